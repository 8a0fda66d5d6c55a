import { describe, expect, it } from "vitest";
import { player, view } from "./samples";
import { after, moves, refused, whole } from "./trade";

const me = player({ coins: 4, free: 1, goods: { brick: 1, food: 2, tools: 0, wine: 1, cloth: 1 } });
const trading = view({ traded: { brick: 0, food: 0, tools: 0, wine: 0, cloth: 0 }, players: [me, player()] });
const why = (
  order: Record<string, number>,
  good: "brick" | "food" | "tools" | "wine" | "cloth",
  step: 1 | -1,
  position = trading,
) => refused(position, me, order, good, step)?.key ?? null;

describe("an order", () => {
  it("counts what it leaves in purse and storehouse", () => {
    expect(after(trading, me, { food: -2, tools: 1 })).toMatchObject({
      coins: 7,
      free: 2,
      goods: { food: 0, tools: 1 },
    });
  });

  it("may trade in two kinds of goods, each one way only (6.6.2)", () => {
    expect(why({ food: -1, wine: -1 }, "cloth", -1)).toBe("no-trade-third-kind");
    expect(why({ food: -1, wine: -1 }, "food", -1)).toBeNull();
  });

  it("cannot sell what is not there or buy what does not fit or cannot be paid (6.6.4)", () => {
    expect(why({}, "tools", -1)).toBe("no-trade-stock");
    expect(why({}, "tools", 1)).toBe("no-trade-coins");
    expect(why({ brick: 1 }, "brick", 1)).toBe("no-trade-space");
    expect(why({}, "food", 1)).toBeNull();
  });

  it("pays purchases with sales, which then have to stay", () => {
    expect(why({ wine: -1 }, "tools", 1)).toBeNull();
    expect(why({ wine: -1, tools: 1 }, "wine", 1)).toBe("no-trade-coins");
    expect(why({ wine: -1, tools: 1 }, "tools", -1)).toBeNull();
  });

  it("goes on from what has been traded already", () => {
    const begun = { ...trading, traded: { ...trading.traded, food: -1, wine: 1 } };
    expect(whole(begun, { food: -1 }, "food")).toBe(-2);
    expect(why({}, "food", 1, begun)).toBe("no-trade-buy-sold");
    expect(why({}, "wine", -1, begun)).toBe("no-trade-sell-bought");
    expect(why({}, "cloth", -1, begun)).toBe("no-trade-third-kind");
  });

  it("is carried out sales first, and ends the trading", () => {
    expect(moves({ cloth: 1, food: -2, brick: 0 })).toEqual([
      { type: "sell", good: "food", n: 2 },
      { type: "buy", good: "cloth", n: 1 },
      { type: "end-trading" },
    ]);
    expect(moves({})).toEqual([{ type: "end-trading" }]);
  });
});
