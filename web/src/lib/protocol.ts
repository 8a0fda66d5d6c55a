/** The table's protocol as TypeScript: docs/protocol.md says what each part means. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Args = Record<string, unknown>;

/** A move of any game: its name, and fields that only the game's generated types know. */
export type Move = { type: string };

export function fieldsOf(move: Move): Args {
  const { type: _, ...fields } = move as Move & Args;
  return fields;
}

export type Me = { id: string; name: string; account: boolean; webhook: string | null };
/** A guest with a token, for a bot of mine; the token itself is told once, when it is made. */
export type Program = { id: string; name: string; created: string };
export type ProgramToken = { id: string; name: string; token: string };

export type GameInfo = {
  id: string;
  seats: number[];
  rules: number;
  options: JsonSchema;
  defaults: Record<string, Json>;
  data: { id: string; provenance: string };
  /** Levels, the weakest first. */
  bots: string[];
  /** The level a host is offered. */
  level: string;
};

export type JsonSchema = {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  default?: Json;
  minimum?: number;
  maximum?: number;
};

export type Rules = { title?: string; intro?: string[]; sections: { number: string; title: string; text?: string[]; clauses: { number: string; text: string }[] }[] };

export type Seat = {
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  online: boolean;
  invite: string | null;
  resigned?: boolean;
  /** To end the game now. */
  agrees?: boolean;
  /** Level of the bot that plays in a person's stead. */
  stand_in?: string | null;
  /** Wants hints for everybody at the table. */
  hints?: boolean;
  /** When this seat must have moved. */
  deadline?: string | null;
};

export type Table = {
  id: string;
  game: string;
  status: "open" | "playing" | "over";
  rules: number;
  options: Record<string, Json>;
  seats: Seat[];
  you: number | null;
  host: boolean;
  seed: string | null;
  created: string;
  /** What ended the game, if not its rules. */
  ending?: "agreed" | "resigned" | null;
  /** Hints are given: alone among bots, or when all people want them. */
  hints?: boolean;
  /** Seconds for a move. */
  pace?: number | null;
  /** Seconds until a bot stands in for who has left. */
  grace?: number | null;
  /** The server's clock, where there are deadlines. */
  now?: string | null;
  /** All seats that are mine: several, if people share this screen. */
  yours?: number[];
  origin?: "played" | "uploaded" | "branch";
  /** Of a branch: the finished game it left, and after how many moves. */
  parent?: { id: string; moves: number } | null;
};

export type TableSummary = Table & { number: number; moves: number; actors: number[]; changed: string };

/** A worked example as a task: find the moves, or foretell what comes out. */
export type LessonInfo = { id: string; key: string; kind: "play" | "foretell"; clauses: string[]; done: boolean };
export type LessonNow = {
  lesson: LessonInfo;
  seats: number;
  seat: number;
  position: Position;
  verdict: "right" | "other" | "refused" | "wrong" | null;
  refusal: Refusal | null;
  done: boolean;
  choices: Json[];
  answer: Json;
  hint: Move | null;
};
export type LessonTry = { moves?: Move[]; answer?: unknown; hint?: boolean };

export type NewSeat = { kind: "me" | "here" | "open" | "bot"; level?: string; name?: string };
export type NewTable = { game: string; seats: NewSeat[]; options?: Record<string, Json>; seed?: string; pace?: number | null; grace?: number | null };

export type Offer = { move: Move; final: boolean };
export type Prompt = { key: string; args: Args };
export type Event = { key: string; args: Args };
export type Refusal = { key: string; args: Args; clause: string };
export type Score = { total: number; parts: Record<string, number> };
export type Result = {
  scores: Score[];
  ranks: number[];
  winners: number[];
  tie_break: string | null;
  ended: string;
};

export type Position<View = Record<string, Json>> = {
  /** The version of the game; it only grows. */
  number: number;
  /** Moves that stand. */
  moves: number;
  turn: string;
  view: View;
  actors: number[];
  prompt: Prompt | null;
  offers: Offer[];
  /** What this seat may do beside the question, such as giving up. */
  asides?: Move[];
  undo: { possible: boolean; move: Move | null; refusal: Refusal | null };
  redo: boolean;
  events: Event[];
  from: number;
  result: Result | null;
  standing: Score[] | null;
  /** Lines of this seat's log up to its own last move. */
  since?: number | null;
};

/** What a strong bot would play, at that version of the game. */
export type Hint = { number: number; move: Move; chance: number; level: string };

/** A finished game as a strong bot sees it, decision by decision. */
export type Analysis = { state: "none" | "running" | "done"; done: number; total: number; level: string; decisions: Decision[] };
export type Decision = { moves: number; seat: number; played: Move; best: Move; chance: number; loss: number };

/** A game looked back at, as one seat may. */
export type Story = {
  seats: number[];
  lines: number[];
  chapters: { moves: number; turn: string }[];
  chances: number[][] | null;
  turning: TurningPoint[];
};
export type TurningPoint = { moves: number; seat: number; swing: number; event: Event | null };
export type Note = { id: string; moves: number; text: string; seat: number | null; name: string; mine: boolean; at: string };

/** The true strength lies within rating ± spread in 19 of 20 cases. */
export type Strength = { rating: number; spread: number };
export type Played = {
  table: string;
  game: string;
  seats: number;
  seat: number;
  rank: number;
  total: number;
  parts: Record<string, number>;
  others: string[];
  finished: string;
  strength: Strength | null;
};
export type MyStatistics = { name: string; played: Played[] };
export type Rung = { name: string; level: string | null; you: boolean; strength: Strength; games: number; wins: number };
export type OfSeats = { seats: number; games: number; wins: number[]; mean: Record<string, number>; winning: Record<string, number>; best: number; ladder: Rung[] };
export type GameStatistics = { game: string; by_seats: OfSeats[] };

export type FromServer =
  | { type: "table"; table: Table }
  | ({ type: "position"; id: number | null } & Position)
  | { type: "refused"; id: number | null; refusal: Refusal }
  | { type: "why"; id: number; refusal: Refusal | null }
  | { type: "error"; id: number | null; error: string };

export type ToServer =
  | { type: "play"; id: number; number: number; move: Move }
  | { type: "undo"; id: number; number: number }
  | { type: "redo"; id: number; number: number }
  | { type: "sit"; id: number; seat: number | null }
  | { type: "why"; id: number; move: Move };

/** Two moves are the same when they say the same, in whatever order their fields stand. */
export function sameMove(a: Move, b: Move): boolean {
  return moveKey(a) === moveKey(b);
}

export function moveKey(move: Move): string {
  return JSON.stringify(move, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
