import type { LiveTable } from "./live.svelte";
import { moveKey, type Draft, type Move, type Position, type Preview } from "./protocol";
import type { People, Words } from "./text.svelte";

/** How long the hand rests on a thing before the server is asked about it, in milliseconds. */
const REST = 60;

/** What the server was asked: moves one after another, and a place of the board after them. */
type Question<M extends Move> = { moves: (M | Draft<M>)[]; at?: string | null };

/** Follows what a board wants to know; `answer` is null until it is known. */
export type Watched<View, M extends Move, Brings> = { readonly answer: Preview<View, M, Brings> | null };

/**
 * What moves would bring, asked of the server: the page knows no rules. Every question is asked once in a position;
 * an answer that comes when the position has changed is dropped.
 */
export class Previews<View, M extends Move, Brings = unknown> {
  #asked = new Map<string, Promise<Preview<View, M, Brings> | null>>();
  #about: Position | null = null;
  #known = $state.raw<{ about: Position | null; answers: ReadonlyMap<string, Preview<View, M, Brings>> }>({
    about: null,
    answers: new Map(),
  });

  constructor(readonly live: LiveTable<View, M>) {}

  /** The answer, if it is here already; reactive. */
  known(moves: Question<M>["moves"], at: string | null = null): Preview<View, M, Brings> | null {
    const { about, answers } = this.#known;
    return (about === this.live.position && answers.get(keyOf({ moves, at }))) || null;
  }

  /** Null when nobody can be asked, or when the position has changed meanwhile. */
  ask(moves: Question<M>["moves"], at: string | null = null): Promise<Preview<View, M, Brings> | null> {
    const about = this.live.position;
    if (!about) return Promise.resolve(null);
    if (about !== this.#about) {
      this.#about = about;
      this.#asked.clear();
    }
    const key = keyOf({ moves, at });
    const asked = this.#asked.get(key) ?? this.#fetch(about, key, { moves, at });
    this.#asked.set(key, asked);
    return asked;
  }

  async #fetch(about: Position, key: string, { moves, at }: Question<M>): Promise<Preview<View, M, Brings> | null> {
    const found = (await this.live.preview<M>(moves, at)) as Preview<View, M, Brings> | null;
    if (about !== this.live.position) return null;
    if (found?.number !== about.number) {
      this.#asked.delete(key); // nobody answered, or the next position is on its way
      return null;
    }
    const answers = this.#known.about === about ? this.#known.answers : [];
    this.#known = { about, answers: new Map([...answers, [key, found]]) };
    return found;
  }

  /**
   * Keeps asking about what a board shows: the moves under the mouse, the keyboard or the finger, null for none.
   * Called once while a component is set up; read `answer` where it is shown.
   */
  watch(moves: () => Question<M>["moves"] | null, rest = REST): Watched<View, M, Brings> {
    $effect(() => {
      const wanted = moves();
      if (!wanted || !this.live.position || this.known(wanted)) return;
      const timer = setTimeout(() => void this.ask(wanted), rest);
      return () => clearTimeout(timer);
    });
    const answer = $derived.by(() => {
      const wanted = moves();
      return wanted && this.known(wanted);
    });
    return {
      get answer() {
        return answer;
      },
    };
  }
}

function keyOf<M extends Move>({ moves, at }: Question<M>): string {
  return [...moves.map(moveKey), at ?? ""].join(" ");
}

/** What one would want to know before a click, in words; each warning once. */
export function warningsOf(preview: Preview | null, words: Words, people: People): string[] {
  const all = (preview?.moves ?? []).flatMap((move) => move.warnings);
  return [...new Set(all.map((warning) => words.sentence(warning, people)))];
}

/** Why the game would surely be over after these moves, as a key of the game's words; null if it goes on. */
export function endOf(preview: Preview | null): string | null {
  return preview?.moves.findLast((move) => move.ends)?.ends ?? null;
}

/** One of the moves cannot be taken back. */
export function isFinal(preview: Preview | null): boolean {
  return !!preview?.moves.some((move) => move.final);
}
