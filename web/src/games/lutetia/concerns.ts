import type { CardView, View } from "../../generated/lutetia";
import type { Args, Move } from "../../lib/protocol";
import { INCOME } from "./cards";
import { outlook } from "./money";

/** Something a move would lose, to be asked before it is made. */
export type Concern = { key: string; args: Args; cards?: CardView[]; target?: number };

type Bid = { type: "bid"; first: string; second: string };
type Bribe = { type: "bribe"; first: number; second: number };
type Add = { type: "add"; position: "first" | "second"; amount: number };
type Legions = { type: "legions"; by_seat: number[] };

/** `bluffed`: the player has already said that a bribe on Income is meant. */
export function concerns(move: Move, view: View, seat: number, { bluffed = false } = {}): Concern[] {
  switch (move.type) {
    case "bid":
      return poorBids(move as Bid, view, seat);
    case "bribe": {
      const { first, second } = move as Bribe;
      return bribeConcerns([first, second], view, seat, bluffed);
    }
    case "add": {
      const { position, amount } = move as Add;
      return bribeConcerns(position === "first" ? [amount, 0] : [0, amount], view, seat, bluffed);
    }
    case "legions":
      return (move as Legions).by_seat.flatMap((n, target) => (n && target !== seat ? [{ key: "confirm-legion-other", args: { n }, target }] : []));
    default:
      return [];
  }
}

function poorBids({ first, second }: Bid, view: View, seat: number): Concern[] {
  const supply = view.players[seat]?.supply ?? 0;
  const { verdict, income, cards } = outlook(view, seat, [first, second], supply);
  if (verdict !== "short") return [];
  return cards.filter((card) => card.cost > supply + income).map((card) => ({ key: "confirm-bid-poor", args: { supply, card: card.kind, cost: card.cost } }));
}

function bribeConcerns(added: [number, number], view: View, seat: number, bluffed: boolean): Concern[] {
  const found: Concern[] = [];
  const player = view.players[seat];
  if (!player || !(added[0] + added[1])) return found;
  if (!bluffed && player.bids.some((bid, i) => bid.action === INCOME && added[i])) found.push({ key: "confirm-bribe-income", args: {} });
  const left = player.supply - added[0] - added[1];
  const { verdict, cards } = outlook(view, seat, player.bids.map((bid) => bid.action ?? ""), left);
  if (verdict === "short") found.push({ key: "confirm-bribe-poor", args: { left }, cards });
  return found;
}
