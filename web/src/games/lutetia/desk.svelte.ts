import { untrack } from "svelte";
import type { Move, View } from "../../generated/lutetia";
import type { LiveTable } from "../../lib/live.svelte";
import type { Draft } from "../../lib/protocol";
import { sound } from "../../lib/sound.svelte";
import { concerns, type Concern } from "./concerns";
import { INCOME } from "./wording";

/** Your decision in the making: cards to bid with, a bribe, Legions; and what is asked before it is sent. */
export class Desk {
  /** Action cards, the first first. */
  picked = $state.raw<string[]>([]);
  /** What is to be added to the first and the second card. */
  bribe = $state.raw<[number, number]>([0, 0]);
  /** Legions by seat. */
  spent = $state.raw<number[]>([]);
  asking = $state.raw<{ left: Concern[]; move: Draft<Move> } | null>(null);
  /** A bluff on Income is asked about once in a game: whoever does it again means it. */
  #bluffed = false;
  #question = "";
  #laid: Move | null = null;

  constructor(readonly live: LiveTable<View, Move>) {}

  /** A new question begins with nothing; a choice taken back is a draft again. */
  watch({ round, phase, wave, contested, choice }: View): void {
    const question = [round, phase, wave, contested].join(" ");
    if (question !== this.#question) this.#clear();
    else if (!choice && this.#laid) this.#takeBack(this.#laid);
    this.#question = question;
    this.#laid = choice;
  }

  /** Live bribes: what has been put down is no longer a draft. */
  watchSupply(supply: number): void {
    untrack(() => {
      if (this.bribe[0] + this.bribe[1] > supply) this.bribe = [0, 0];
    });
  }

  /** `copy` below 0 takes the pick at -1 - copy back; a third card takes the place of the second. */
  pick(action: string, copy = 0): void {
    sound.play("stone");
    const at = copy < 0 ? -1 - copy : action === INCOME ? -1 : this.picked.indexOf(action);
    if (at >= 0) this.picked = this.picked.filter((_, i) => i !== at);
    else this.picked = [...this.picked.slice(0, 1), action];
  }

  swap(): void {
    this.picked = this.picked.toReversed();
  }

  lay(): void {
    const [first, second] = this.picked;
    if (first === undefined || second === undefined) {
      const args = { n: this.picked.length };
      this.live.reason = { title: "", refusal: { key: "no-bid-too-few", args, clause: "6.1" } };
    } else this.play({ type: "bid", first, second });
  }

  /** Ask first where something would be lost, then play. */
  play(move: Draft<Move>): void {
    const left = concerns(move, this.live.view, this.live.you ?? 0, { bluffed: this.#bluffed });
    if (left.length) this.asking = { left, move };
    else void this.#send(move);
  }

  /** Yes to the first concern: the next one, or the move. */
  goOn(): void {
    if (!this.asking) return;
    const { left, move } = this.asking;
    if (left[0]?.key === "confirm-bribe-income") this.#bluffed = true;
    this.asking = left.length > 1 ? { left: left.slice(1), move } : null;
    if (!this.asking) void this.#send(move);
  }

  async #send(move: Draft<Move>): Promise<void> {
    sound.play(move.type === "bribe" || move.type === "add" ? "coin" : "stone");
    const refusal = await this.live.play(move);
    if (!refusal && move.type === "add") this.bribe = [0, 0];
  }

  #clear(): void {
    this.picked = [];
    this.bribe = [0, 0];
    this.spent = [];
  }

  #takeBack(move: Move): void {
    if (move.type === "bid") this.picked = [move.first, move.second];
    if (move.type === "bribe") this.bribe = [move.first, move.second];
    if (move.type === "legions") this.spent = move.by_seat;
  }
}
