import { describe, expect, it } from "vitest";
import type { SheetView } from "../../generated/hadrians_wall";
import { laidOn, turnings } from "./patterns";
import { columnOf, placeOf, SHEET, trackOf } from "./sheet";
import { filledSince, partsOf } from "./spots";

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

describe("boxes", () => {
  it("stand where the sheet prints them", () => {
    const wall = trackOf("wall");
    for (let box = 1; box <= wall.boxes.length; box++)
      expect([columnOf(wall, box), placeOf(wall, box)]).toEqual([
        columnOf(trackOf("fort"), box),
        placeOf(trackOf("fort"), box),
      ]);
    expect(placeOf(trackOf("cippi"), 2)).toBe(4);
  });
  it("know what has just been filled", () => {
    const before = {
      tracks: { fort: 0 },
      built: ["small-granary"],
      training: [0],
      forum: [0],
      theatre: [0],
      baths: [0],
      courthouse: [0],
      market: [0],
      gladiators: {},
      diplomats: [null],
      map: [],
      disdain_circled: 0,
    } as unknown as SheetView;
    const after = { ...before, tracks: { fort: 2 }, built: [...before.built, "small-hotel"], map: [3] };
    expect([...filledSince(before, after)].sort()).toEqual(["build:small-hotel", "fort:1", "fort:2", "map:3"]);
    expect(partsOf("build:small-hotel")).toEqual(["build", "small-hotel"]);
  });
});
