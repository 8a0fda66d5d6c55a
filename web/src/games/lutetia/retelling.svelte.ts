import type { Move, View } from "../../generated/lutetia";
import { LastPosition } from "../../lib/last-position";
import type { LiveTable } from "../../lib/live.svelte";
import type { Position, Score } from "../../lib/protocol";
import { retell, worthTelling, type Beat } from "./beats";

/** Tells what has happened beat by beat, at the pace the reader likes; meanwhile the table shows the moment told of. */
export class Retelling {
  #beats = $state.raw<Beat[]>([]);
  #last = new LastPosition<View>();
  /** The round that is being told of; the next one may have begun. */
  #ended = "";
  /** Points before what is being told: the count must not give away the end of the story. */
  #known = $state.raw<Score[] | null>(null);

  constructor(
    private readonly live: LiveTable<View, Move>,
    /** One beat in milliseconds; 0 tells nothing slowly. */
    private readonly pace: number,
    private readonly onend: () => void = () => {},
  ) {}

  beat = $derived(this.#beats[0] ?? null);
  view = $derived.by(() => this.beat?.view ?? this.live.view);
  standing = $derived.by(() => (this.beat ? this.#known : (this.live.position?.standing ?? null)));
  /** The turn told of, while something is being told. */
  get turn(): string | null {
    return this.beat ? this.#ended : null;
  }

  /** A new position: begin to tell how it came about, if there is much to tell. */
  hear(position: Position<View>): void {
    const { before, onward } = this.#last.take(position);
    if (!before || !onward || this.live.still || this.pace <= 0) return;
    if (!this.#beats.length) this.#known = before.standing;
    if (worthTelling(position.events)) this.#beats = retell(before.view, position.view, position.events, position.from);
    this.#ended = before.turn;
  }

  /** Let time pass; what it gives back stops the clock. */
  run(): (() => void) | undefined {
    if (!this.beat) return undefined;
    const timer = setTimeout(
      () => this.#tell(this.#beats.slice(1)),
      this.pace * (this.beat.events.length > 5 ? 1.5 : 1),
    );
    return () => clearTimeout(timer);
  }

  skip(): void {
    this.#tell([]);
  }

  #tell(rest: Beat[]): void {
    this.#beats = rest;
    if (!rest.length) this.onend();
  }
}
