import type { HandCard, Move, View } from "../../generated/seven_wonders";
import type { LiveTable } from "../../lib/live.svelte";
import type { Draft } from "../../lib/protocol";
import { sound } from "../../lib/sound.svelte";
import { cardOf, choicesOf, fatesOf, type Kind } from "./fates";
import { nameOf } from "./wording";

/** Your decision in the making: one card is taken up, then its fate is chosen, and how it is paid for. */
export class Desk {
  #picked = $state.raw<{ question: string; card: string } | null>(null);
  #paying = $state.raw<{ question: string; kind: Kind } | null>(null);

  constructor(readonly live: LiveTable<View, Move>) {}

  view = $derived.by(() => this.live.view);
  /** Others who decide in the meantime do not take the card out of one's hand. */
  #question = $derived.by(() => [this.view.phase, this.view.age, this.view.round, this.view.acting].join());
  #chosen = $derived(this.#picked?.question === this.#question ? this.#picked.card : null);
  hand = $derived.by(() => choicesOf(this.view, this.live.yourTurn));
  /** The card taken up; the only one need not be picked. */
  card = $derived.by<HandCard | null>(() => {
    if (!this.live.yourTurn) return null;
    const [only, ...more] = this.hand;
    return this.hand.find(({ card }) => card === this.#chosen) ?? (only && !more.length ? only : null);
  });
  fates = $derived.by(() => (this.card ? fatesOf(this.view.phase, this.card, this.live.offers, this.view.stage) : []));
  /** Offers about no card here: boards, sides, declining. */
  #plain = $derived.by(() =>
    this.live.offers.filter(({ move }) => !this.hand.some(({ card }) => card === cardOf(move))),
  );
  boards = $derived(this.#plain.filter(({ move }) => move.type === "choose-board" || move.type === "choose-side"));
  others = $derived(this.#plain.filter((offer) => !this.boards.includes(offer)));
  /** What has been chosen while others still think, and its card. */
  standing = $derived.by(() => this.view.choices.findLast((choice) => choice !== null) ?? null);
  laid = $derived.by(() => (this.live.yourTurn ? null : this.standing && cardOf(this.standing)));

  /** The fate whose ways to pay are open. */
  get paying(): Kind | null {
    return this.#paying?.question === this.#question ? this.#paying.kind : null;
  }
  set paying(kind: Kind | null) {
    this.#paying = kind && { question: this.#question, kind };
  }

  playable(each: HandCard): boolean {
    return this.live.yourTurn && this.live.offers.some(({ move }) => cardOf(move) === each.card);
  }

  /** Only the first use of a card decides how it looks: one can always discard. */
  buildable(each: HandCard): boolean {
    return this.playable(each) && (!each.offer || each.offer.ways.length > 0);
  }

  /** Take a card up or put it down; one that cannot be played says why. */
  pick(each: HandCard): void {
    const title = nameOf(this.live.words, each.card);
    if (!this.playable(each)) {
      const [fate] = fatesOf(this.view.phase, each, this.live.offers, this.view.stage);
      if (this.live.yourTurn && fate) void this.live.explain(fate.ask, title);
      return;
    }
    const down = this.#chosen === each.card;
    this.#picked = down ? null : { question: this.#question, card: each.card };
    this.paying = null;
    const refusal = each.offer?.refusal;
    this.live.reason = !down && refusal ? { title, refusal } : null;
  }

  back(): void {
    if (this.paying) this.paying = null;
    else this.#picked = null;
    this.live.reason = null;
  }

  play(move: Draft<Move>): void {
    sound.play(move.type === "discard" ? "coin" : "stone");
    void this.live.play(move);
  }
}
