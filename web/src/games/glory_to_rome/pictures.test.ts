import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { MATERIALS, roleOf, sorted, VALUES, type StructureId } from "./wording";
import { changedBy, flightOf } from "./chronicle";
import { PICTURES } from "./pictures";

const data = readFileSync("../src/ludi/games/glory_to_rome/data.toml", "utf-8");
const rows = [...data.matchAll(/^([a-z-]+) = \{ material = "(\w+)", copies/gm)].map(([, id, material]) => ({
  id: id as StructureId,
  material,
}));

describe("the forty structures", () => {
  it("each have a picture of their own", () => {
    expect(rows).toHaveLength(40);
    expect(Object.keys(PICTURES).sort()).toEqual(rows.map((row) => row.id).sort());
    const drawn = Object.values(PICTURES).map((strokes) => JSON.stringify(strokes));
    expect(new Set(drawn).size).toBe(40);
  });

  it.each(Object.entries(PICTURES))("%s is ink with a tint of its material", (_, strokes) => {
    const fills = new Set(strokes.map(([fill]) => fill));
    expect(fills.has("t") || fills.has("d")).toBe(true);
    for (const [, width, d] of strokes) {
      expect(width).toBeGreaterThan(0);
      expect(width).toBeLessThanOrEqual(2);
      expect(d).toMatch(/^M[\d\s.,a-zA-Z-]+$/);
    }
  });
});

describe("materials", () => {
  it("have the roles and values of the data", () => {
    for (const material of MATERIALS) {
      expect(data).toContain(`${material} = { role = "${roleOf(material)}", value = ${VALUES[material]},`);
    }
  });

  it("order a hand by role, then by name", () => {
    const card = (id: StructureId, material: (typeof MATERIALS)[number]) => ({
      id,
      material,
      role: roleOf(material),
      value: VALUES[material],
    });
    expect(
      sorted([card("temple", "marble"), card("dock", "wood"), card("circus", "wood")]).map((each) => each.id),
    ).toEqual(["circus", "dock", "temple"]);
  });
});

describe("what the chronicle moves", () => {
  it("flies from where it was to where it has gone", () => {
    expect(flightOf({ key: "log-fetch-pool", args: { seat: 1, material: "wood" } })).toEqual({
      from: ["pool:wood"],
      to: ["stock:1"],
      look: "wood",
    });
    expect(flightOf({ key: "log-hire-pool", args: { seat: 2, role: "patron" } })).toEqual({
      from: ["pool:marble"],
      to: ["clients:2"],
      look: "marble",
    });
    expect(flightOf({ key: "log-round", args: { n: 3, seat: 0 } })).toBeNull();
  });

  it("never shows what was put away unseen", () => {
    for (const key of ["log-draw", "log-sell-hand", "log-sell-deck"])
      expect(flightOf({ key, args: { seat: 0, n: 1 } })?.look).toBe("back");
  });

  it("glows", () => {
    const events: LogLine[] = [
      { key: "log-add-hand", args: { seat: 0, material: "wood", structure: "dock" } },
      { key: "log-complete", args: { seat: 0, structure: "dock", n: 1 } },
    ];
    expect([...changedBy(events)]).toEqual(["structure:0:dock", "influence:0"]);
  });
});
