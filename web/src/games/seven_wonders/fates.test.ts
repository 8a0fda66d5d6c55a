import { describe, expect, it } from "vitest";
import type { HandCard, Payment, View } from "../../generated/seven_wonders";
import type { Move, Offer } from "../../lib/protocol";
import { choicesOf, fatesOf } from "./fates";

const payment = (way: Payment["way"], left: number, right: number, total: number): Payment => ({ way, left, right, bank: 0, coins: 0, total, back: 0, buys: [], reduction: null, chain: null });
const offer = (move: Move & Record<string, unknown>): Offer => ({ move, final: false }) as Offer;
const build = (left: number, right: number) => offer({ type: "build", card: "stables", way: "pay", left, right, bank: 0 });
const card: HandCard = { card: "stables", offer: { ways: [payment("pay", 0, 2, 2), payment("pay", 4, 0, 4)], refusal: null } };

describe("what may become of a card", () => {
  it("is always the same three, in the same order", () => {
    const fates = fatesOf("turn", card, [offer({ type: "discard", card: "stables" })], null);
    expect(fates.map((fate) => [fate.kind, fate.plans.length])).toEqual([["build", 0], ["stage", 0], ["discard", 1]]);
  });

  it("lists every payment, the cheapest first", () => {
    const [first] = fatesOf("turn", card, [build(4, 0), build(0, 2)], null);
    expect(first?.plans.map((plan) => plan.payment?.total)).toEqual([2, 4]);
  });

  it("says why it is not possible, where the view knows", () => {
    const refusal = { key: "no-same-name", clause: "7.3.1", args: {} };
    const fates = fatesOf("turn", { card: "stables", offer: { ways: [], refusal } }, [], { ways: [], refusal: { ...refusal, key: "no-stage-none" } });
    expect(fates.map((fate) => fate.refusal?.key)).toEqual(["no-same-name", "no-stage-none", undefined]);
  });

  it("does not take another card's offers", () => {
    const fates = fatesOf("turn", { ...card, card: "altar" }, [build(0, 2)], null);
    expect(fates.flatMap((fate) => fate.plans)).toEqual([]);
  });
});

describe("what one chooses from", () => {
  const view = { phase: "pile", hand: [], leaders: [], pile: [{ card: "altar" }, { card: null }, { card: "altar" }, { card: "baths" }] } as unknown as View;

  it("is the pile for whom looks through it, each name once", () => {
    expect(choicesOf(view, [offer({ type: "decline" })]).map((each) => each.card)).toEqual(["altar", "baths"]);
    expect(choicesOf(view, [])).toEqual([]);
  });

  it("is the leaders next door for the Courtesan", () => {
    const offers = [offer({ type: "copy-leader", leader: "midas" })];
    expect(choicesOf({ ...view, phase: "courtesan" }, offers).map((each) => each.card)).toEqual(["midas"]);
  });
});
