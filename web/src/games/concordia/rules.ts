import type { CardView, Move, PlayerView, View } from "../../generated/concordia";
import type { Draft } from "../../lib/protocol";
import { amount, covers, less, plus, type Good, type Goods } from "./wording";

/** What the board must know of the rules to say beforehand what a move does; what is legal only the table says. */

export const SPECIALISTS: Record<string, Good> = {
  mason: "brick",
  farmer: "food",
  smith: "tools",
  vintner: "wine",
  weaver: "cloth",
};
const SETTLING: Goods = { food: 1, tools: 1 }; // 6.1.3, 6.5.a
const playerOf = (view: View, seat: number): PlayerView => view.players[seat] as PlayerView;

/** The cities at both ends of a line id. */
export const endsOf = (line: string): string[] => line.split("--").slice(0, 2);
export const isLine = (place: string): boolean => place.includes("--");

/** Where a player could build and pay, with colonists in these places (6.2.7). */
export function sites(
  view: View,
  seat: number,
  places = playerOf(view, seat).colonists.map(({ at }) => at),
  player = playerOf(view, seat),
): string[] {
  if (!player.houses_left) return [];
  const near = new Set(places.filter(isLine).flatMap(endsOf));
  return [...near].filter((id) => {
    const city = view.cities[id];
    if (!city?.good || player.houses.includes(id)) return false;
    return city.coins <= player.coins && covers(player.goods, view.house_goods[city.good] ?? {});
  });
}

export const canSettle = (player: PlayerView): boolean => amount(player.stored) > 0 && covers(player.goods, SETTLING);

/** What a player's houses in a province yield (5.5.2). */
export function harvest(view: View, seat: number, province: string): Goods {
  const found: Goods = {};
  for (const city of Object.values(view.cities)) {
    if (city.province === province && city.good && city.houses.includes(seat))
      found[city.good] = (found[city.good] ?? 0) + 1;
  }
  return found;
}

/** What a Prefect of this seat yields to everybody there; the bonus goes to the seat (6.3.a). */
export function production(view: View, seat: number, province: string): Goods[] {
  const marker = view.provinces[province];
  return view.players.map((_, other) => {
    const own = harvest(view, other, province);
    return other === seat && marker ? plus(own, { [marker.good]: view.praefectus === seat ? 2 : 1 }) : own;
  });
}

export function markerCoins(view: View): number {
  return Object.values(view.provinces).reduce((sum, { active, coins }) => sum + (active ? 0 : coins), 0);
}

export const specialistYield = (view: View, seat: number, action: string): number =>
  Object.values(view.cities).filter((city) => city.good === SPECIALISTS[action] && city.houses.includes(seat)).length;

/** The goods a card costs in its slot, and whether a "?" comes on top (6.7.2, 6.8.1). */
export function price(card: CardView, extra: string[], consul: boolean): { goods: Goods; any: boolean } {
  const added: Goods = {};
  for (const good of consul ? [] : extra) if (good !== "any") added[good] = (added[good] ?? 0) + 1;
  return { goods: plus(card.cost, added), any: !consul && extra.includes("any") };
}

export function canBuy(view: View, goods: Goods, consul: boolean): boolean {
  return view.market.some(({ card, extra }) => {
    if (!card) return false;
    const cost = price(card, extra, consul);
    return covers(goods, cost.goods) && amount(less(goods, cost.goods)) >= (cost.any ? 1 : 0);
  });
}

/** Seats whose top card a Diplomat can copy (6.4.1). */
export function copyable(view: View, seat: number): number[] {
  return view.players.flatMap(({ top }, other) =>
    other !== seat && top && top !== "diplomat" && top !== "tribune" ? [other] : [],
  );
}

// ---- what a move does beyond itself -------------------------------------------------------------

