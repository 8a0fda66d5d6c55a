import { describe, expect, it } from "vitest";
import type { HandCard, Move, Payment, View } from "../../generated/seven_wonders";
import type { Offer } from "../../lib/protocol";
import { choicesOf, fatesOf } from "./fates";

const payment = (way: Payment["way"], left: number, right: number, total: number): Payment => ({
  way,
  left,
  right,
  bank: 0,
  coins: 0,
  total,
  back: 0,
  buys: [],
  reduction: null,
  chain: null,
});
const offer = (move: Move): Offer<Move> => ({ move, final: false });
const build = (left: number, right: number) =>
  offer({ type: "build", card: "stables", way: "pay", left, right, bank: 0 });
const card: HandCard = {
  card: "stables",
  offer: { ways: [payment("pay", 0, 2, 2), payment("pay", 4, 0, 4)], refusal: null },
};

describe("what may become of a card", () => {
  it("is always the same three, in the same order", () => {
    const fates = fatesOf("turn", card, [offer({ type: "discard", card: "stables" })], null);
    expect(fates.map((fate) => [fate.kind, fate.plans.length])).toEqual([
      ["build", 0],
      ["stage", 0],
      ["discard", 1],
    ]);
  });

  it("lists every payment, the cheapest first", () => {
    const [first] = fatesOf("turn", card, [build(4, 0), build(0, 2)], null);
    expect(first?.plans.map((plan) => plan.payment?.total)).toEqual([2, 4]);
  });

  it("says why it is not possible, where the view knows", () => {
    const refusal = { key: "no-same-name", clause: "7.3.1", args: {} };
    const fates = fatesOf("turn", { card: "stables", offer: { ways: [], refusal } }, [], {
      ways: [],
      refusal: { ...refusal, key: "no-stage-none" },
    });
    expect(fates.map((fate) => fate.refusal?.key)).toEqual(["no-same-name", "no-stage-none", undefined]);
  });

  it("does not take another card's offers", () => {
    const fates = fatesOf("turn", { ...card, card: "altar" }, [build(0, 2)], null);
    expect(fates.flatMap((fate) => fate.plans)).toEqual([]);
  });
});

describe("what one chooses from", () => {
  const view = {
    phase: "pile",
    hand: [],
    leaders: [],
    pile: [{ card: "altar" }, { card: null }, { card: "altar" }, { card: "baths" }],
  } as unknown as View;

  it("is the pile for whom looks through it, each name once", () => {
    expect(choicesOf(view, true).map((each) => each.card)).toEqual(["altar", "baths"]);
    expect(choicesOf(view, false)).toEqual([]);
  });

  it("is the leaders next door for the Courtesan", () => {
    const leaders = [["sappho"], ["midas", "nero"], ["plato"], ["midas", "zenobia"]];
    const cities = leaders.map((each) => ({ leaders: each }));
    const asked = { ...view, phase: "courtesan", acting: 0, cities } as View;
    expect(choicesOf(asked, true).map((each) => each.card)).toEqual(["midas", "nero", "zenobia"]);
  });
});
