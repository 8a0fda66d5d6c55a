import type { Move } from "../../generated/concordia";
import { describe, expect, it } from "vitest";
import { canBuy, copyable, harvest, markerCoins, outlook, price, production, sites } from "./rules";
import { card, player, view } from "./samples";

const move = (fields: Record<string, unknown>) => fields as unknown as Move;
const on = (...places: string[]) => places.map((at) => ({ kind: "land", at }));

describe("sites", () => {
  it("are the cities at the ends of one's lines that one can pay for", () => {
    const mine = player({ colonists: on("cosa--florentia--land") });
    expect(sites(view({ players: [mine, player()] }), 0)).toEqual(["cosa"]);
    expect(sites(view({ players: [{ ...mine, coins: 8 }, player()] }), 0).sort()).toEqual(["cosa", "florentia"]);
  });

  it("are none for a colonist in a city, in Roma, or where one has a house", () => {
    expect(sites(view(), 0)).toEqual([]);
    expect(
      sites(view({ players: [player({ colonists: on("cosa--roma--land"), houses: ["cosa"] }), player()] }), 0),
    ).toEqual([]);
  });
});

describe("production", () => {
  it("yields to everybody with houses there, and the bonus to the Prefect's player", () => {
    expect(production(view(), 0, "etruria")).toEqual([{ wine: 1 }, { wine: 1 }]);
  });

  it("doubles the bonus for the holder of Praefectus Magnus", () => {
    expect(production(view({ praefectus: 0 }), 0, "etruria")[0]).toEqual({ wine: 2 });
    expect(harvest(view(), 0, "etruria")).toEqual({});
  });

  it("counts the coins of the inactive markers only", () => {
    expect(markerCoins(view())).toBe(2);
  });
});

describe("prices of cards", () => {
  const weaver = card("weaver", { cost: { brick: 1, cloth: 1 } });

  it("are the goods on the card and under its slot; the Consul ignores the slot", () => {
    expect(price(weaver, ["any", "cloth"], false)).toEqual({ goods: { brick: 1, cloth: 2 }, any: true });
    expect(price(weaver, ["any", "cloth"], true)).toEqual({ goods: { brick: 1, cloth: 1 }, any: false });
  });

  it("need one more good for a ?", () => {
    const market = [{ card: weaver, extra: ["any"], due: ["any"] }];
    expect(canBuy(view({ market }), { brick: 1, cloth: 1 }, false)).toBe(false);
    expect(canBuy(view({ market }), { brick: 1, cloth: 1, food: 1 }, false)).toBe(true);
    expect(canBuy(view({ market }), { brick: 1, cloth: 1 }, true)).toBe(true);
  });
});

it("copies neither Diplomats nor Tribunes, nor an empty pile", () => {
  const players = [
    player({ top: "senator" }),
    player({ top: "diplomat" }),
    player({ top: "tribune" }),
    player(),
    player({ top: "mason" }),
  ];
  expect(copyable(view({ players }), 0)).toEqual([4]);
});

