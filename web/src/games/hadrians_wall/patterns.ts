import { COLUMNS, RIGHT, SHEET } from "./sheet";

/** Where a pattern can lie: squares, in the order in which turning it shows them. */
export function turnings(pattern: string): [number, number][][] {
  let shape = SHEET.patterns[pattern.toUpperCase()] ?? [];
  const found = new Map<string, [number, number][]>();
  for (let mirror = 0; mirror < 2; mirror++) {
    for (let turn = 0; turn < 4; turn++) {
      const placed = settled(shape);
      const key = JSON.stringify(placed);
      if (!found.has(key)) found.set(key, placed);
      shape = shape.map(([row, column]) => [column, -row]);
    }
    shape = shape.map(([row, column]) => [row, -column]);
  }
  return [...found.values()];
}

function settled(shape: [number, number][]): [number, number][] {
  const top = Math.min(...shape.map(([row]) => row));
  const side = Math.min(...shape.map(([, column]) => column));
  return shape
    .map(([row, column]): [number, number] => [row - top, column - side])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The squares a shape covers with one of its cells on `square`; the nearest one that is possible. */
export function laidOn(square: number, shape: [number, number][], possible: number[][]): number[] | null {
  const [row, column] = [Math.floor(square / COLUMNS), square % COLUMNS];
  for (const [r, c] of shape) {
    const squares = shape.map(([y, x]) => [row + y - r, column + x - c] as const);
    if (squares.some(([y, x]) => y < 0 || x < 0 || x >= COLUMNS || y >= RIGHT.map.squares.length)) continue;
    const numbers = squares.map(([y, x]) => y * COLUMNS + x).sort((a, b) => a - b);
    if (possible.some((each) => each.join() === numbers.join())) return numbers;
  }
  return null;
}
