/** The arithmetic of our plots: everything else about them is SVG. */
export type Point = { x: number; y: number };

/** From a range of values to a range of pixels. */
export function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

export function line(points: Point[]): string {
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** At most `most` round numbers that cover a range: 0, 10, 20, 30. */
export function ticks(from: number, to: number, most = 5): number[] {
  const span = Math.max(to - from, 1);
  const rough = span / Math.max(most - 1, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power);
  const found: number[] = [];
  for (let value = Math.floor(from / step) * step; value < to + step; value += step) found.push(value);
  return found;
}

/** Every so many, so that at most `most` remain and the first is among them. */
export function thin<T>(items: T[], most: number): T[] {
  const every = Math.ceil(items.length / most) || 1;
  return items.filter((_, i) => i % every === 0);
}

export const percent = (chance: number): number => Math.round(chance * 100);
/** A change with its sign, with the minus that is as wide as the plus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
