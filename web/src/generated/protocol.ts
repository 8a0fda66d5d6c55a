/* Generated from the schema of the Python package by `npm run types`; do not edit. */

import type { Json } from "../lib/protocol";

export type FromServer = TableNow | PositionNow | Refused | Why | PreviewNow | Failed | BotsNow;
export type ToServer = Sit | Play | UndoCommand | RedoCommand | AskWhy | AskPreview;

export interface TableNow {
  type: "table";
  table: TableInfo;
}
export interface TableInfo {
  id: string;
  game: string;
  status: "open" | "over" | "playing";
  rules: number;
  options: {
    [k: string]: Json;
  };
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  /**
   * told when the game is over, or from the beginning if the host chose it
   */
  seed: string | null;
  created: string;
  origin: "played" | "uploaded" | "branch";
  parent: Parent | null;
  /**
   * what ended the game, if not its rules
   */
  ending: ("agreed" | "resigned") | null;
  /**
   * are given: alone among bots, or when all people want them
   */
  hints: boolean;
  /**
   * seconds for a move
   */
  pace: number | null;
  /**
   * seconds until a bot stands in for who has left
   */
  grace: number | null;
  /**
   * the server's clock, where there are deadlines
   */
  now: string | null;
  /**
   * all seats that are mine: several, if people share this screen
   */
  yours: number[];
  /**
   * by the host: the deal can be known, and the game is not rated
   */
  seed_chosen: boolean;
}
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  online: boolean;
  invite: string | null;
  resigned: boolean;
  /**
   * to end the game now
   */
  agrees: boolean;
  /**
   * level of the bot that plays in a person's stead
   */
  stand_in: string | null;
  /**
   * wants hints for everybody at the table
   */
  hints: boolean;
  /**
   * of the move asked for, where there is a clock
   */
  deadline: string | null;
}
/**
 * The finished game a branch comes from, and after how many of its moves.
 */
export interface Parent {
  id: string;
  moves: number;
}
export interface PositionNow {
  type: "position";
  /**
   * the version of the game; it only grows
   */
  number: number;
  /**
   * that stand
   */
  moves: number;
  turn: string;
  view: View;
  actors: number[];
  prompt: Prompt | null;
  offers: Offer[];
  /**
   * what this seat may do beside the question, such as giving up
   */
  asides: Move[];
  undo: UndoStatus;
  redo: boolean;
  events: LogLine[];
  /**
   * of `events` in this seat's log
   */
  from: number;
  result: Result | null;
  standing: Score[] | null;
  /**
   * the command of this connection that led here
   */
  id: number | null;
  /**
   * the lines of this seat's log up to its own last move
   */
  since: number | null;
}
/**
 * What a seat sees of any game; only the game's own types know its fields.
 */
export interface View {
  [k: string]: Json;
}
/**
 * What a seat is asked (`ask-…`) or waits for (`wait-…`).
 */
export interface Prompt {
  key: string;
  args: {
    [k: string]: Json;
  };
}
export interface Offer {
  move: Move;
  /**
   * it cannot be taken back
   */
  final: boolean;
}
/**
 * A move of any game: its name, and fields that only the game's own types know.
 */
export interface Move {
  type: string;
}
export interface UndoStatus {
  possible: boolean;
  move: Move | null;
  refusal: Refusal | null;
}
/**
 * Why a move is not allowed: a Fluent message, its arguments, and the clause it rests on.
 */
export interface Refusal {
  key: string;
  clause: string;
  args: {
    [k: string]: Json;
  };
}
/**
 * A line of the log without the list of those who may read it.
 */
export interface LogLine {
  key: string;
  args: {
    [k: string]: Json;
  };
}
export interface Result {
  scores: Score[];
  /**
   * 1 is best, ties share a rank
   */
  ranks: number[];
  winners: number[];
  /**
   * Fluent key: what ended the game
   */
  ended: string;
  /**
   * Fluent key: what decided between equal totals at the top
   */
  tie_break: string | null;
}
/**
 * Points of one seat by category; the parts add up to the total.
 */
export interface Score {
  total: number;
  parts: {
    [k: string]: number;
  };
}
export interface Refused {
  type: "refused";
  id: number | null;
  refusal: Refusal;
}
export interface Why {
  type: "why";
  id: number;
  refusal: Refusal | null;
}
export interface PreviewNow {
  type: "preview";
  /**
   * the version of the game it is about
   */
  number: number;
  /**
   * those that could be tried, in order
   */
  moves: ForeseenMove[];
  /**
   * of the first move that is not legal, or of the place asked about
   */
  refusal: Refusal | null;
  /**
   * in a form of the game's own, null where it has none
   */
  brings: Json;
  /**
   * where the seat would stand; null: something hidden has come to light
   */
  after: AfterMoves | null;
  id: number;
}
/**
 * One move of a preview.
 */
