import type { CardView, Move, PlayerView, View, Travel } from "../../generated/concordia";
import type { LiveTable } from "../../lib/live.svelte";
import { fieldsOf, type Args, type Draft, type Offer } from "../../lib/protocol";
import { sound } from "../../lib/sound.svelte";
import { chartOf, place, type Kind, type Placed } from "./chart";
import { outlook, type Outlook } from "./rules";
import * as trade from "./trade";
import type { Good } from "./wording";

type Picks = { number: number; piece?: string; kind?: Kind; draft?: Draft<Move>; paying?: string; order?: trade.Order };

/** Your decision in the making: what has been picked, what that makes possible, what a click leads to. */
export class Desk {
  #picks = $state.raw<Picks>({ number: -1 });
  /** An order of several moves is on its way. */
  sending = $state(false);

  constructor(readonly live: LiveTable<View, Move>) {}

  view = $derived.by(() => this.live.view);
  seat = $derived.by(() => this.live.you ?? 0);
  me = $derived.by<PlayerView | null>(() =>
    this.live.you === null ? null : (this.view.players[this.live.you] ?? null),
  );
  asked = $derived.by(() => (this.live.yourTurn && !this.sending ? (this.view.question ?? "") : ""));
  chart = $derived.by(() => chartOf(this.view.map));
  pieces = $derived.by<Placed[]>(() =>
    place(
      this.chart,
      this.view.players.flatMap((player, seat) =>
        player.colonists.map(({ kind, at }, i) => ({ key: `${seat}-${i}`, seat, kind: kind as Kind, at })),
      ),
    ),
  );
  /** What has been picked belongs to one position. */
  picked = $derived.by<Picks>(() => (this.#picks.number === this.live.position?.number ? this.#picks : { number: -1 }));

  // ---- the Architect's colonists

  travels = $derived.by(() => (this.asked === "architect-move" ? this.live.offersOf("travel") : []));
  movable = $derived.by(
    () =>
      new Set(
        this.pieces
          .filter((piece) => piece.seat === this.live.you && this.travelsOf(piece).length)
          .map(({ key }) => key),
      ),
  );
  /** The only one that can move need not be picked. */
  piece = $derived.by<Placed | null>(
    () =>
      this.pieces.find(
        ({ key }) => key === (this.picked.piece ?? (this.movable.size === 1 ? [...this.movable][0] : "")),
      ) ?? null,
  );
  reach = $derived.by(
    () => new Map((this.piece ? this.travelsOf(this.piece) : []).map(({ move }) => [move.line as string, move])),
  );

  travelsOf(piece: Placed): Offer<Travel>[] {
    return this.travels.filter(({ move }) => move.origin === piece.at && move.line.endsWith(`--${piece.kind}`));
  }

  // ---- cities and provinces one may choose

  kinds = $derived.by(
    () => ["land", "sea"].filter((kind) => this.live.offersWhere({ type: "settle", colonist: kind }).length) as Kind[],
  );
  kind = $derived.by<Kind | null>(() =>
    this.asked && this.kinds.length ? (this.picked.kind ?? this.kinds[0] ?? null) : null,
  );
  cities = $derived.by(() => {
    const offers =
      this.asked === "architect-build"
        ? this.live.offersOf("build")
        : this.kind
          ? this.live.offersWhere({ type: "settle", colonist: this.kind })
          : [];
    return new Map((this.asked ? offers : []).map(({ move }) => [move.city as string, move]));
  });
  provinces = $derived.by(
    () => new Map((this.asked ? this.live.offersOf("produce") : []).map(({ move }) => [move.province as string, move])),
  );

  // ---- choosing

  draft = $derived.by<Draft<Move> | null>(() => this.picked.draft ?? null);
  weighed = $derived.by<Outlook | null>(() => (this.draft ? this.#weigh(this.draft) : null));
  paying = $derived.by(() => this.picked.paying ?? null);
  order = $derived.by<trade.Order>(() => this.picked.order ?? {});
  midway = $derived.by(() => !!this.draft || !!this.paying || !!this.picked.piece);

  isDraft(fields: Partial<Draft<Move>>): boolean {
    if (!this.draft) return false;
    const draft: Args = { type: this.draft.type, ...fieldsOf(this.draft) };
    return Object.entries(fields).every(([name, value]) => draft[name] === value);
  }

  /** Play a move, or put it down for confirmation where it would end the turn or lose something. */
  choose(move: Draft<Move>, said = false): void {
    if (this.live.busy || this.sending) return;
    if (this.draft && JSON.stringify(this.draft) === JSON.stringify(move)) return this.confirm();
    const { ends, warnings } = this.#weigh(move);
    if (warnings.length || (ends && !said)) {
      sound.play("stone");
      this.#pick({ ...this.picked, draft: move });
    } else this.#play(move);
  }

  confirm(): void {
    if (this.draft) this.#play(this.draft);
  }

  back(): void {
    if (this.draft) this.#pick({ ...this.picked, draft: undefined });
    else if (this.paying) this.#pick({ ...this.picked, paying: undefined });
    else this.#pick({ number: 0 });
  }

  pickPiece(piece: Placed): void {
    sound.play("wood");
    this.#pick({ number: 0, piece: this.picked.piece === piece.key ? undefined : piece.key });
  }

  pickKind(kind: Kind): void {
    this.#pick({ number: 0, kind });
  }

  /** A market card; where several goods could pay its "?", ask which (12.27). */
  buy(card: CardView): void {
    const offers = this.live.offersWhere({ type: "recruit", card: card.id });
    if (offers.length > 1) this.#pick({ number: 0, paying: this.paying === card.id ? undefined : card.id });
    else if (offers[0]) this.choose(offers[0].move);
  }

  /** One more of a good on the order, or one less. */
  trade(good: Good, step: 1 | -1): void {
    if (!this.me) return;
    const refusal = trade.refused(this.view, this.me, this.order, good, step);
    if (refusal) {
      this.live.reason = { title: this.live.words.t(`good-${good}`), refusal };
      return;
    }
    sound.play("coin");
    this.#pick({ number: 0, order: { ...this.order, [good]: (this.order[good] ?? 0) + step } });
  }

  /** Carry the order out: sales first, then purchases, then the end of trading. */
  async sendOrder(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    for (const move of trade.moves(this.order)) if (await this.live.play(move)) break;
    this.sending = false;
  }

  #weigh(move: Draft<Move>): Outlook {
    const weighed = outlook(move, this.view, this.seat, this.live.offers.length);
    // Who has just built has thought about building.
    const built = move.type === "end-building" && this.live.position?.undo.move?.type === "build";
    return built ? { ...weighed, warnings: [] } : weighed;
  }

  #play(move: Draft<Move>): void {
    sound.play(
      move.type === "travel" || move.type === "settle" || move.type === "build"
        ? "wood"
        : move.type === "take-coins"
          ? "coin"
          : "stone",
    );
    void this.live.play(move);
  }

  #pick(picks: Picks): void {
    this.#picks = { ...picks, number: this.live.position?.number ?? -1 };
    this.live.reason = null;
  }
}
