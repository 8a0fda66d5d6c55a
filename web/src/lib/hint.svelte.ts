import { getContext, setContext } from "svelte";
import { announce } from "./announce.svelte";
import { api, ApiError } from "./api";
import type { LiveTable } from "./live.svelte";
import type { Hint } from "./protocol";
import { t } from "./text.svelte";

/** Advice on request: for the question on the table, gone with it. */
export class Advice {
  busy = $state(false);
  error = $state("");
  #hint = $state.raw<Hint | null>(null);

  constructor(readonly live: LiveTable) {}

  /** Hints are given here, and there is something to decide. */
  offered = $derived.by(() => !!this.live.table?.hints && this.live.yourTurn && this.live.offers.length > 1);
  hint = $derived.by(() => (this.#hint?.number === this.live.position?.number ? this.#hint : null));

  async ask(): Promise<void> {
    const seat = this.live.you;
    if (!this.offered || this.busy || seat === null) return;
    this.busy = true;
    this.error = "";
    this.#hint = null;
    try {
      this.#hint = await api.hint(this.live.id, seat);
      if (this.hint) announce(this.words(this.hint));
    } catch (failed) {
      this.error = (failed instanceof ApiError && failed.message) || t("server-lost");
    } finally {
      this.busy = false;
    }
  }

  words(hint: Hint): string {
    return t("advice", { level: t(`level-${hint.level}`), move: this.live.words.move(hint.move, this.live.people) });
  }

  drop(): void {
    this.#hint = null;
    this.error = "";
  }
}

const KEY = Symbol("advice");
export const setAdvice = (advice: Advice): Advice => setContext(KEY, advice);
export const getAdvice = (): Advice | undefined => getContext(KEY);
