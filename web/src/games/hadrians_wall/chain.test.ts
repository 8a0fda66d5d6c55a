import { describe, expect, it } from "vitest";
import type { SheetView } from "../../generated/hadrians_wall";
import { follow, laidOn, numbered, turnings } from "./chain";
import stored from "./samples.json";
import { ATTRIBUTES, columnOf, ITEMS, placeOf, SHEET, trackOf, type Bundle } from "./sheet";
import { filledSince, partsOf, spotOf, whyNot, type Played } from "./spots";

type Sample = {
  move: Played;
  before: { sheet: SheetView; items: Required<Bundle>; cards: Record<string, string | null> };
  after: { sheet: Pick<SheetView, "tracks">; items: Required<Bundle> };
  open: number;
};
const samples = stored as unknown as Sample[];

const fresh: SheetView = {
  open: {},
  tracks: {
    fort: 0,
    wall: 0,
    cippi: 0,
    "mining-foresting": 0,
    "wall-guard": 0,
    "resource-production": 1,
    temples: 0,
    scouts: 0,
    "cohort-left": 0,
    "cohort-centre": 0,
    "cohort-right": 0,
    renown: 0,
    piety: 0,
    valour: 0,
    discipline: 0,
    traders: 0,
    performers: 0,
    priests: 0,
    apparitores: 0,
    patricians: 0,
  },
  infrastructure: 0,
  built: ["small-granary"],
  training: [0, 0, 0, 0, 0],
  forum: [0, 0, 0, 0],
  theatre: Array<number>(6).fill(0),
  baths: Array<number>(6).fill(0),
  courthouse: Array<number>(9).fill(0),
  market: Array<number>(8).fill(0),
  gladiators: {
    red: { trained: 0, damage: 0, dead: false, battles: [] },
    blue: { trained: 0, damage: 0, dead: false, battles: [] },
  },
  diplomats: [null, null, null],
  favours: { any: 0, left: 0, centre: 0, right: 0 },
  map: [],
  disdain_circled: 0,
  disdain_removed: 0,
  disdain: 0,
  penalty: 0,
};

describe("the chain before the click", () => {
  it.each(samples.map((sample) => [`${sample.move.type} ${JSON.stringify(sample.move)}`, sample] as const))(
    "is what the engine does: %s",
    (_, { move, before, after, open }) => {
      const chain = follow(move, before.sheet, [], { cards: before.cards, mining: 1, surcharge: 0 });
      for (const item of ITEMS)
        expect((chain.gained[item] ?? 0) - (chain.pay[item] ?? 0), item).toBe(after.items[item] - before.items[item]);
      expect(chain.tracks).toEqual(after.sheet.tracks);
      expect(chain.open.length).toBe(open);
      if (move.type !== "bribe") {
        const points = (tracks: Record<string, number>) =>
          ATTRIBUTES.reduce((sum, each) => sum + (tracks[each] ?? 0), 0);
        expect(chain.points).toBe(points(after.sheet.tracks) - points(before.sheet.tracks));
      }
    },
  );

  it("covers every kind of action", () => {
    const kinds = new Set(samples.map(({ move }) => move.type));
    for (const kind of [
      "fill",
      "fort",
      "citizen",
      "build",
      "train-soldier",
      "forum",
      "buy",
      "perform",
      "train-gladiator",
      "temple",
      "bribe",
      "ruling",
      "diplomat",
      "place",
      "cohort",
      "attribute",
    ] as const)
      expect(kinds).toContain(kind);
  });

  it("goes on where a choice is made beforehand", () => {
    const sheet = { ...fresh, tracks: { ...fresh.tracks, "cohort-centre": 2 } };
    const guard: Played = { type: "fill", track: "wall-guard" };
    const undecided = follow(guard, sheet);
    expect(undecided.open).toEqual([0]);
    const decided = follow(guard, sheet, ["centre"]);
    expect(decided.open).toEqual([]);
    expect([...numbered(decided)]).toEqual([
      ["cohort-centre:3", 1],
      ["discipline:1", 2],
    ]);
    expect(decided.points).toBe(1);
  });

  it("takes the last open cohort without asking", () => {
    const sheet = { ...fresh, tracks: { ...fresh.tracks, "cohort-left": 6, "cohort-right": 6 } };
    expect([...numbered(follow({ type: "fill", track: "wall-guard" }, sheet)).keys()]).toEqual(["cohort-centre:1"]);
  });

  it("says what is lost on a full track", () => {
    const sheet = { ...fresh, tracks: { ...fresh.tracks, "wall-guard": 1, discipline: 25 } };
    const chain = follow({ type: "fill", track: "wall-guard" }, sheet);
    expect(chain.steps).toMatchObject([{ icon: "discipline", lost: true }]);
    expect(chain.points).toBe(0);
  });
});

describe("patterns", () => {
  it("turn and mirror without repeating themselves", () => {
    expect(Object.fromEntries(Object.keys(SHEET.patterns).map((id) => [id, turnings(id).length]))).toEqual({
      L: 8,
      O: 1,
      I: 2,
      T: 4,
      S: 4,
    });
  });
  it("lie where one points, if they may", () => {
    const shape = turnings("O")[0] ?? [];
    expect(laidOn(6, shape, [[0, 1, 5, 6]])).toEqual([0, 1, 5, 6]);
    expect(laidOn(19, shape, [[0, 1, 5, 6]])).toBeNull();
  });
});

describe("spots", () => {
  it("stand where the sheet prints them", () => {
    expect(spotOf({ type: "fort", worker: "builder" }, fresh)).toBe("fort:1");
    expect(spotOf({ type: "build", building: "market" }, fresh)).toBe("build:market");
    const wall = trackOf("wall");
    for (let box = 1; box <= wall.boxes.length; box++)
      expect([columnOf(wall, box), placeOf(wall, box)]).toEqual([
        columnOf(trackOf("fort"), box),
        placeOf(trackOf("fort"), box),
      ]);
    expect(placeOf(trackOf("cippi"), 2)).toBe(4);
  });
  it("say why they are shut: granary, fort, order", () => {
    expect(whyNot("fort:8", fresh, "fate-deck")).toMatchObject({ refusal: { key: "no-granary-medium" } });
    expect(whyNot("wall:1", fresh, "fate-deck")).toMatchObject({ refusal: { key: "no-wall-fort", args: { box: 1 } } });
    expect(whyNot("fort:2", fresh, "fate-deck")).toMatchObject({ refusal: { key: "no-board-order", args: { n: 1 } } });
    expect(whyNot("fort:1", fresh, "fate-deck")).toEqual({ move: { type: "fort", worker: "builder" } });
    expect(whyNot("renown:1", fresh, "fate-deck")).toMatchObject({ refusal: { key: "no-board-attribute" } });
  });
  it("know what has just been filled", () => {
    const after = { ...fresh, tracks: { ...fresh.tracks, fort: 2 }, built: [...fresh.built, "small-hotel"], map: [3] };
    expect([...filledSince(fresh, after)].sort()).toEqual(["build:small-hotel", "fort:1", "fort:2", "map:3"]);
    expect(partsOf("build:small-hotel")).toEqual(["build", "small-hotel"]);
  });
});
