import { describe, expect, it } from "vitest";
import type { CardView, Move, View } from "../../generated/lutetia";
import { concerns } from "./concerns";
import { outlook, settleOrder } from "./money";
import stored from "./samples.json";

const samples = stored as unknown as { before: View }[];

function card(kind: string, cost: number, more: Partial<CardView> = {}): CardView {
  return {
    id: `${kind}-${cost}`,
    kind,
    cost,
    color: null,
    resource: null,
    units: 0,
    talent: null,
    roman: false,
    recipe: {},
    host: null,
    ...more,
  };
}

/** Seat 0 of three, with this supply and these bids; A costs 3, B 1, 1 is a Tavern for 1 with 2 coins on it, 2 costs 2. */
function view(supply: number, bids: string[] = [], bribes = [0, 0]): View {
  const base = structuredClone(samples[0]!.before);
  const slot = (held: CardView, coins = 0) => ({ card: held, coins, row: "character" as const });
  base.market = {
    A: slot(card("druid", 3, { talent: 1, resource: "elixir", units: 2 })),
    B: slot(card("legion", 1)),
    "1": slot(card("tavern", 1), 2),
    "2": slot(card("mill", 2)),
  };
  base.players[0] = {
    ...base.players[0]!,
    supply,
    bids: bids.map((action, i) => ({ action, bribe: bribes[i]!, strength: bribes[i]! })),
    units: { beer: 1 },
  };
  return base;
}

describe("money", () => {
  it("is settled characters first", () => {
    expect(settleOrder(["2", "income", "B", "1", "A"])).toEqual(["A", "B", "1", "2"]);
  });

  it("is enough, short, or enough only later", () => {
    expect(outlook(view(4), 0, ["A", "B"], 4).verdict).toBe("enough");
    expect(outlook(view(4), 0, ["A", "B"], 3).verdict).toBe("short");
    expect(outlook(view(4), 0, ["1", "2"], 1).verdict).toBe("later"); // the Tavern pays 5 + 1, and 2 coins lie on it
    expect(outlook(view(4), 0, ["income", "income"], 0)).toMatchObject({ verdict: "nothing", income: 6 });
  });

  it("counts Income, which comes before anything is paid", () => {
    expect(outlook(view(0), 0, ["A", "income"], 0)).toMatchObject({ verdict: "enough", income: 3 });
  });

  it("names the card that cannot be paid even alone", () => {
    expect(outlook(view(2), 0, ["A", "B"], 2).cards.map((each) => each.kind)).toEqual(["druid"]);
    expect(outlook(view(3), 0, ["A", "B"], 3).cards.map((each) => each.kind)).toEqual(["druid", "legion"]);
  });
});

describe("questions before a loss", () => {
  const keys = (move: object, at: View, seat = 0, more = {}) =>
    concerns(move as Move, at, seat, more).map(({ key }) => key);

  it("come with a bid that cannot be paid", () => {
    expect(keys({ type: "bid", first: "A", second: "B" }, view(2))).toEqual(["confirm-bid-poor"]);
    expect(keys({ type: "bid", first: "A", second: "income" }, view(2))).toEqual([]);
  });

  it("come with a bribe that leaves too little, and with a bluff", () => {
    expect(keys({ type: "bribe", first: 1, second: 0 }, view(4, ["A", "B"]))).toEqual(["confirm-bribe-poor"]);
    expect(keys({ type: "bribe", first: 0, second: 0 }, view(1, ["A", "B"]))).toEqual([]);
    expect(keys({ type: "bribe", first: 0, second: 1 }, view(9, ["A", "income"]))).toEqual(["confirm-bribe-income"]);
    expect(keys({ type: "bribe", first: 0, second: 1 }, view(9, ["A", "income"]), 0, { bluffed: true })).toEqual([]);
    expect(keys({ type: "add", position: "second", amount: 2 }, view(3, ["A", "income"]))).toEqual([
      "confirm-bribe-income",
    ]);
    expect(keys({ type: "add", position: "first", amount: 2 }, view(3, ["A", "B"]))).toEqual(["confirm-bribe-poor"]);
  });

  it("come with Legions for somebody else", () => {
    expect(concerns({ type: "legions", by_seat: [1, 2, 0] }, view(1), 0)).toEqual([
      { key: "confirm-legion-other", args: { n: 2 }, target: 1 },
    ]);
    expect(keys({ type: "legions", by_seat: [1, 0, 0] }, view(1))).toEqual([]);
  });
});
