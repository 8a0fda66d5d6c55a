import { getContext, setContext } from "svelte";
import type { Brings, Link, Move, PlayerView, SheetView, View } from "../../generated/hadrians_wall";
import { sameQuestion, type LiveTable } from "../../lib/live.svelte";
import { Previews } from "../../lib/previews.svelte";
import type { Offer, Preview, Refusal } from "../../lib/protocol";
import { sound } from "../../lib/sound.svelte";
import { partsOf, type Played, type Spot } from "./spots";
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
  picks = $state.raw<Played[]>([]);
  tip = $state.raw<Tip | null>(null);
  /** Boxes that have just been filled. */
  changed = $state.raw<ReadonlySet<Spot>>(new Set());
  /** Choices that are to be made as soon as they are asked. */
  plan: Played[] = [];

  readonly previews: Previews<View, Move, Brings>;
  readonly #seen: () => Seen;

  constructor(
    readonly live: LiveTable<View, Move>,
    seen: () => Seen,
  ) {
    this.#seen = seen;
    this.previews = new Previews(live);
    this.previews.watch(() => this.line);
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
    this.live.offers.forEach((offer, i) => {
      const spot = this.view.boxes[i];
      if (spot) found.set(spot, [...(found.get(spot) ?? []), offer]);
    });
    return found;
  });

  /** What one looks at: what is chosen, else what lies under the mouse. */
  shown = $derived(this.chosen ?? (this.hovered && this.lit.has(this.hovered) ? this.hovered : null));
  offers = $derived(this.shown ? (this.lit.get(this.shown) ?? []) : []);
  offer = $derived<Offer<Move> | null>(
    this.offers[this.chosen ? Math.min(this.option, this.offers.length - 1) : 0] ?? null,
  );
  /** The moves one looks at: what is clicked, then the choices made beforehand. */
  line = $derived<Played[] | null>(this.offer && [this.offer.move, ...(this.chosen ? this.picks : [])]);
  /** What they would bring; while a further choice is on its way, what is known without it. */
  preview = $derived.by((): Preview<View, Move, Brings> | null => {
    const line = this.line ?? [];
    for (let n = line.length; n > 0; n--) {
      const found = this.previews.known(line.slice(0, n));
      if (found) return found;
    }
    return null;
  });
  brings = $derived<Brings | null>(this.preview?.brings ?? null);
  steps = $derived(numbered(this.brings?.links ?? []));

  /** By how much an item in hand would change. */
  change(item: string): number {
    return (this.brings?.gains[item] ?? 0) - (this.brings?.pays[item] ?? 0);
  }

  /** Nothing that is built or reached bars this box. */
  isOpen(area: string, box: number): boolean {
    return this.sheet.open[area]?.includes(box) ?? true;
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

  /** Answer the n-th choice of the chain; what was chosen after it is open again. */
  pick(n: number, { icon }: Link, value: string): void {
    const move: Played =
      icon === "cohort" ? { type: "cohort", cohort: value } : { type: "attribute", attribute: value };
    this.picks = [...this.picks.slice(0, n), move];
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
    const offer = this.live.offerFor(next);
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
    const asked = this.live.position;
    const refusal = await this.reason(spot);
    if (refusal && sameQuestion(asked, this.live.position))
      this.live.reason = { title: spotName(this.live.words, spot), refusal };
  }

  async reason(spot: Spot): Promise<Refusal | null> {
    if (!this.mine || !this.live.yourTurn || this.lit.has(spot)) return null;
    const [kind, which] = partsOf(spot);
    if (kind === "build") return this.live.why({ type: "build", building: which });
    return (await this.previews.ask([], spot))?.refusal ?? null;
  }

  /** How many boxes of a section can be filled now. */
  count(kinds: string[]): number {
    return [...this.lit.keys()].filter((spot) => kinds.includes(partsOf(spot)[0]) || kinds.includes(spot)).length;
  }
}

/** The numbers that stand on the boxes which a chain fills. */
export function numbered(links: Link[]): Map<Spot, number> {
  const boxes = links.flatMap((link) => link.box ?? []);
  return new Map(boxes.map((box, i) => [box, i + 1]));
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
