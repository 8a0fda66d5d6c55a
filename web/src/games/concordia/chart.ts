import imperium from "./imperium.svg?raw";
import italia from "./italia.svg?raw";

export type Kind = "land" | "sea";
export type Point = { x: number; y: number };
export type Anchor = "start" | "middle" | "end";
/** A quadratic curve from one city to the other; `stop` is where a colonist stands. */
export type Line = {
  id: string;
  kind: Kind;
  ends: [string, string];
  d: string;
  from: Point;
  bend: Point;
  to: Point;
  stop: Point;
};
export type City = Point & { id: string; label: { dx: number; dy: number; anchor: Anchor } };
export type Province = { id: string; d: string; label: Point; bonus: Point };
export type Sea = Point & { name: string; turn: number };
/** One side of the board as it is drawn: 1800 by 1000 units. */
export type Chart = {
  land: string;
  provinces: Province[];
  rivers: string[];
  lines: Map<string, Line>;
  cities: Map<string, City>;
  seas: Sea[];
};

export const WIDTH = 1800;
export const HEIGHT = 1000;
export const ROMA = "roma";

/** Inscriptions on the water: ornament, in Latin on every table. */
const SEAS: Record<string, Sea[]> = {
  imperium: [
    { name: "OCEANVS", x: 66, y: 330, turn: -78 },
    { name: "MARE INTERNVM", x: 985, y: 712, turn: 0 },
    { name: "PONTVS", x: 1402, y: 272, turn: 0 },
  ],
  italia: [
    { name: "MARE ADRIATICVM", x: 1010, y: 72, turn: 0 },
    { name: "MARE TYRRHENVM", x: 1010, y: 860, turn: 0 },
  ],
};

export function readChart(svg: string, seas: Sea[]): Chart {
  const chart: Chart = { land: "", provinces: [], rivers: [], lines: new Map(), cities: new Map(), seas };
  for (const [, text = ""] of svg.matchAll(/<(?:path|circle)\b([^>]*)>/g)) {
    const of = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    const { id = "", d = "", class: kind } = of;
    if (kind === "land") chart.land = d;
    else if (kind === "river") chart.rivers.push(d);
    else if (kind === "province")
      chart.provinces.push({ id, d, label: point(of["data-label"]), bonus: point(of["data-bonus"]) });
    else if (kind === "line-land" || kind === "line-sea") chart.lines.set(id, readLine(id, d, point(of["data-stop"])));
    else if (id.startsWith("city-")) {
      const [dx, dy, anchor] = (of["data-label"] ?? "").split(" ");
      chart.cities.set(id.slice(5), {
        id: id.slice(5),
        x: Number(of.cx),
        y: Number(of.cy),
        label: { dx: Number(dx), dy: Number(dy), anchor: anchor as Anchor },
      });
    }
  }
  return chart;
}

function readLine(id: string, d: string, stop: Point): Line {
  const [a = "", b = "", kind] = id.split("--");
  const [x1, y1, x2, y2, x3, y3] = (d.match(/-?[\d.]+/g) ?? []).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    id,
    kind: kind as Kind,
    ends: [a, b],
    d,
    from: { x: x1, y: y1 },
    bend: { x: x2, y: y2 },
    to: { x: x3, y: y3 },
    stop,
  };
}

