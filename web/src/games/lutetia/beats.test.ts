import { describe, expect, it } from "vitest";
import type { View } from "../../generated/lutetia";
import type { LogLine } from "../../lib/protocol";
import { changedBy, lastReveal, lastWave } from "./chronicle";
import { retell, worthTelling } from "./beats";
import stored from "./samples.json";

// From real games of the engine: web/scripts/lutetia-samples.py.
const samples = stored as unknown as { before: View; events: LogLine[]; after: View }[];
const say = (key: string, args: LogLine["args"] = {}): LogLine => ({ key: `log-${key}`, args });

/** What everybody at the table can see; the card an Apprentice joins is not told, only its resource. */
const seen = (view: View) => ({
  market: view.market,
  round: view.round,
  decks: [view.characters_left, view.places_left],
  players: view.players.map(({ supply, cards, units, legions, waiting, bids }) => ({
    supply,
    cards: cards.map((card) => card.id).sort(),
    units,
    legions,
    waiting,
    bids,
  })),
});

describe("a telling", () => {
  const told = samples.filter(({ events }) => worthTelling(events));

  it.each(told.map((sample, i) => [i, sample] as const))(
    "of sample %i ends where the engine ends",
    (_, { before, events, after }) => {
      const known = structuredClone(before);
      // The last beat is the position itself; one more shows what the telling alone had come to.
      const beats = retell(known, after, [...events, say("round", { n: after.round })], 0);
      expect(seen(beats.at(-2)?.view as View)).toEqual(seen(after));
      expect(known).toEqual(before);
    },
  );

  it("goes slot by slot and ends with the position itself", () => {
    const sample = samples.find(
      ({ events }) => events.filter(({ key }) => key === "log-slot-one" || key === "log-slot-contested").length > 2,
    );
    const { before, events, after } = sample!;
    const beats = retell(before, after, events, 10);
    expect(beats.at(-1)?.view).toBe(after);
    expect(beats.at(-1)?.told).toBe(10 + events.length);
    expect(beats.flatMap((beat) => beat.events)).toEqual(events);
    for (const beat of beats)
      expect(beat.events.filter(({ key }) => /slot-(one|contested)/.test(key)).length).toBeLessThan(2);
    expect(beats.filter((beat) => beat.events.some(({ key }) => key === "log-reveal"))).toHaveLength(1);
  });

  it("is not made of choices that are only laid down", () => {
    expect(worthTelling([say("bid", { seat: 1 }), say("bid-own", { first: "A", second: "2" })])).toBe(false);
  });
});

describe("the chronicle", () => {
  it("knows what the last wave added, to whom", () => {
    const log = [
      say("wave-revealed"),
      say("bribe", { seat: 1, n: 9, position: "first" }),
      say("wave", { wave: 2 }),
      say("wave-revealed"),
      say("bribe-both", { seat: 0, first: 1, second: 2 }),
      say("bribe", { seat: 1, n: 3, position: "second" }),
      say("bribe-pass", { seat: 2 }),
    ];
    expect(Object.fromEntries(lastWave(log))).toEqual({ 0: [1, 2], 1: [0, 3], 2: null });
  });

  it("forgets the bribes of the round before", () => {
    expect(
      lastWave([
        say("wave-revealed"),
        say("bribe", { seat: 1, n: 9, position: "first" }),
        say("value", { slots: [] }),
        say("round", { n: 2 }),
        say("bid-all"),
      ]).size,
    ).toBe(0);
  });

  it("remembers what everybody revealed and what came of it", () => {
    const log = [
      say("reveal", { seat: 0, first: "A", second: "INCOME" }),
      say("reveal", { seat: 1, first: "A", second: "2" }),
      say("reveal", { seat: 2, first: "B", second: "2" }),
      say("slot-contested", { slot: "A", seats: [0, 1] }),
      say("win", { seat: 1, slot: "A" }),
      say("compensation", { seat: 0, n: 1 }),
      say("buy", { seat: 1, slot: "A" }),
      say("slot-one", { slot: "B", seat: 2 }),
      say("cannot-pay", { seat: 2, slot: "B" }),
      say("slot-contested", { slot: "2", seats: [1, 2] }),
      say("tie", { slot: "2" }),
      say("compensation", { seat: 1, n: 1 }),
      say("round", { n: 2 }),
      say("deal", { slot: "A", card: "baker" }),
    ];
    const fates = Object.fromEntries(
      [...lastReveal(log)].map(([seat, cards]) => [seat, cards.map(({ action, fate }) => `${action} ${fate}`)]),
    );
    expect(fates).toEqual({ 0: ["A lost", "income income"], 1: ["A bought", "2 tied"], 2: ["B unpaid", "2 tied"] });
  });

  it("names what has just changed", () => {
    expect([
      ...changedBy([
        say("buy", { seat: 1, slot: "A" }),
        say("value", { slots: ["2"] }),
        say("bribe", { seat: 0, n: 1, position: "second" }),
      ]),
    ]).toEqual(["slot A", "cards 1", "coins 2", "bid 0 1"]);
  });
});
