import { describe, expect, it } from "vitest";
import {
  along,
  chartOf,
  houseRow,
  inscription,
  labelOf,
  place,
  ROMA,
  wayTo,
  type City,
  type Line,
  type Piece,
} from "./chart";

const SIZES = {
  imperium: { cities: 31, provinces: 12, land: 44, sea: 35 },
  italia: { cities: 26, provinces: 11, land: 40, sea: 23 },
};

describe.each(Object.entries(SIZES))("the chart of %s", (map, sizes) => {
  const chart = chartOf(map);

  it("has every city, province and line of that side of the board", () => {
    const lines = [...chart.lines.values()];
    expect(chart.cities.size).toBe(sizes.cities);
    expect(chart.provinces).toHaveLength(sizes.provinces);
    expect(lines.filter(({ kind }) => kind === "land")).toHaveLength(sizes.land);
    expect(lines.filter(({ kind }) => kind === "sea")).toHaveLength(sizes.sea);
    expect(chart.land).not.toBe("");
  });

  it("draws each line from its first city to its second", () => {
    for (const line of chart.lines.values()) {
      const [a, b] = line.ends.map((id) => chart.cities.get(id) as City) as [City, City];
      expect(Math.hypot(line.from.x - a.x, line.from.y - a.y), line.id).toBeLessThan(3);
      expect(Math.hypot(line.to.x - b.x, line.to.y - b.y), line.id).toBeLessThan(3);
    }
  });

  it("knows where every name and every bonus marker goes", () => {
    for (const { label, bonus } of chart.provinces)
      for (const at of [label, bonus]) expect(at.x > 0 && at.x < 1800 && at.y > 0 && at.y < 1000).toBe(true);
    for (const city of chart.cities.values()) expect(["start", "middle", "end"]).toContain(city.label.anchor);
  });

  it("puts five houses side by side on the board, beside every city", () => {
    for (const city of chart.cities.values()) {
      const row = houseRow(city, 5);
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
      expect(row.every(({ x }, i) => i === 0 || x - (row[i - 1]?.x ?? 0) >= 30)).toBe(true);
      expect((row[0]?.x ?? 0) > 0 && (row[4]?.x ?? 0) < 1765, city.id).toBe(true);
    }
  });
});

it("stands ten colonists round Roma without one on another, and away from its name", () => {
  const chart = chartOf("imperium");
  const pieces: Piece[] = Array.from({ length: 10 }, (_, i) => ({
    key: `${i}`,
    seat: i >> 1,
    kind: i % 2 ? "sea" : "land",
    at: ROMA,
  }));
  const placed = place(chart, pieces);
  for (const a of placed)
    for (const b of placed) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
  const roma = chart.cities.get(ROMA) as City;
  expect(placed.some(({ x, y }) => x > roma.x + 30 && Math.abs(y - roma.y) < 25)).toBe(false);
});

it("stands a colonist on a line at its stop", () => {
  const chart = chartOf("italia");
  const line = chart.lines.get("cosa--roma--sea") as Line;
  expect(place(chart, [{ key: "a", seat: 0, kind: "sea", at: line.id }])[0]).toMatchObject(line.stop);
});

describe("ways", () => {
  const chart = chartOf("italia");

  it("leads from a city along the line to its stop", () => {
    const way = wayTo(chart, ROMA, "cosa--roma--land");
    expect(way?.[0]).toMatchObject({ x: chart.cities.get(ROMA)?.x });
    expect(way?.at(-1)).toEqual(chart.lines.get("cosa--roma--land")?.stop);
  });

  it("leads from line to line through the city they share", () => {
    const way = wayTo(chart, "cosa--roma--land", "cosa--florentia--land") ?? [];
    const cosa = chart.cities.get("cosa") as City;
    expect(way.some(({ x, y }) => Math.hypot(x - cosa.x, y - cosa.y) < 3)).toBe(true);
  });

  it("keeps to lines of the colonist's kind", () => {
    const way = wayTo(chart, "aleria--cosa--sea", "neapolis--roma--sea") ?? [];
    const roma = chart.cities.get(ROMA) as City;
    expect(way.some(({ x, y }) => Math.hypot(x - roma.x, y - roma.y) < 3)).toBe(true);
    expect(wayTo(chart, ROMA, "nowhere--roma--sea")).toBeNull();
  });

  it("follows a line in both directions", () => {
    const line = chart.lines.get("cosa--roma--land") as Line;
    expect(along(line, "cosa", "roma").toReversed()).toEqual(along(line, "roma", "cosa"));
  });
});

it("moves a name out of the way of houses under it", () => {
  const city = chartOf("italia").cities.get("casinum") as City;
  expect(labelOf(city, 1).y).toBeGreaterThan(labelOf(city, 0).y);
});

it("cuts names as the Romans did", () => {
  expect(inscription("Aegyptus")).toBe("ÆGYPTVS");
  expect(inscription("Mauretania")).toBe("MAVRETANIA");
});
