import type { Move, PlayerView, View } from "../../generated/concordia";
import type { Refusal } from "../../lib/protocol";
import { amount, GOODS, type Good, type Goods } from "./wording";

/**
 * A Mercator's order in the making: what is still to be traded, by good; negative: sold (6.6.2). What has been traded
 * already, `view.traded`, stands.
 */
export type Order = Goods;

const KINDS = 2;

/** The purse and the storehouse once the order is carried out. */
export function after(view: View, player: PlayerView, order: Order): { coins: number; free: number; goods: Goods } {
  const goods = Object.fromEntries(GOODS.map((good) => [good, (player.goods[good] ?? 0) + (order[good] ?? 0)]));
  const spent = GOODS.reduce((sum, good) => sum + (order[good] ?? 0) * (view.prices[good] ?? 0), 0);
  return { coins: player.coins - spent, free: player.free - amount(order), goods };
}

export const whole = (view: View, order: Order, good: Good): number => (view.traded?.[good] ?? 0) + (order[good] ?? 0);

/** Why one more (or one less) of a good cannot be put on the order; null if it can. Taking back a part always can. */
export function refused(view: View, player: PlayerView, order: Order, good: Good, step: 1 | -1): Refusal | null {
  const now = order[good] ?? 0;
  if (now && Math.sign(now) !== step) return backwards(view, player, order, good, step);
  const done = view.traded?.[good] ?? 0;
  if (done && Math.sign(done) !== step) return no(step > 0 ? "no-trade-buy-sold" : "no-trade-sell-bought", "6.6.2");
  if (!done && !now && GOODS.filter((each) => whole(view, order, each)).length >= KINDS)
    return no("no-trade-third-kind", "6.6.2");
  return limits(view, player, { ...order, [good]: now + step }, good, step);
}

/** A sale that pays for a purchase, or makes room for it, has to stay. */
function backwards(view: View, player: PlayerView, order: Order, good: Good, step: 1 | -1): Refusal | null {
  return step > 0 ? limits(view, player, { ...order, [good]: (order[good] ?? 0) + 1 }, good, 1) : null;
}

function limits(view: View, player: PlayerView, order: Order, good: Good, step: 1 | -1): Refusal | null {
  const then = after(view, player, order);
  if ((then.goods[good] ?? 0) < 0) return no("no-trade-stock", "6.6.4");
  if (step > 0 && then.free < 0) return no("no-trade-space", "6.6.4");
  if (step > 0 && then.coins < 0) return no("no-trade-coins", "6.6.4", { n: -then.coins });
  return null;
}

const no = (key: string, clause: string, args = {}): Refusal => ({ key, clause, args });

/** The moves that carry an order out: what is sold pays for what is bought and makes room for it. */
export function moves(order: Order): Move[] {
  const of = (type: "sell" | "buy", sign: 1 | -1) =>
    GOODS.flatMap((good) =>
      Math.sign(order[good] ?? 0) === sign ? [{ type, good, n: Math.abs(order[good] ?? 0) }] : [],
    );
  return [...of("sell", -1), ...of("buy", 1), { type: "end-trading" }];
}