export type Warning = { key: string; args: Record<string, unknown> };
/** Does the move end the turn, so that it can hardly be taken back, and is anything lost by it? */
export type Outlook = { ends: boolean; warnings: Warning[] };
const goesOn: Outlook = { ends: false, warnings: [] };
const ends = (...warnings: Warning[]): Outlook => ({ ends: true, warnings });

export function outlook(move: Draft<Move>, view: View, seat: number, offers: number): Outlook {
  const player = playerOf(view, seat);
  switch (move.type) {
    case "play":
      return action(move.card, view, seat);
    case "copy":
      return action(playerOf(view, move.target).top ?? "", view, seat);
    case "travel": {
      const places = player.colonists.map(({ at }) => at);
      places[places.indexOf(move.origin)] = move.line;
      return view.points === move.points && !sites(view, seat, places).length ? ends() : goesOn;
    }
    case "end-moving": {
      if (sites(view, seat).length) return goesOn;
      return ends(...(offers > 1 ? [{ key: "warn-end-moving", args: { n: view.points ?? 0 } }] : []));
    }
    case "build":
      return sites(view, seat, undefined, afterBuilding(view, player, move.city)).length ? goesOn : ends();
    case "end-building":
      return ends({ key: "warn-end-building", args: { cities: sites(view, seat) } });
    case "produce":
      return ends(...lost(player, amount(production(view, seat, move.province)[seat] ?? {})));
    case "settle":
      return view.question === "tribune-colonist" || !canSettle(afterSettling(player, move.colonist)) ? ends() : goesOn;
    case "recruit": {
      const bought = less(
        player.goods,
        move.any ? plus(paid(view, move.card), { [move.any]: 1 }) : paid(view, move.card),
      );
      const left = (view.purchases ?? 0) - 1;
      const rest = {
        ...view,
        market: view.market.map((slot) => (slot.card?.id === move.card ? { ...slot, card: null } : slot)),
      };
      return view.stack.length || (left > 0 && canBuy(rest, bought, view.consul)) ? goesOn : ends();
    }
    case "take-coins":
      return ends();
    default:
      return goesOn;
  }
}

function action(card: string, view: View, seat: number): Outlook {
  const player = playerOf(view, seat);
  const nothing = { key: "warn-no-effect", args: { card } };
  switch (card) {
    case "tribune":
      return canSettle(player) ? goesOn : ends();
    case "prefect":
      return Object.values(view.provinces).some(({ active }) => active) ? goesOn : ends();
    case "diplomat": {
      const [first, ...more] = copyable(view, seat);
      if (first === undefined) return ends(nothing);
      return more.length ? goesOn : action(playerOf(view, first).top ?? "", view, seat);
    }
    case "senator":
    case "consul":
      return canBuy(view, player.goods, card === "consul") ? goesOn : ends(nothing);
    case "colonist":
      return canSettle(player) ? goesOn : ends();
    default: {
      if (!(card in SPECIALISTS)) return goesOn;
      const n = specialistYield(view, seat, card);
      return n ? ends(...lost(player, n)) : ends(nothing);
    }
  }
}

function lost(player: PlayerView, gained: number): Warning[] {
  if (gained <= player.free) return [];
  return [player.free ? { key: "warn-overflow", args: { n: player.free } } : { key: "warn-storehouse-full", args: {} }];
}

function afterBuilding(view: View, player: PlayerView, city: string): PlayerView {
  const at = view.cities[city];
  const goods = less(player.goods, view.house_goods[at?.good ?? ""] ?? {});
  return {
    ...player,
    goods,
    coins: player.coins - (at?.coins ?? 0),
    houses: [...player.houses, city],
    houses_left: player.houses_left - 1,
  };
}

function afterSettling(player: PlayerView, kind: string): PlayerView {
  return { ...player, goods: less(player.goods, SETTLING), stored: less(player.stored, { [kind]: 1 }) };
}

function paid(view: View, card: string): Goods {
  const slot = view.market.find((each) => each.card?.id === card);
  return slot?.card ? price(slot.card, slot.extra, view.consul).goods : {};
}
