import type { Build, HandCard, Move, Offer, Payment, View } from "../../generated/seven_wonders";
import type { Draft, Offer as Offered, Refusal } from "../../lib/protocol";
import { leftOf, rightOf } from "./wording";

export type Kind = "build" | "recruit" | "stage" | "discard" | "keep" | "copy-leader" | "build-from-pile";
/** One way to do it: the move, and what it costs where it costs something. */
export type Plan = { move: Draft<Move>; payment: Payment | null };
/** What may become of a card; without plans it is not possible, and `ask` is what one asks about. */
export type Fate = { kind: Kind; plans: Plan[]; refusal: Refusal | null; ask: Draft<Move> };

/** The uses of a card, always in the same order (7.3). */
const FATES: Partial<Record<View["phase"], Kind[]>> = {
  draft: ["keep"],
  recruitment: ["recruit", "stage", "discard"],
  turn: ["build", "stage", "discard"],
  seventh: ["build", "stage", "discard"],
  "extra-leader": ["recruit"],
  courtesan: ["copy-leader"],
  pile: ["build-from-pile"],
};

/** The card that a move is about. */
export const cardOf = (move: Draft<Move>): string | null =>
  ("card" in move ? move.card : "leader" in move ? move.leader : null) ?? null;

export function fatesOf(phase: View["phase"], card: HandCard, offers: Offered<Move>[], stage: Offer | null): Fate[] {
  return (FATES[phase] ?? []).map((kind) => {
    const plans = offers
      .filter(({ move }) => move.type === kind && cardOf(move) === card.card)
      .map(({ move }) => ({ move, payment: paid(kind, move, card, stage) }));
    const known =
      kind === "stage" ? stage?.refusal : kind === "build" || kind === "recruit" ? card.offer?.refusal : null;
    return {
      kind,
      plans: plans.toSorted((a, b) => (a.payment?.total ?? 0) - (b.payment?.total ?? 0)),
      refusal: known ?? null,
      ask: asked(kind, card.card),
    };
  });
}

function paid(kind: Kind, move: Move, card: HandCard, stage: Offer | null): Payment | null {
  const { way = "pay", left = 0, right = 0, bank = 0 } = move as Partial<Build>;
  const ways = (kind === "stage" ? stage?.ways : card.offer?.ways) ?? [];
  if (kind === "recruit") return ways[0] ?? null;
  return (
    ways.find((each) => each.way === way && each.left === left && each.right === right && each.bank === bank) ?? null
  );
}

function asked(kind: Kind, id: string): Draft<Move> {
  if (kind === "recruit" || kind === "keep" || kind === "copy-leader") return { type: kind, leader: id };
  if (kind === "build") return { type: kind, card: id, way: "pay", left: 0, right: 0, bank: 0 };
  if (kind === "stage") return { type: kind, card: id, left: 0, right: 0, bank: 0 };
  return { type: kind, card: id };
}

/** What this seat chooses from: its hand, its leaders or, when it is `asked`, the pile it looks through or the leaders next door. */
export function choicesOf(view: View, asked: boolean): HandCard[] {
  if (view.phase === "recruitment" || view.phase === "extra-leader") return view.leaders;
  if (view.phase === "pile" && asked) return onceEach(view.pile.flatMap((lying) => lying.card ?? []));
  if (view.phase === "courtesan" && asked) {
    const city = view.acting ?? 0;
    return onceEach([leftOf(view, city), rightOf(view, city)].flatMap((next) => view.cities[next]?.leaders ?? []));
  }
  return view.hand;
}

/** Each card once, without a price. */
const onceEach = (cards: string[]): HandCard[] => [...new Set(cards)].map((card) => ({ card, offer: null }));
