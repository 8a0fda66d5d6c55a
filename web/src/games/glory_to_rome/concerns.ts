import type { Move, PlayerView, View } from "../../generated/glory_to_rome";
import type { Offer } from "../../lib/protocol";
import { total } from "./wording";

/** What a move would cost beyond itself: it ends the game, or gives up actions that could still be used. */
export type Concern = { kind: "ends-game"; reason: string } | { kind: "gives-up"; left: number };

export function concern(move: Move, view: View, seat: number, asked: string, offers: Offer<Move>[]): Concern | null {
  const reason = ending(move, view, seat);
  if (reason) return { kind: "ends-game", reason };
  if (move.type === "done" && STEPS.has(asked) && offers.length > 1 && !isPart(view, seat, asked, offers)) {
    return { kind: "gives-up", left: view.now?.left ?? 1 };
  }
  return null;
}

const STEPS = new Set(["ask-patron-step", "ask-laborer-step", "ask-build-step", "ask-merchant-step"]);

/** The reason for which the game would be over, as in `end-<reason>`; "" if it goes on. */
export function ending(move: Move, view: View, seat: number): string {
  const player = view.players[seat] as PlayerView;
  switch (move.type) {
    case "found":
      return move.side === "in-town" && total(view.in_town) === 1 ? "last-in-town-site-taken" : "";
    case "add":
    case "add-from-hand":
    case "add-from-pool":
    case "add-drawn":
      return move.finish && move.structure === "catacomb" && view.variant !== "simplified" ? "catacomb-completed" : "";
    case "think":
      return move.take === "orders" && drawn(player) >= view.deck ? "deck-empty" : "";
    case "hire-from-deck":
    case "sell-from-deck":
    case "draw-card":
      return view.deck <= 1 ? "deck-empty" : "";
    default:
      return "";
  }
}

/** How many orders this player would draw by thinking (5.1). */
export function drawn(player: PlayerView): number {
  return Math.max(player.hand_limit - player.hand_size, 1);
}

/** Has a part of this action been done already? Then `done` ends only this action, not all (8.2, 9.1, 14.2). */
export function isPart(view: View, seat: number, asked: string, offers: Offer<Move>[]): boolean {
  const player = view.players[seat] as PlayerView;
  const has = (type: string) => offers.some((offer) => offer.move.type === type);
  const uses = (structure: PlayerView["functions"][number]) => player.functions.includes(structure);
  const orders = player.hand_size > player.senators;
  switch (asked) {
    case "ask-patron-step":
      return (
        (total(view.pool) > 0 && !has("hire")) ||
        (uses("aqueduct") && orders && !has("hire-from-hand")) ||
        (uses("bar") && !has("hire-from-deck"))
      );
    case "ask-laborer-step":
      return (total(view.pool) > 0 && !has("fetch")) || (uses("dock") && orders && !has("fetch-from-hand"));
    case "ask-merchant-step":
      return (total(player.stockpile) > 0 && !has("sell")) || (uses("basilica") && orders && !has("sell-from-hand"));
    default:
      return false;
  }
}
