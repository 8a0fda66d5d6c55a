import { untrack } from "svelte";
import { announce } from "./announce.svelte";
import type { LiveTable } from "./live.svelte";
import type { Move, Offer, Position } from "./protocol";
import { recall } from "./store";

/** The one thing this seat can do: no choice at all, and nothing that cannot be taken back. */
export function onlyAnswer<M extends Move>(position: Position<unknown, M>): Offer<M> | null {
  const [only, ...more] = position.offers;
  return only && !more.length && !only.final && !position.result ? only : null;
}

/** A moment to read it; a long one where giving the answer takes away the chance to undo what came before. */
export function moment(position: Position, pace: number): number {
  return position.undo.possible ? pace * 5 : pace * 2;
}

/**
 * Answers without a choice give themselves, announced, after a moment. A board calls this once while it is set up;
 * `pending` is the answer about to be given, for the prompt to say so.
 */
export function answerForced<M extends Move>(
  live: LiveTable<unknown, M>,
  words: (offer: Offer<M>) => string,
): { readonly pending: Offer<M> | null } {
  const pace = Number(recall("pace") ?? 600);
  const pending = $derived(live.yourTurn && !live.busy && live.position ? onlyAnswer(live.position) : null);
  $effect(() => {
    const offer = pending;
    const position = live.position;
    if (!offer || !position) return;
    untrack(() => announce(words(offer)));
    const timer = setTimeout(() => void live.play(offer.move), moment(position, pace));
    return () => clearTimeout(timer);
  });
  return {
    get pending() {
      return pending;
    },
  };
}