export interface ForeseenMove {
  move: Move;
  /**
   * that this seat would read, up to the first hidden thing
   */
  events: LogLine[];
  /**
   * something hidden comes to light: nothing after it is foreseen
   */
  hidden: boolean;
  /**
   * it cannot be taken back
   */
  final: boolean;
  /**
   * others are asked next and not this seat; null: something hidden decides
   */
  passes: boolean | null;
  /**
   * the game is surely over, for this reason
   */
  ends: string | null;
  /**
   * what one would want to know before
   */
  warnings: Warning[];
}
/**
 * What a player would want to know before the click: a Fluent message and its arguments.
 */
export interface Warning {
  key: string;
  args: {
    [k: string]: Json;
  };
}
/**
 * Where the seat would stand after the last move.
 */
export interface AfterMoves {
  view: View;
  actors: number[];
  prompt: Prompt | null;
  moves: Move[];
  standing: Score[] | null;
}
export interface Failed {
  type: "error";
  id: number | null;
  error: string;
}
export interface BotsNow {
  type: "bots";
  /**
   * none of those asked at this table has begun to think: others are first
   */
  waiting: boolean;
}
export interface Sit {
  type: "sit";
  id: number;
  /**
   * of mine; null: nobody looks now
   */
  seat: number | null;
}
export interface Play {
  type: "play";
  id: number;
  number: number;
  move: Move;
}
export interface UndoCommand {
  type: "undo";
  id: number;
  number: number;
}
export interface RedoCommand {
  type: "redo";
  id: number;
  number: number;
}
export interface AskWhy {
  type: "why";
  id: number;
  move: Move;
}
/**
 * What would these moves of mine bring? With `at`: and why can nothing be done there then?
 */
export interface AskPreview {
  type: "preview";
  id: number;
  moves: Move[];
  at?: string | null;
}
export interface Analysis {
  state: "done" | "none" | "running";
  done: number;
  total: number;
  level: string;
  /**
   * in the order of the game; empty until all are weighed
   */
  decisions: Decision[];
}
/**
 * One move of a finished game beside what the adviser would have played.
 */
export interface Decision {
  /**
   * made before it
   */
  moves: number;
  seat: number;
  played: Move;
  best: Move;
  /**
   * to win, with the best move
   */
  chance: number;
  /**
   * of that chance by the move that was played; 0 if it is as good
   */
  loss: number;
}
export interface GameInfo {
  id: string;
  seats: number[];
  rules: number;
  options: {
    [k: string]: Json;
  };
  defaults: {
    [k: string]: Json;
  };
  data: DataInfo;
  /**
   * the levels, the weakest first
   */
  bots: string[];
  /**
   * the one a host is offered
   */
  level: string;
}
export interface DataInfo {
  id: string;
  provenance: string;
  /**
   * of its contents
   */
  fingerprint: string;
  /**
   * the host's own file, not the shipped one
   */
  own: boolean;
}
export interface GameStatistics {
  game: string;
  by_seats: OfSeats[];
}
/**
 * A game with so many players.
 */
export interface OfSeats {
  seats: number;
  games: number;
  /**
   * by seat; a shared win is shared
   */
  wins: number[];
  /**
   * points of one player by category
   */
  mean: {
    [k: string]: number;
  };
  /**
   * points of the winner by category
   */
  winning: {
    [k: string]: number;
  };
  best: number;
  ladder: Rung[];
}
export interface Rung {
  name: string;
  /**
   * of a bot
   */
  level: string | null;
  you: boolean;
  strength: Strength;
  games: number;
  wins: number;
}
/**
 * The true strength lies within `rating` ± `spread` in 19 of 20 cases.
 */
export interface Strength {
  rating: number;
  spread: number;
}
export interface GuestToken {
  id: string;
  name: string;
  /**
   * `Authorization: Bearer <token>`: whoever has it is this guest
   */
  token: string;
}
export interface Hint {
  /**
   * the version of the game it is for
   */
  number: number;
  move: Move;
  /**
   * to win, as the adviser sees it
   */
  chance: number;
  level: string;
}
export interface LessonInfo {
  id: string;
  /**
   * Fluent: value = title, .task = what to do, .why = what the rules say
   */
  key: string;
  /**
   * find the moves, or say what will come out
   */
  kind: "foretell" | "play";
  clauses: string[];
  /**
   * it shows how a game ends and who wins
   */
  about_end: boolean;
  /**
   * by me, once
   */
  done: boolean;
}
export interface LessonNow {
  lesson: LessonInfo;
  seats: number;
  seat: number;
  /**
   * after the right moves so far; of the outcome when done
   */
  position: Position;
  /**
   * other: legal, but not asked for
   */
  verdict: ("other" | "refused" | "right" | "wrong") | null;
  refusal: Refusal | null;
  done: boolean;
  /**
   * what can be foretold
   */
  choices: Json[];
  /**
   * when foretold
   */
  answer: Json;
  /**
   * the move looked for, when asked for
   */
  hint: Move | null;
}
export interface Position {
  /**
   * the version of the game; it only grows
   */
  number: number;
  /**
   * that stand
   */
  moves: number;
  turn: string;
  view: View;
  actors: number[];
  prompt: Prompt | null;
  offers: Offer[];
  /**
   * what this seat may do beside the question, such as giving up
   */
  asides: Move[];
  undo: UndoStatus;
  redo: boolean;
  events: LogLine[];
  /**
   * of `events` in this seat's log
   */
  from: number;
  result: Result | null;
  standing: Score[] | null;
}
export interface Me {
  id: string;
  name: string;
  account: boolean;
  /**
   * told when it is my turn
   */
  webhook: string | null;
}
export interface MyStatistics {
  name: string;
  /**
   * the oldest first
   */
  played: Played[];
}
/**
 * One finished game of mine.
 */
