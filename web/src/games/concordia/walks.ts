import { wayTo, type Chart, type Placed, type Point } from "./chart";

/** A colonist on its way: which one, and the points it passes. */
export type Walk = { key: string; way: Point[] };

/** Where the colonists stood before: whoever stands elsewhere now has walked there along the lines. */
export class Walks {
  #last = new Map<string, Placed>();

  take(chart: Chart, pieces: Placed[]): Walk[] {
    const before = this.#last;
    this.#last = new Map(pieces.map((piece) => [piece.key, piece]));
    return pieces.flatMap((piece) => {
      const was = before.get(piece.key);
      if (!was || was.at === piece.at) return [];
      const way = wayTo(chart, was.at, piece.at) ?? [was, piece];
      return [{ key: piece.key, way: [{ x: was.x, y: was.y }, ...way.slice(1)] }];
    });
  }
}
