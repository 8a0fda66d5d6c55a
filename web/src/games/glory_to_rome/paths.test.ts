import { describe, expect, it } from "vitest";
import type { Move, PlayerView, View } from "../../generated/glory_to_rome";
import { concern, ending, isPart } from "./concerns";
import { click, kindOf, matching, nameOf, next, probe, stepsOf, type Path } from "./paths";

const none = { rubble: 0, wood: 0, concrete: 0, brick: 0, stone: 0, marble: 0 };
const roles = { laborer: 0, craftsman: 0, architect: 0, legionary: 0, merchant: 0, patron: 0 };

function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    hand_size: 3,
    senators: 1,
    hand_limit: 5,
    draws: 2,
    hand: [],
    influence: 2,
    clientele: roles,
    clientele_limit: 2,
    hired: roles,
    stockpile: none,
    vault: { size: 0, limit: 2, cards: null },
    structures: [],
    functions: [],
    camp: { choice: null, plays: 0, cards: [], senators: 0 },
    actions: null,
    craftsman: false,
    revealed: [],
    concedes_to: null,
    ...more,
  };
}
function view(more: Partial<View> = {}, me: Partial<PlayerView> = {}): View {
  return {
    seat: 0,
    variant: "standard",
    open_hands: false,
    round: 1,
    phase: "actions",
    leader: 0,
    role: "architect",
    order: [0, 1],
    deck: 50,
    removed: 0,
    pool: none,
    in_town: { ...none, wood: 2 },
    out_of_town: none,
    senators: 3,
    players: [player(me), player()],
    now: null,
    drawn: null,
    demand: null,
    ended: null,
    materials: {},
    ...more,
  };
}
const offers = (...moves: Move[]) => moves.map((move) => ({ move, final: false }));
const paths = (...moves: Move[]): Path[] =>
  offers(...moves).map((offer) => ({ offer, steps: stepsOf(offer.move, false) }));

describe("the clicks of a move", () => {
  it("begin with the source and end with the place", () => {
    expect(stepsOf({ type: "add", material: "stone", structure: "villa", finish: true }, false)).toEqual([
      "stock:stone",
      "own:villa",
      "finish:yes",
    ]);
    expect(stepsOf({ type: "found", card: "dock", side: "in-town", site: "wood" }, false)).toEqual([
      "hand:dock",
      "site:in-town:wood",
    ]);
    expect(stepsOf({ type: "found", card: "dock", side: "in-town", site: "wood" }, true)).toEqual([
      "drawn",
      "site:in-town:wood",
    ]);
    expect(stepsOf({ type: "hire", role: "patron" }, false)).toEqual(["pool:marble"]);
  });

  it("name a petition as one, since a single card is a play of its own", () => {
    expect(stepsOf({ type: "follow", cards: ["bath", "gate"] }, false)).toEqual([
      "do:petition",
      "hand:bath",
      "hand:gate",
    ]);
    expect(stepsOf({ type: "follow", cards: ["bath"] }, false)).toEqual(["hand:bath"]);
  });

  it("know the kind and the name of a thing", () => {
    expect([kindOf("site:in-town:wood"), nameOf("site:in-town:wood")]).toEqual(["site:", "wood"]);
    expect([kindOf("deck"), nameOf("deck")]).toEqual(["deck", "deck"]);
  });
});

describe("one click", () => {
  it("is enough where one place is legal", () => {
    const open = paths({ type: "add", material: "stone", structure: "villa", finish: false }, { type: "done" });
    expect(click(open, [], "stock:stone")).toEqual({
      move: { type: "add", material: "stone", structure: "villa", finish: false },
    });
    expect(click(open, [], "own:villa")).toEqual({
      move: { type: "add", material: "stone", structure: "villa", finish: false },
    });
  });

  it("plays a lone order in its own role, and asks where the Circus gives a choice", () => {
    const one = paths({ type: "lead", role: "legionary", cards: ["bath"] });
    expect(click(one, [], "hand:bath")).toHaveProperty("move");
    const two = paths(
      { type: "lead", role: "legionary", cards: ["bath"] },
      { type: "lead", role: "architect", cards: ["bath"] },
    );
    expect(click(two, [], "hand:bath")).toEqual({ picked: ["hand:bath"] });
    expect([...next(two, ["hand:bath"])]).toEqual(["role:legionary", "role:architect"]);
  });
});

