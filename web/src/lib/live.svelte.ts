import { api } from "./api";
import {
  fieldsOf,
  moveKey,
  sameMove,
  type Args,
  type Draft,
  type LogLine,
  type FromServer,
  type Move,
  type Offer,
  type Position,
  type Preview,
  type Refusal,
  type Table,
  type ToServer,
} from "./protocol";
import { language, openWords, Words, type People } from "./text.svelte";

export type Status = "connecting" | "online" | "offline";
export type Reason = { title: string; refusal: Refusal };
/** A move, and the position in which it was chosen. */
export type Choice<View = unknown, M extends Move = Move> = { move: M; before: Position<View, M> };
/** `phoneHelp`: where there is room the page says the help elsewhere. */
export type Notice = { title: string; help: string; phoneHelp: boolean };

/** What a socket must do for us; a test brings its own. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState" | "addEventListener">;
export type OpenSocket = (id: string) => Socket;

/** The moves of one kind. */
type OfType<M extends Move, Type> = string extends M["type"] ? M : Extract<M, { type: Type }>;
type Command = Exclude<ToServer, { type: "why" | "preview" }>;
type Asked = { message: Command; again: boolean; done: (refusal: Refusal | null) => void };

const OPEN = 1;
const FIRST_RETRY = 500;
const LAST_RETRY = 8000;
const SIGNED_OUT = 4401;
const CONFLICT = 4409;

const overWebSocket: OpenSocket = (id) => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(
    `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live?lang=${language.current}`,
  );
};

/** A table as one seat sees it, and everything a board may ask of it; a board knows the view and the moves of its game. */
export class LiveTable<View = unknown, M extends Move = Move> {
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position<View, M> | null>(null);
  /** Everything that happened, oldest first; from `fresh` on it is new since the last position. */
  log = $state.raw<LogLine[]>([]);
  fresh = $state(0);
  status = $state<Status>("connecting");
  /** The full reason shown above the hand: why something is not possible. */
  reason = $state.raw<Reason | null>(null);
  /** A sentence of the server that is no refusal: something went wrong. */
  error = $state<string | null>(null);
  /** The server will not show us this table: no use in trying again. */
  gone = $state(false);
  /** It is gone for us because its game cannot be played back here; it is kept. */
  kept = $state(false);
  /** A move is on its way. */
  busy = $state(false);
  /** The bots of this table wait for their turn to think, because the server is busy. */
  botsWait = $state(false);
  words = $state.raw<Words>(new Words(null));
  /** While a board tells step by step what has happened: the turn it is speaking of, which may be over by now. */
  telling = $state<string | null>(null);
  /** True while looking at the past: nothing can be played. */
  readonly still: boolean = false;
  /** Looking at the past: the choice that led here, if the seat one looks from made it. */
  choice = $state.raw<Choice<View, M> | null>(null);
  /** What the prompt says in place of the game's own words; a lesson has something to say. */
  notice = $derived<Notice | null>(null);
  /** Its past can be looked at; a lesson has none. */
  readonly replayable: boolean = true;

  people = $derived<People>({ seats: this.table?.seats ?? [], you: this.table?.you ?? null });
  you = $derived(this.table?.you ?? null);
  yourTurn = $derived(this.you !== null && !!this.position?.actors.includes(this.you) && !this.still);
  over = $derived(!!this.position?.result);
  /** Several people at this screen, and nobody has said that they look. */
  curtained = $derived((this.table?.yours.length ?? 0) > 1 && this.you === null && this.table?.status === "playing");
  /** Somebody without a seat looks on; who waits behind the curtain of a shared screen does not. */
  watching = $derived(this.table !== null && this.you === null && !this.curtained && !this.still);
  /** The seats at this screen that are asked now. */
  askedHere = $derived((this.table?.yours ?? []).filter((seat) => this.position?.actors.includes(seat)));

  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;
  #next: Table | null = null;
  #socket: Socket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  #greeted = false;
  #ids = 0;
  #asked = new Map<number, Asked>();
  #whys = new Map<number, (refusal: Refusal | null) => void>();
  #reasons = new Map<string, Promise<Refusal | null>>();
  #previews = new Map<number, (found: Preview | null) => void>();

  constructor(
    readonly id: string,
    private readonly open: OpenSocket = overWebSocket,
  ) {}

  // ---- what a board asks -------------------------------------------------------------------
  //
  // N is M, named by each method alone: so a table of one game is still one of any game to the frame around a board.

  /** What this seat sees; a board is shown only when there is something to see. */
  get view(): View {
    if (!this.position) throw new Error("There is no position yet.");
    return this.position.view;
  }

  get offers(): Offer<M>[] {
    return this.still ? [] : (this.position?.offers ?? []);
  }

  offersOf<N extends Move, Type extends N["type"]>(this: LiveTable<unknown, N>, type: Type): Offer<OfType<N, Type>>[] {
    return this.offers.filter((offer): offer is Offer<OfType<N, Type>> => offer.move.type === type);
  }

