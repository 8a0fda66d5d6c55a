/** The table's protocol: docs/protocol.md says what each part means; the types come from the Python structs. */
import type * as wire from "../generated/protocol";

export type {
  Analysis,
  Decision,
  GameInfo,
  GameStatistics,
  GuestToken as ProgramToken,
  Hint,
  LessonInfo,
  LessonNow,
  LessonPreview,
  LogLine,
  Me,
  Move,
  MyStatistics,
  NewSeat,
  NewTable,
  NoteInfo as Note,
  OfSeats,
  Played,
  Program,
  Prompt,
  Refusal,
  Result,
  Rules,
  Rung,
  Score,
  SeatInfo as Seat,
  Story,
  Strength,
  TableInfo as Table,
  TableSummary,
  ToServer,
  Try as LessonTry,
  TurningPoint,
} from "../generated/protocol";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** What fills the places of a sentence. */
export type Args = Record<string, unknown>;

/** A move offered, of any game or of one: `Offer<Bid>`. */
export type Offer<M extends wire.Move = wire.Move> = Omit<wire.Offer, "move"> & { move: M };

/** A position as its game knows it; only a live one says what is new to its reader. */
export type Position<View = unknown, M extends wire.Move = wire.Move> = Omit<
  wire.Position,
  "view" | "offers" | "asides" | "undo"
> &
  Partial<Pick<wire.PositionNow, "since">> & {
    view: View;
    offers: Offer<M>[];
    asides: M[];
    undo: Omit<wire.UndoStatus, "move"> & { move: M | null };
  };

/** What moves would bring, in the words of their game; `Brings` is its own form of it. */
export type Preview<View = unknown, M extends wire.Move = wire.Move, Brings = unknown> = Omit<
  wire.PreviewAnswer,
  "moves" | "brings" | "after"
> & {
  moves: (Omit<wire.ForeseenMove, "move"> & { move: M })[];
  brings: Brings | null;
  after: (Omit<wire.AfterMoves, "view" | "moves"> & { view: View; moves: M[] }) | null;
};

/** What a live table says; its positions are of its game. */
export type FromServer<View = unknown, M extends wire.Move = wire.Move> =
  Exclude<wire.FromServer, wire.PositionNow> | (Position<View, M> & Pick<wire.PositionNow, "type" | "id">);

/** A move as a board puts it together: it names the right fields; whether their ids exist, the server says. */
export type Draft<M extends wire.Move> = wire.Move &
  (M extends unknown ? { [Field in keyof M]: Loose<Field, M[Field]> } : never);
type Loose<Field, Value> = Field extends "type" ? Value : Widened<Value>;
type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Item)[]
      ? Widened<Item>[]
      : Value;

/** The JSON schema of a game's options, as far as a form reads it. */
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

export function jsonText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function fieldsOf(move: wire.Move): Args {
  const { type: _, ...fields } = move as wire.Move & Args;
  return fields;
}

/** Two moves are the same when they say the same, in whatever order their fields stand. */
export function sameMove(a: wire.Move, b: wire.Move): boolean {
  return moveKey(a) === moveKey(b);
}

export function moveKey(move: wire.Move): string {
  return JSON.stringify(move, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