function point(text = ""): Point {
  const [x, y] = text.split(" ").map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

const CHARTS: Record<string, Chart> = {
  imperium: readChart(imperium, SEAS.imperium ?? []),
  italia: readChart(italia, SEAS.italia ?? []),
};
export const chartOf = (map: string): Chart => CHARTS[map] as Chart;

/** Names of provinces are inscriptions, cut as the Romans cut them. */
export function inscription(name: string): string {
  return name.toUpperCase().replaceAll("AE", "Æ").replaceAll("U", "V");
}

// ---- where things stand ------------------------------------------------------------------------

export const HOUSE = { width: 34, height: 39, step: 31 };
export const PIECE = 54;
type Side = "above" | "below" | "left" | "right";

/** Where the row of houses goes, where a name or a line needs the place under the city. */
const SIDES: Record<string, Side> = {
  aleria: "above",
  antiochia: "left",
  carthago: "left",
  casinum: "below",
  comum: "left",
  croton: "left",
  genua: "right",
  luceria: "left",
  lutetia: "left",
  massilia: "left",
  messana: "right",
  neapolis: "below",
  novaria: "above",
  spoletum: "right",
};
const sideOf = (city: City): Side => SIDES[city.id] ?? (city.label.dy >= 40 ? "above" : "below");

/** The upper left corners of the houses of a city, in a row. */
export function houseRow(city: City, n: number): Point[] {
  const width = HOUSE.step * (n - 1) + HOUSE.width;
  const side = sideOf(city);
  const beside = 25 + width / 2;
  const centre = city.x - width / 2 + (side === "left" ? -beside : side === "right" ? beside : 0);
  const x = Math.min(Math.max(4, centre), WIDTH - 4 - width);
  const y = city.y + { above: -58, below: 15, left: -8, right: -6 }[side];
  return Array.from({ length: n }, (_, i) => ({ x: x + i * HOUSE.step, y }));
}

/** A name that would lie under the houses steps out of their way. */
export function labelOf(city: City, houses: number): Point {
  const moved = houses > 0 && sideOf(city) === "below" && city.label.dy >= 40 ? 27 : 0;
  return { x: city.x + city.label.dx, y: city.y + city.label.dy + moved };
}

export type Piece = { key: string; seat: number; kind: Kind; at: string };
export type Placed = Piece & Point & { scale: number };

const nameAt = ({ label }: City): number =>
  label.anchor === "start" ? 0 : label.anchor === "end" ? Math.PI : label.dy > 0 ? Math.PI / 2 : -Math.PI / 2;
/** A name takes this much of the circle round its city, to both sides of its direction. */
const NAME = (40 * Math.PI) / 180;

/** Colonists on lines stand at the line's stop; those in a city round it, clear of its name and of whoever stands near. */
export function place(chart: Chart, pieces: Piece[]): Placed[] {
  const placed = new Map<Piece, Placed>();
  for (const piece of pieces) {
    const line = chart.lines.get(piece.at);
    if (line) placed.set(piece, { ...piece, ...line.stop, scale: 1 });
  }
  for (const city of chart.cities.values()) {
    const here = pieces.filter(({ at }) => at === city.id);
    const scale = here.length > 5 ? 0.78 : 0.9;
    for (const piece of here)
      placed.set(piece, { ...piece, ...freeSpot(city, [...placed.values()], PIECE * scale), scale });
  }
  return pieces.map((piece) => placed.get(piece) as Placed);
}

function freeSpot(city: City, taken: Point[], size: number): Point {
  const inner = city.id === ROMA ? 66 : 56;
  const spots: Point[] = [];
  for (const radius of [inner, inner + size, inner + 2 * size]) {
    const step = size / radius;
    const most = Math.floor((Math.PI - NAME) / step);
    // From the side away from the name, then by turns to its left and right
    for (let n = 0; n <= most; n++) {
      for (const side of n ? [-1, 1] : [1]) {
        const turn = nameAt(city) + Math.PI + side * n * step;
        spots.push({ x: city.x + radius * Math.cos(turn), y: city.y + radius * Math.sin(turn) });
      }
    }
  }
  return spots.find((spot) => taken.every((other) => apart(spot, other) >= size * 0.93)) ?? (spots[0] as Point);
}

// ---- ways --------------------------------------------------------------------------------------

const on = (line: Line, t: number): Point => {
  const a = (1 - t) ** 2,
    b = 2 * t * (1 - t),
    c = t * t;
  return { x: a * line.from.x + b * line.bend.x + c * line.to.x, y: a * line.from.y + b * line.bend.y + c * line.to.y };
};
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Points along a line between two of its places: an end, or `null` for its stop. */
export function along(line: Line, from: string | null, to: string | null): Point[] {
  const steps = 16;
  const all = Array.from({ length: steps + 1 }, (_, i) => on(line, i / steps));
  const near = all.reduce(
    (best, each, i) => (apart(each, line.stop) < apart(all[best] as Point, line.stop) ? i : best),
    0,
  );
  const index = (where: string | null) => (where === null ? near : where === line.ends[0] ? 0 : steps);
  const [i, j] = [index(from), index(to)];
  const part = i <= j ? all.slice(i, j + 1) : all.slice(j, i + 1).toReversed();
  if (from === null) part[0] = line.stop;
  if (to === null) part[part.length - 1] = line.stop;
  return part;
}

/** The shortest way of a colonist to a line, drawn along the lines it takes; null if there is none. */
export function wayTo(chart: Chart, from: string, target: string): Point[] | null {
  const goal = chart.lines.get(target);
  if (!goal || from === target) return null;
  const origin = chart.lines.get(from);
  const lines = [...chart.lines.values()].filter((line) => line.kind === goal.kind);
  const ways = new Map<string, Point[]>();
  const starts: [string, Point[]][] = origin
    ? origin.ends.map((end) => [end, along(origin, null, end)])
    : [[from, [chart.cities.get(from) as Point]]];
  let front = starts;
  for (const [city, way] of front) ways.set(city, way);
  while (front.length) {
    const reached = front.find(([city]) => goal.ends.includes(city));
    if (reached) return [...reached[1], ...along(goal, reached[0], null)];
    const next: [string, Point[]][] = [];
    for (const [city, way] of front) {
      for (const line of lines) {
        const other = line.ends[0] === city ? line.ends[1] : line.ends[1] === city ? line.ends[0] : null;
        if (other === null || ways.has(other)) continue;
        const longer = [...way, ...along(line, city, other)];
        ways.set(other, longer);
        next.push([other, longer]);
      }
    }
    front = next;
  }
  return null;
}