  /** Offers whose move has all the given fields: `offersWhere({ type: "bid", first: "A" })`. */
  offersWhere<N extends Move, Type extends N["type"]>(
    this: LiveTable<unknown, N>,
    fields: { type: Type } & Partial<Draft<OfType<N, Type>>>,
  ): Offer<OfType<N, Type>>[] {
    return this.offersOf<N, Type>(fields.type).filter(({ move }) => {
      const found: Args = { type: move.type, ...fieldsOf(move) };
      return Object.entries(fields).every(([name, value]) => same(found[name], value));
    });
  }

  offerFor<N extends Move>(this: LiveTable<unknown, N>, move: NoInfer<N> | Draft<N>): Offer<N> | undefined {
    return this.offers.find((offer) => sameMove(offer.move, move));
  }

  isOffered<N extends Move>(this: LiveTable<unknown, N>, move: NoInfer<N> | Draft<N>): boolean {
    return this.offerFor(move) !== undefined;
  }

  name(seat: number): string {
    return this.words.person(seat, this.people);
  }

  // ---- what a player does ------------------------------------------------------------------

  /** Resolves to the reason when the table refuses, to null when the move is made. */
  play<N extends Move>(this: LiveTable<unknown, N>, move: NoInfer<N> | Draft<N>): Promise<Refusal | null> {
    return this.#ask({ type: "play", id: 0, number: this.position?.number ?? 0, move });
  }

  undo(): Promise<Refusal | null> {
    return this.#ask({ type: "undo", id: 0, number: this.position?.number ?? 0 });
  }

  redo(): Promise<Refusal | null> {
    return this.#ask({ type: "redo", id: 0, number: this.position?.number ?? 0 });
  }

  /** Of several people at this screen this one looks now; null closes the curtain. */
  sit(seat: number | null): Promise<Refusal | null> {
    return this.#ask({ type: "sit", id: 0, seat });
  }

  /** Why this move is not possible now; null when it is, or when nobody can be asked. */
  why<N extends Move>(this: LiveTable<unknown, N>, move: NoInfer<N> | Draft<N>): Promise<Refusal | null> {
    const key = `${this.position?.number ?? 0} ${moveKey(move)}`;
    const known = this.#reasons.get(key);
    if (known) return known;
    if (this.#socket?.readyState !== OPEN) return Promise.resolve(null);
    const id = ++this.#ids;
    const answer = new Promise<Refusal | null>((resolve) => this.#whys.set(id, resolve));
    this.#reasons.set(key, answer);
    this.#send({ type: "why", id, move });
    return answer;
  }

  /** Ask why, and put the answer into the strip above the hand. */
  async explain<N extends Move>(this: LiveTable<unknown, N>, move: NoInfer<N> | Draft<N>, title = ""): Promise<void> {
    const asked = this.position;
    const refusal = await this.why(move);
    if (refusal && sameQuestion(asked, this.position)) this.reason = { title, refusal };
  }

  /** What these moves of mine would bring one after another, and why nothing can be done at the place `at` then; null
      when nobody can be asked. A board asks through `Previews`, which remembers. */
  preview<N extends Move>(
    this: LiveTable<unknown, N>,
    moves: (NoInfer<N> | Draft<N>)[],
    at: string | null = null,
  ): Promise<Preview | null> {
    if (this.you === null || this.#socket?.readyState !== OPEN) return Promise.resolve(null);
    const id = ++this.#ids;
    const answer = new Promise<Preview | null>((resolve) => this.#previews.set(id, resolve));
    this.#send({ type: "preview", id, moves, at });
    return answer;
  }

  // ---- the connection ----------------------------------------------------------------------

  /** Fetch the table and its words, then stay connected until `close`. */
  async start(): Promise<void> {
    this.table = await api.table(this.id);
    this.words = await openWords(this.table.game);
    this.connect();
  }

  connect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.open(this.id);
    this.#socket = socket;
    this.#greeted = false;
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse((event as MessageEvent<string>).data) as FromServer<View, M>);
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.#socket) this.#lost(event.code ?? 0);
    });
  }

