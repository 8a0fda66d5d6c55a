import type { Position } from "./protocol";

/** The position a board was shown before: what it compares the next one with. */
export class LastPosition<View> {
  #last: Position<View> | null = null;

  /** Take the next one. `onward`: the game has gone on from there, nothing was taken back or read from the beginning. */
  take(position: Position<View>): { before: Position<View> | null; onward: boolean } {
    const before = this.#last;
    this.#last = position;
    return { before, onward: !!before && position.number > before.number && position.from > 0 };
  }
}
