import { api } from "./api";
import { LiveTable, type Notice } from "./live.svelte";
import { outcome } from "./outcome";
import {
  jsonText,
  moveKey,
  type Json,
  type LessonNow,
  type Move,
  type Position,
  type Preview,
  type Refusal,
  type Seat,
  type Table,
} from "./protocol";
import { openWords, t } from "./text.svelte";

const NAMES = ["Ala", "Bruno", "Kato", "Livia", "Marcus", "Nero", "Octavia"];

/** A worked example on the game's own board: the server judges each try and keeps what is done. */
export class LessonTable extends LiveTable {
  override readonly replayable = false;
  now = $state.raw<LessonNow | null>(null);
  /** What the last try was worth, in words; "" before the first one. */
  reply = $derived.by(() => {
    if (!this.now?.verdict) return "";
    if (this.now.verdict === "refused" && this.now.refusal) return this.words.sentence(this.now.refusal, this.people);
    return t(`lesson-${this.now.verdict}`, { answer: jsonText(this.now.answer ?? "") });
  });
  override notice: Notice | null = $derived.by((): Notice | null => {
    if (!this.now) return null;
    const { done, lesson } = this.now;
    if (done)
      return {
        title: [this.reply, lesson.about_end && this.over && outcome(this)].filter(Boolean).join(" "),
        help: this.words.t(`${lesson.key}.why`),
        phoneHelp: true,
      };
    return lesson.kind === "foretell"
      ? { title: t("lesson-foretell"), help: t("lesson-foretell.help"), phoneHelp: false }
      : null;
  });
  #moves: Move[] = [];
  #asked = new Map<string, Promise<Refusal | null>>();
  #version = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super(lesson);
  }

  override async start(): Promise<void> {
    const begun = await api.tryLesson(this.game, this.lesson, {});
    this.table = tableOf(this.game, begun);
    this.words = await openWords(this.game);
    this.status = "online";
    this.#show(begun);
  }

  override connect(): void {}

  override async play(move: Move): Promise<Refusal | null> {
    this.busy = true;
    try {
      const found = await api.tryLesson(this.game, this.lesson, { moves: [...this.#moves, move] });
      if (found.verdict === "right") this.#moves.push(move);
      if (found.refusal) this.reason = { title: "", refusal: found.refusal };
      this.#show(found);
      return found.refusal;
    } finally {
      this.busy = false;
    }
  }

  async foretell(answer: Json): Promise<void> {
    this.#show(await api.tryLesson(this.game, this.lesson, { answer }));
  }

  /** Make the move that is looked for. */
  async showMove(): Promise<void> {
    const { hint } = await api.tryLesson(this.game, this.lesson, { moves: this.#moves, hint: true });
    if (hint) await this.play(hint);
  }

  override async undo(): Promise<Refusal | null> {
    this.#moves.pop();
    await this.#again();
    return null;
  }

  async restart(): Promise<void> {
    this.#moves = [];
    await this.#again();
  }

  override redo(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  override why(move: Move): Promise<Refusal | null> {
    const key = `${this.#version} ${moveKey(move)}`;
    const asked =
      this.#asked.get(key) ??
      api.tryLesson(this.game, this.lesson, { moves: [...this.#moves, move] }).then((found) => found.refusal);
    this.#asked.set(key, asked);
    return asked;
  }

  override async preview(moves: Move[], at: string | null = null): Promise<Preview | null> {
    const version = this.#version;
    if (this.now?.done || this.now?.lesson.kind !== "play") return null;
    try {
      const found = await api.previewLesson(this.game, this.lesson, { moves, tries: this.#moves, at });
      return { ...found, number: version };
    } catch {
      return null; // what a move would bring is told again when somebody looks again
    }
  }

  async #again(): Promise<void> {
    this.#show(await api.tryLesson(this.game, this.lesson, { moves: this.#moves }));
  }

  #show(found: LessonNow): void {
    const stood = found.verdict === "other" || found.verdict === "refused";
    const moved = !this.position || !stood;
    if (found.verdict !== "refused") this.reason = null;
    if (moved) {
      this.#version += 1;
      const last = found.done ? null : (this.#moves.at(-1) ?? null);
      const position: Position = {
        ...found.position,
        number: this.#version,
        undo: { possible: last !== null, move: last, refusal: null },
        redo: false,
      };
      // A lesson that is done waits for nobody.
      if (found.done) Object.assign(position, { actors: [], offers: [] });
      this.fresh = this.position ? this.log.length : position.events.length;
      this.log = position.events;
      this.position = position;
    }
    this.now = found;
  }
}

function tableOf(game: string, begun: LessonNow): Table {
  const seats: Seat[] = Array.from({ length: begun.seats }, (_, seat) => ({
    kind: "person",
    name: NAMES[seat] ?? String(seat + 1),
    level: null,
    online: true,
    invite: null,
    resigned: false,
    agrees: false,
    stand_in: null,
    hints: false,
    deadline: null,
  }));
  return {
    id: begun.lesson.id,
    game,
    status: "playing",
    rules: 0,
    options: {},
    seats,
    you: begun.seat,
    host: false,
    seed: null,
    seed_chosen: false,
    created: "",
    origin: "played",
    parent: null,
    ending: null,
    hints: false,
    pace: null,
    grace: null,
    now: null,
    yours: [begun.seat],
  };
}
