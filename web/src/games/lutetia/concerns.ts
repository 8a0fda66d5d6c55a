import type { Bid, CardView, Move, View } from "../../generated/lutetia";
import type { Args, Draft } from "../../lib/protocol";
import { INCOME } from "./wording";
import { outlook } from "./money";

/** Something a move would lose, to be asked before it is made. */
export type Concern = { key: string; args: Args; cards?: CardView[]; target?: number };

/** `bluffed`: the player has already said that a bribe on Income is meant. */
export function concerns(move: Draft<Move>, view: View, seat: number, { bluffed = false } = {}): Concern[] {
  switch (move.type) {
    case "bid":
      return poorBids(move, view, seat);
    case "bribe":
      return bribeConcerns([move.first, move.second], view, seat, bluffed);
    case "add": {
      const { position, amount } = move;
      return bribeConcerns(position === "first" ? [amount, 0] : [0, amount], view, seat, bluffed);
    }
    case "legions":
      return move.by_seat.flatMap((n, target) =>
        n && target !== seat ? [{ key: "confirm-legion-other", args: { n }, target }] : [],
      );
    default:
      return [];
  }
}

function poorBids({ first, second }: Draft<Bid>, view: View, seat: number): Concern[] {
  const supply = view.players[seat]?.supply ?? 0;
  const { verdict, income, cards } = outlook(view, seat, [first, second], supply);
  if (verdict !== "short") return [];
  return cards
    .filter((card) => card.cost > supply + income)
    .map((card) => ({ key: "confirm-bid-poor", args: { supply, card: card.kind, cost: card.cost } }));
}

function bribeConcerns(added: [number, number], view: View, seat: number, bluffed: boolean): Concern[] {
  const found: Concern[] = [];
  const player = view.players[seat];
  if (!player || !(added[0] + added[1])) return found;
  if (!bluffed && player.bids.some((bid, i) => bid.action === INCOME && added[i]))
    found.push({ key: "confirm-bribe-income", args: {} });
  const left = player.supply - added[0] - added[1];
  const { verdict, cards } = outlook(
    view,
    seat,
    player.bids.map((bid) => bid.action ?? ""),
    left,
  );
  if (verdict === "short") found.push({ key: "confirm-bribe-poor", args: { left }, cards });
  return found;
}
