import type { Move, View } from "../../generated/glory_to_rome";
import type { LiveTable } from "../../lib/live.svelte";
import { concern, type Concern } from "./concerns";
import { click, kindOf, matching, next, probe, stepsOf, without, type Path, type Thing } from "./paths";

/** Your decision in the making: what may be clicked, what has been picked, what a click leads to. */
export class Desk {
  #picked = $state.raw<Thing[]>([]);
  #number = $state(0);

  /** A move that would cost something, until it is confirmed. */
  asking = $state.raw<{ concern: Concern; move: Move } | null>(null);

  constructor(readonly live: LiveTable<View, Move>) {}

  view = $derived.by(() => this.live.view);
  asked = $derived.by(() => (this.live.yourTurn ? (this.live.position?.prompt?.key ?? "") : ""));
  paths = $derived.by<Path[]>(() =>
    this.live.yourTurn
      ? this.live.offers.map((offer) => ({ offer, steps: stepsOf(offer.move, !!this.view.drawn) }))
      : [],
  );
  /** The card drawn with a Fountain is in your hand, so to speak, from the beginning. A pick belongs to its position. */
  picked = $derived.by<Thing[]>(() => [
    ...(this.asked && this.view.drawn ? ["drawn"] : []),
    ...(this.#number === this.live.position?.number ? this.#picked : []),
  ]);
  candidates = $derived(matching(this.paths, this.picked));
  ringed = $derived(next(this.paths, this.picked));
  /** Kinds of things that belong to the question: the others rest. */
  midway = $derived(this.picked.some((thing) => thing !== "drawn"));
  kinds = $derived(new Set((this.midway ? [...this.ringed] : this.paths.flatMap(({ steps }) => steps)).map(kindOf)));

  can(thing: Thing): boolean {
    return this.ringed.has(thing);
  }

  /** How often this thing has been picked: two copies of a card are the same thing. */
  times(thing: Thing): number {
    return this.picked.filter((each) => each === thing).length;
  }

  belongs(thing: Thing): boolean {
    return this.kinds.has(kindOf(thing));
  }

  click(thing: Thing): void {
    if (this.live.busy) return;
    const outcome = click(this.paths, this.picked, thing);
    if ("move" in outcome) this.play(outcome.move);
    else this.#pick(outcome.picked);
  }

  /** Ask first where something would be lost, then play. */
  play(move: Move): void {
    const seat = this.live.you;
    const found = seat === null ? null : concern(move, this.view, seat, this.asked, this.live.offers);
    if (found) this.asking = { concern: found, move };
    else void this.live.play(move);
  }

  /** Yes, all the same. */
  goOn(): void {
    const move = this.asking?.move;
    this.asking = null;
    if (move) void this.live.play(move);
  }

  putBack(thing?: Thing): void {
    this.#pick(thing === undefined ? [] : without(this.picked, thing));
  }

  /** The move to ask about when this thing is not legal. */
  probe(thing: Thing): Move | null {
    const seat = this.live.you;
    return this.asked && seat !== null ? probe(thing, this.asked, this.view, seat, this.picked) : null;
  }

  #pick(things: Thing[]): void {
    this.#number = this.live.position?.number ?? 0;
    this.#picked = things.filter((thing) => thing !== "drawn");
    this.live.reason = null;
  }
}