export interface Played {
  table: string;
  game: string;
  seats: number;
  seat: number;
  rank: number;
  total: number;
  parts: {
    [k: string]: number;
  };
  /**
   * names
   */
  others: string[];
  finished: string;
  /**
   * after this game, if it was rated
   */
  strength: Strength | null;
}
export interface NoteInfo {
  id: string;
  moves: number;
  text: string;
  /**
   * of the writer, if they sit at the table
   */
  seat: number | null;
  name: string;
  mine: boolean;
  at: string;
}
/**
 * What moves of a seat would bring, as far as the seat can know.
 */
export interface PreviewAnswer {
  /**
   * the version of the game it is about
   */
  number: number;
  /**
   * those that could be tried, in order
   */
  moves: ForeseenMove[];
  /**
   * of the first move that is not legal, or of the place asked about
   */
  refusal: Refusal | null;
  /**
   * in a form of the game's own, null where it has none
   */
  brings: Json;
  /**
   * where the seat would stand; null: something hidden has come to light
   */
  after: AfterMoves | null;
}
/**
 * A guest made by me whose token is good.
 */
export interface Program {
  id: string;
  name: string;
  created: string;
}
/**
 * The rules of one game in one language, as numbered clauses.
 */
export interface Rules {
  title: string;
  sections: Section[];
  /**
   * paragraphs before the first section
   */
  intro: string[];
}
export interface Section {
  number: string;
  title: string;
  clauses: Clause[];
  /**
   * paragraphs before the first clause
   */
  text: string[];
}
export interface Clause {
  number: string;
  text: string;
}
export interface Story {
  /**
   * who made each move
   */
  seats: number[];
  /**
   * each move as the reader knows it; null for a secret one
   */
  moves: (Move | null)[];
  /**
   * lines of the reader's log after each number of moves, from 0 on
   */
  lines: number[];
  chapters: Chapter[];
  /**
   * each seat's chance after each number of moves
   */
  chances: number[][] | null;
  turning: TurningPoint[];
}
/**
 * From that many moves on it was this turn: a round, an age, a year.
 */
export interface Chapter {
  moves: number;
  turn: string;
}
/**
 * The move after which one seat's chance to win had changed more than at most others.
 */
export interface TurningPoint {
  moves: number;
  /**
   * whose chance it was
   */
  seat: number;
  swing: number;
  /**
   * what the move did
   */
  event: LogLine | null;
}
export interface TableSummary {
  id: string;
  game: string;
  status: "open" | "over" | "playing";
  rules: number;
  options: {
    [k: string]: Json;
  };
  seats: SeatInfo[];
  you: number | null;
  host: boolean;
  /**
   * told when the game is over, or from the beginning if the host chose it
   */
  seed: string | null;
  created: string;
  origin: "played" | "uploaded" | "branch";
  parent: Parent | null;
  /**
   * what ended the game, if not its rules
   */
  ending: ("agreed" | "resigned") | null;
  /**
   * are given: alone among bots, or when all people want them
   */
  hints: boolean;
  /**
   * seconds for a move
   */
  pace: number | null;
  /**
   * seconds until a bot stands in for who has left
   */
  grace: number | null;
  /**
   * the server's clock, where there are deadlines
   */
  now: string | null;
  /**
   * all seats that are mine: several, if people share this screen
   */
  yours: number[];
  /**
   * by the host: the deal can be known, and the game is not rated
   */
  seed_chosen: boolean;
  number: number;
  moves: number;
  actors: number[];
  changed: string;
}
export interface ChangedSeat {
  kind: "bot" | "open";
  level?: string | null;
}
export interface LessonPreview {
  moves: Move[];
  /**
   * the right moves of the lesson before them
   */
  tries?: Move[];
  at?: string | null;
}
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: {
    [k: string]: Json;
  };
  seed?: string | null;
  pace?: number | null;
  /**
   * unset: as is usual at that pace
   */
  grace?: number | null;
}
export interface NewSeat {
  /**
   * here: somebody else at my screen
   */
  kind: "bot" | "here" | "me" | "open";
  level?: string | null;
  /**
   * of who is here
   */
  name?: string | null;
}
export interface Try {
  moves?: Move[];
  answer?: Json;
  hint?: boolean;
}