  /** The network is back or the page is looked at again: do not wait for the next try. */
  wake(): void {
    if (this.#retry !== undefined) this.connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  #lost(code: number): void {
    this.#socket = null;
    for (const resolve of this.#whys.values()) resolve(null);
    this.#whys.clear();
    this.#reasons.clear();
    for (const resolve of this.#previews.values()) resolve(null);
    this.#previews.clear();
    this.botsWait = false;
    if (this.#closed) return;
    this.status = "offline";
    if (code === SIGNED_OUT) return void this.#returnIfStillMe();
    if (code >= 4000) {
      this.gone = true;
      this.kept = code === CONFLICT;
      return;
    }
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.connect(), wait);
  }

  /** Signed out everywhere else: another window of the browser that did it only has to come again. */
  async #returnIfStillMe(): Promise<void> {
    for (const wait of [0, FIRST_RETRY, 3 * FIRST_RETRY]) {
      await new Promise((go) => setTimeout(go, wait)); // its new cookie may be on the way
      const out = await api.isSignedOut();
      if (this.#closed) return;
      if (!out) {
        this.error = null;
        this.connect();
        return;
      }
    }
    this.gone = true;
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** A command is kept until it is answered, so that a lost connection does not swallow it. */
  #ask(message: Command): Promise<Refusal | null> {
    message.id = ++this.#ids;
    this.busy = true;
    return new Promise((done) => {
      this.#asked.set(message.id, { message, again: false, done });
      if (this.#greeted) this.#send(message);
    });
  }

  #hear(message: FromServer<View, M>): void {
    switch (message.type) {
      case "table":
        // Whose eyes these are changes together with what they see.
        if (this.position && message.table.you !== this.table?.you) this.#next = message.table;
        else this.#know(message.table);
        this.status = "online";
        this.#tries = 0;
        return;
      case "position":
        return this.#greeted ? this.#arrive(message) : this.#greet(message);
      case "refused":
        if (message.id !== null && this.#previews.has(message.id)) {
          this.#previews.get(message.id)?.(null);
          this.#previews.delete(message.id);
          return;
        }
        if (message.id === null || !this.#answer(message.id, message.refusal))
          this.reason = { title: "", refusal: message.refusal };
        return;
      case "why":
        this.#whys.get(message.id)?.(message.refusal);
        this.#whys.delete(message.id);
        return;
      case "preview":
        this.#previews.get(message.id)?.(message);
        this.#previews.delete(message.id);
        return;
      case "error":
        this.error = message.error;
        if (message.id !== null) {
          this.#whys.get(message.id)?.(null);
          this.#previews.get(message.id)?.(null);
          this.#previews.delete(message.id);
          this.#answer(message.id, null);
        }
        return;
      case "bots":
        this.botsWait = message.waiting;
    }
  }

  #answer(id: number, refusal: Refusal | null): boolean {
    const asked = this.#asked.get(id);
    if (!asked) return false;
    this.#asked.delete(id);
    this.busy = this.#asked.size > 0;
    // Refused the second time because it was accepted the first: all is well.
    const known = asked.again && refusal?.key === "no-moved-on";
    if (refusal && !known) this.reason = { title: "", refusal };
    asked.done(known ? null : refusal);
    return true;
  }

  /** The first position of a connection: it may be long since we knew anything. */
  #greet(position: Position<View, M>): void {
    this.#greeted = true;
    this.#tries = 0;
    this.status = "online";
    const known = this.position ? this.log.length : Infinity;
    this.#show(position);
    this.fresh = Math.min(known, this.log.length);
    // A command without an answer is sent again; the server refuses what it has already accepted.
    for (const asked of this.#asked.values()) {
      asked.again = true;
      this.#send(asked.message);
    }
  }

  #arrive(position: Position<View, M> & { id: number | null }): void {
    if (typeof position.id === "number") this.#answer(position.id, null);
    this.#show(position);
  }

  #know(table: Table): void {
    this.#next = null;
    this.table = table;
    if (table.now) this.ahead = Date.parse(table.now) - Date.now();
  }

  #show(position: Position<View, M>): void {
    if (this.#next) this.#know(this.#next);
    this.log = position.from === 0 ? position.events : [...this.log.slice(0, position.from), ...position.events];
    this.fresh = this.log.length - position.events.length;
    // Others who decide at the same time do not take away the answer one is reading
    if (!sameQuestion(this.position, position)) this.reason = null;
    if (position.number !== this.position?.number) {
      this.error = null;
      this.#reasons.clear();
    }
    this.position = position;
  }
}

/** Whether a seat is still asked the same, whatever the others have done meanwhile. */
export function sameQuestion(before: Position | null, now: Position | null): boolean {
  if (!before || !now) return false;
  if (before.number === now.number) return true;
  const question = ({ turn, prompt, offers }: Position) =>
    JSON.stringify([turn, prompt, offers.map(({ move }) => move)]);
  return now.offers.length > 0 && question(before) === question(now);
}

/** A finished game at one moment: the same shape for the board, nothing to play. */
export class StillTable extends LiveTable {
  override readonly still = true;
  /** My own seat; the board sees with the eyes of `table.you`, which may be another's. */
  me = $state<number | null>(null);
  /** Whose eyes they are does not change who is called "you". */
  override people = $derived<People>({
    seats: this.table?.seats ?? [],
    you: this.me !== null && this.table?.you === this.me ? this.me : null,
  });

  override async start(): Promise<void> {
    this.table = await api.table(this.id);
    this.me = this.table.you;
    this.words = await openWords(this.table.game);
    this.status = "online";
  }

  /** See with the eyes of this seat; null: of somebody who only watches. */
  look(eyes: number | null): void {
    if (this.table) this.table = { ...this.table, you: eyes };
  }

  override connect(): void {}

  override play(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  override undo(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  override redo(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  override why(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  override preview(): Promise<Preview | null> {
    return Promise.resolve(null);
  }

  /** Stand at this position; what happened since the one before it is new. */
  stand(position: Position, known: number, choice: Choice | null = null): void {
    this.choice = choice;
    this.position = position;
    this.log = position.events;
    this.fresh = Math.min(known, position.events.length);
  }
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
