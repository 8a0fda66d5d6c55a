import { getContext, setContext } from "svelte";
import type { Move, PlayerView, SheetView, View } from "../../generated/hadrians_wall";
import type { LiveTable } from "../../lib/live.svelte";
import type { Offer, Refusal } from "../../lib/protocol";
import { sound } from "../../lib/sound.svelte";
import { follow, numbered, type Chain, type Circumstances } from "./chain";
import { fortRules } from "./sheet";
import { partsOf, spotOf, whyNot, type Played, type Spot } from "./spots";
import { spotName } from "./wording";

type Seen = { view: View; seat: number; mine: boolean };
export type Tip = { spot: Spot; near: DOMRect; refusal: Refusal | null };

/** Choices that a click makes at once: they are asked in the middle of a chain, and can be taken back. */
const AT_ONCE = new Set(["cohort", "attribute"]);

/** One player's two sheets: what is lit, what is chosen, what would follow. */
export class Desk {
  /** Which sheet lies on top where only one has room. */
  side = $state<"left" | "right">("left");
  chosen = $state<Spot | null>(null);
  hovered = $state<Spot | null>(null);
  /** Which of several ways to pay or to buy. */
  option = $state(0);
  /** Choices inside the chain, made before the click. */
  picks = $state.raw<string[]>([]);
  tip = $state.raw<Tip | null>(null);
  /** Boxes that have just been filled. */
  changed = $state.raw<ReadonlySet<Spot>>(new Set());
  /** Choices that are to be made as soon as they are asked. */
  plan: string[] = [];

  readonly #seen: () => Seen;

  constructor(
    readonly live: LiveTable<View, Move>,
    seen: () => Seen,
  ) {
    this.#seen = seen;
  }

  get view(): View {
    return this.#seen().view;
  }
  get seat(): number {
    return this.#seen().seat;
  }
  get mine(): boolean {
    return this.#seen().mine;
  }
  get player(): PlayerView {
    return this.view.players[this.seat] as PlayerView;
  }
  get sheet(): SheetView {
    return this.player.sheet;
  }

  lit = $derived.by(() => {
    const found = new Map<Spot, Offer<Move>[]>();
    if (!this.mine || !this.live.yourTurn) return found;
    for (const offer of this.live.offers) {
      const spot = spotOf(offer.move, this.sheet);
      if (spot) found.set(spot, [...(found.get(spot) ?? []), offer]);
    }
    return found;
  });

  #about = $derived.by((): Circumstances => {
    const { surcharge, mining } = fortRules(this.view.campaign?.fort);
    return {
      surcharge,
      mining,
      cards: Object.fromEntries(this.view.sources.map((source) => [source.id, source.card])),
    };
  });

  /** What one looks at: what is chosen, else what lies under the mouse. */
  shown = $derived(this.chosen ?? (this.hovered && this.lit.has(this.hovered) ? this.hovered : null));
  offers = $derived(this.shown ? (this.lit.get(this.shown) ?? []) : []);
  offer = $derived<Offer<Move> | null>(
    this.offers[this.chosen ? Math.min(this.option, this.offers.length - 1) : 0] ?? null,
  );
  chain = $derived<Chain | null>(this.offer ? this.follow(this.offer.move, this.chosen ? this.picks : []) : null);
  steps = $derived(numbered(this.chain));

  follow(move: Played, picks: string[] = []): Chain {
    return follow(move, this.sheet, picks, this.#about);
  }

  choose(spot: Spot): void {
    const offers = this.lit.get(spot);
    if (!offers) return;
    if (offers[0] && AT_ONCE.has(offers[0].move.type)) return void this.play(offers[0].move);
    // A second click on the same box is a yes, unless there is still something to choose.
    if (this.chosen === spot) {
      if (this.offer && (offers.length === 1 || !this.offer.final)) return void this.play(this.offer.move);
      return;
    }
    sound.play("wood");
    this.chosen = spot;
    this.option = 0;
    this.picks = [];
  }

  back(): void {
    this.chosen = null;
    this.hovered = null;
    this.picks = [];
    this.option = 0;
  }

  pick(n: number, value: string): void {
    this.picks = [...this.picks.slice(0, n), value];
  }

  async play(move: Played): Promise<Refusal | null> {
    sound.play("stone");
    this.plan = [...this.picks];
    this.tip = null;
    const refusal = await this.live.play(move);
    if (refusal) this.plan = [];
    else this.back();
    return refusal;
  }

  /** Go on with what was planned, where the chain asks for exactly that. */
  goOn(): void {
    const next = this.plan[0];
    if (next === undefined || this.live.busy || !this.live.yourTurn) return;
    const offer = this.live.offers.find(({ move }) => AT_ONCE.has(move.type) && Object.values(move).includes(next));
    this.plan = offer ? this.plan.slice(1) : [];
    if (offer) void this.live.play(offer.move);
  }

  // ---- why not ---------------------------------------------------------------------------------

  async point(spot: Spot, node: HTMLElement): Promise<void> {
    this.hovered = spot;
    const near = node.getBoundingClientRect();
    this.tip = { spot, near, refusal: null };
    const refusal = await this.reason(spot);
    if (this.tip?.spot === spot && refusal) this.tip = { spot, near, refusal };
  }

  leave(spot: Spot): void {
    if (this.hovered === spot) this.hovered = null;
    if (this.tip?.spot === spot) this.tip = null;
  }

  /** Put the full reason above the hand. */
  async explain(spot: Spot): Promise<void> {
    const number = this.live.position?.number;
    const refusal = await this.reason(spot);
    if (refusal && number === this.live.position?.number)
      this.live.reason = { title: spotName(this.live.words, spot), refusal };
  }

  async reason(spot: Spot): Promise<Refusal | null> {
    if (!this.mine || !this.live.yourTurn || this.lit.has(spot)) return null;
    const goods = this.view.sources.find((source) => source.goods)?.id ?? "fate-deck";
    const why = whyNot(spot, this.sheet, goods);
    if (!why) return null;
    return "move" in why ? this.live.why(why.move) : why.refusal;
  }

  /** How many boxes of a section can be filled now. */
  count(kinds: string[]): number {
    return [...this.lit.keys()].filter((spot) => kinds.includes(partsOf(spot)[0]) || kinds.includes(spot)).length;
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