describe("the outlook of a move", () => {
  const weigh = (of: Record<string, unknown>, position = view()) => outlook(move(of), position, 0, 5);

  it("says that a Specialist ends the turn, and what is lost by it", () => {
    expect(weigh({ type: "play", card: "mason" })).toEqual({
      ends: true,
      warnings: [{ key: "warn-no-effect", args: { card: "mason" } }],
    });
    const cities = { ...view().cities, cosa: { province: "etruria", good: "brick", houses: [0], coins: 1 } };
    expect(weigh({ type: "play", card: "mason" }, view({ cities }))).toEqual({ ends: true, warnings: [] });
    expect(
      weigh({ type: "play", card: "mason" }, view({ cities, players: [player({ free: 0 }), player()] })).warnings[0]
        ?.key,
    ).toBe("warn-storehouse-full");
  });

  it("lets cards that ask something be played at once", () => {
    for (const name of ["architect", "prefect", "mercator", "mercator-market", "tribune", "colonist"])
      expect(weigh({ type: "play", card: name }).ends, name).toBe(false);
  });

  it("knows a Tribune and a Colonist without the price of a colonist", () => {
    const poor = view({ players: [player({ goods: { brick: 1 } }), player()] });
    for (const name of ["tribune", "colonist"]) expect(weigh({ type: "play", card: name }, poor).ends, name).toBe(true);
  });

  it("follows a Diplomat to the only card there is to copy", () => {
    expect(weigh({ type: "play", card: "diplomat" }).warnings[0]?.key).toBe("warn-no-effect");
    const other = (top: string) => view({ players: [player(), player({ top })] });
    expect(weigh({ type: "play", card: "diplomat" }, other("prefect")).ends).toBe(false);
    expect(weigh({ type: "play", card: "diplomat" }, other("mason")).ends).toBe(true);
    expect(weigh({ type: "copy", target: 1 }, other("mason")).ends).toBe(true);
  });

  it("warns of a Senator who can buy nothing", () => {
    expect(weigh({ type: "play", card: "senator" }).warnings).toHaveLength(1);
    expect(
      weigh(
        { type: "play", card: "senator" },
        view({ market: [{ card: card("prefect", { cost: { wine: 1 } }), extra: [], due: [] }] }),
      ),
    ).toEqual({ ends: false, warnings: [] });
  });

  it("knows whether building follows a move", () => {
    const travel = { type: "travel", origin: "roma", line: "cosa--roma--land", points: 2 };
    expect(weigh(travel, view({ points: 2 })).ends).toBe(false);
    expect(weigh(travel, view({ points: 2, players: [player({ coins: 0 }), player()] })).ends).toBe(true);
    expect(weigh(travel, view({ points: 3, players: [player({ coins: 0 }), player()] })).ends).toBe(false);
    expect(weigh({ type: "end-moving" }, view({ points: 2 })).warnings[0]).toEqual({
      key: "warn-end-moving",
      args: { n: 2 },
    });
  });

  it("knows whether another house can be built after one", () => {
    const beside = (coins: number) =>
      view({ players: [player({ coins, colonists: on("cosa--genua--sea") }), player()] });
    expect(weigh({ type: "build", city: "cosa" }, beside(5)).ends).toBe(false);
    expect(weigh({ type: "build", city: "cosa" }, beside(2)).ends).toBe(true);
    expect(weigh({ type: "end-building" }, beside(5)).warnings[0]?.args).toEqual({ cities: ["cosa", "genua"] });
  });

  it("says when a production does not fit", () => {
    expect(weigh({ type: "produce", province: "etruria" })).toEqual({ ends: true, warnings: [] });
    const full = view({ praefectus: 0, players: [player({ free: 1 }), player()] });
    expect(weigh({ type: "produce", province: "etruria" }, full).warnings[0]).toEqual({
      key: "warn-overflow",
      args: { n: 1 },
    });
  });

  it("ends a Tribune's settling at once, a Colonist's when no more can be paid", () => {
    const settle = { type: "settle", colonist: "land", city: "roma" };
    expect(weigh(settle, view({ question: "tribune-colonist" })).ends).toBe(true);
    expect(weigh(settle, view({ question: "colonist-mode" })).ends).toBe(true);
    const rich = view({ question: "colonist-mode", players: [player({ goods: { food: 2, tools: 2 } }), player()] });
    expect(weigh(settle, rich).ends).toBe(false);
  });

  it("leaves a purchase open to be taken back while the market will be refilled", () => {
    const market = [{ card: card("prefect", { cost: { wine: 1 } }), extra: [], due: [] }];
    const recruit = { type: "recruit", card: "mi_prefect", any: null };
    expect(weigh(recruit, view({ market, purchases: 2 })).ends).toBe(false);
    expect(weigh(recruit, view({ market, purchases: 2, stack: [] })).ends).toBe(true);
  });
});