describe("two clicks", () => {
  const open = paths(
    { type: "add", material: "stone", structure: "villa", finish: false },
    { type: "add", material: "stone", structure: "prison", finish: false },
    { type: "add", material: "wood", structure: "dock", finish: true },
    { type: "done" },
  );

  it("choose the thing, then the place", () => {
    expect(click(open, [], "stock:stone")).toEqual({ picked: ["stock:stone"] });
    expect([...next(open, ["stock:stone"])]).toEqual(["own:villa", "own:prison"]);
    expect(click(open, ["stock:stone"], "own:prison")).toHaveProperty("move.structure", "prison");
  });

  it("may begin with a structure, but not with a site", () => {
    expect(next(open, [])).toContain("own:villa");
    const sites = paths(
      { type: "found", card: "dock", side: "in-town", site: "wood" },
      { type: "found", card: "dock", side: "out-of-town", site: "wood" },
    );
    expect([...next(sites, [])]).toEqual(["hand:dock"]);
  });

  it("are taken back by clicking the picked thing again", () => {
    expect(click(open, ["stock:stone"], "stock:stone")).toEqual({ picked: [] });
  });

  it("ask whether a material completes where both are allowed", () => {
    const both = paths(
      { type: "add", material: "marble", structure: "villa", finish: false },
      { type: "add", material: "marble", structure: "villa", finish: true },
    );
    const after = click(both, [], "stock:marble");
    expect(after).toEqual({ picked: ["stock:marble"] });
    expect([...next(both, ["stock:marble", "own:villa"])]).toEqual(["finish:no", "finish:yes"]);
    expect(click(both, ["stock:marble", "own:villa"], "finish:yes")).toHaveProperty("move.finish", true);
  });
});

describe("a petition", () => {
  const open = paths(
    { type: "follow", cards: ["bath", "gate"] },
    { type: "follow", cards: ["bath", "bath"] },
    { type: "follow", cards: ["senator"] },
  );

  it("takes its cards in any order, two copies as well", () => {
    expect([...next(open, ["do:petition"])].sort()).toEqual(["hand:bath", "hand:gate"]);
    expect(click(open, ["do:petition", "hand:gate"], "hand:bath")).toHaveProperty("move.cards", ["bath", "gate"]);
    expect(click(open, ["do:petition", "hand:bath"], "hand:bath")).toHaveProperty("move.cards", ["bath", "bath"]);
    expect(matching(open, ["do:petition"])).toHaveLength(2);
  });

  it("does not stand in the way of a single card", () => {
    expect([...next(open, [])].sort()).toEqual(["do:petition", "hand:senator"]);
  });
});

describe("asking why not", () => {
  it("asks about the move the thing stands for", () => {
    expect(probe("hand:bath", "ask-follow-or-think", view(), 0, [])).toEqual({ type: "follow", cards: ["bath"] });
    expect(probe("hand:bath", "ask-patron-step", view(), 0, [])).toEqual({ type: "hire-from-hand", card: "bath" });
    expect(probe("pool:wood", "ask-laborer-step", view(), 0, [])).toEqual({ type: "fetch", material: "wood" });
    expect(probe("site:in-town:wood", "ask-build-step", view(), 0, ["hand:dock"])).toEqual({
      type: "found",
      card: "dock",
      side: "in-town",
      site: "wood",
    });
  });

  it("names the cards of a petition in the order of the rulebook", () => {
    expect(probe("hand:academy", "ask-follow-or-think", view(), 0, ["do:petition", "hand:gate"])).toEqual({
      type: "follow",
      cards: ["academy", "gate"],
    });
  });

  it("is silent where nothing sensible can be asked", () => {
    expect(probe("site:in-town:wood", "ask-build-step", view(), 0, [])).toBeNull();
    expect(probe("hand:senator", "ask-laborer-step", view(), 0, [])).toBeNull();
  });
});

describe("what a move would lose", () => {
  it("is the game, when it takes the last site in town, the last cards or completes the Catacomb", () => {
    const found: Move = { type: "found", card: "dock", side: "in-town", site: "wood" };
    expect(ending(found, view({ in_town: { ...none, wood: 1 } }), 0)).toBe("last-in-town-site-taken");
    expect(ending(found, view(), 0)).toBe("");
    expect(ending({ type: "think", take: "orders" }, view({ deck: 2 }), 0)).toBe("deck-empty");
    expect(ending({ type: "think", take: "orders" }, view({ deck: 3 }), 0)).toBe("");
    const catacomb: Move = { type: "add", material: "stone", structure: "catacomb", finish: true };
    expect(ending(catacomb, view(), 0)).toBe("catacomb-completed");
    expect(ending(catacomb, view({ variant: "simplified" }), 0)).toBe("");
  });

  it("is the actions that are left", () => {
    const now = { seat: 0, role: "laborer" as const, left: 3, source: null, begun: false };
    const done: Move = { type: "done" };
    const useful = offers({ type: "fetch", material: "wood" }, { type: "done" });
    expect(concern(done, view({ now, pool: { ...none, wood: 1 } }), 0, "ask-laborer-step", useful)).toEqual({
      kind: "gives-up",
      left: 3,
    });
    expect(concern(done, view({ now }), 0, "ask-laborer-step", offers({ type: "done" }))).toBeNull();
    expect(concern(done, view({ now }), 0, "ask-senate-take", useful)).toBeNull();
  });

  it("is nothing when only the rest of one action is left", () => {
    const me = { functions: ["dock" as const], hand_size: 2, senators: 0 };
    const rest = offers({ type: "fetch-from-hand", card: "dock" }, { type: "done" });
    expect(isPart(view({ pool: { ...none, wood: 1 } }, me), 0, "ask-laborer-step", rest)).toBe(true);
    expect(isPart(view({}, me), 0, "ask-laborer-step", rest)).toBe(false);
  });
});
