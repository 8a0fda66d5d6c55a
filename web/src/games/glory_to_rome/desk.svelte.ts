import type { View } from "../../generated/glory_to_rome";
import type { LiveTable } from "../../lib/live.svelte";
import type { Move } from "../../lib/protocol";
import { click, kindOf, matching, next, probe, stepsOf, without, type Path, type Thing } from "./paths";

/** Your decision in the making: what may be clicked, what has been picked, what a click leads to. */
export class Desk {
  #picked = $state.raw<Thing[]>([]);
  #number = $state(0);

  constructor(
    readonly live: LiveTable,
    private readonly play: (move: Move) => void,
  ) {}

  view = $derived.by(() => this.live.position?.view as unknown as View);
  asked = $derived.by(() => (this.live.yourTurn ? (this.live.position?.prompt?.key ?? "") : ""));
  paths = $derived.by<Path[]>(() => (this.live.yourTurn ? this.live.offers.map((offer) => ({ offer, steps: stepsOf(offer.move, !!this.view.drawn) })) : []));
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
