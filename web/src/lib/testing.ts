/** What tests of the page share: a server made of nothing, and small messages from it. */
import { flushSync } from "svelte";
import type { PositionNow } from "../generated/protocol";
import type { FromServer, Move, Preview, Seat, Table, ToServer } from "./protocol";

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  readyState = 1;
  sent: ToServer[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  close(): void {
    this.drop();
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  say(message: FromServer): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    flushSync();
  }
}

export function seatOf(name: string): Seat {
  return {
    kind: "person",
    name,
    level: null,
    online: true,
    invite: null,
    resigned: false,
    agrees: false,
    stand_in: null,
    hints: false,
    deadline: null,
  };
}

export function tableOf(names: string[], more: Partial<Table> = {}): Table {
  return {
    id: "t",
    game: "x",
    status: "playing",
    rules: 1,
    options: {},
    seats: names.map(seatOf),
    you: 0,
    host: true,
    seed: null,
    created: "",
    origin: "played",
    parent: null,
    ending: null,
    hints: false,
    pace: null,
    grace: null,
    now: null,
    yours: [0],
    seed_chosen: false,
    ...more,
  };
}

/** A position in which the first seat is to move, with nothing to do. */
export function positionOf(number: number, more: Partial<PositionNow> = {}): PositionNow {
  return {
    type: "position",
    id: null,
    number,
    moves: number,
    turn: "1",
    view: {},
    actors: [0],
    prompt: null,
    offers: [],
    asides: [],
    undo: { possible: false, move: null, refusal: null },
    redo: false,
    events: [],
    from: 0,
    result: null,
    standing: null,
    since: null,
    ...more,
  };
}

/** What a move would bring: nothing. */
export function foreseen(move: Move, more: Partial<Preview["moves"][number]> = {}): Preview["moves"][number] {
  return { move, events: [], hidden: false, final: false, passes: false, ends: null, warnings: [], ...more };
}

export function previewOf(number: number, more: Partial<Preview> = {}): Preview {
  return { number, moves: [], refusal: null, brings: null, after: null, ...more };
}
