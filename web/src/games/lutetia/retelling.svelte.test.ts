import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Move, View } from "../../generated/lutetia";
import { LiveTable } from "../../lib/live.svelte";
import type { Json, LogLine, Score } from "../../lib/protocol";
import { FakeSocket, positionOf } from "../../lib/testing";
import { worthTelling } from "./beats";
import { Retelling } from "./retelling.svelte";
import stored from "./samples.json";

const samples = stored as unknown as { before: View; events: LogLine[]; after: View }[];
const { before, events, after } = samples.find((sample) => worthTelling(sample.events))!;
const score = (total: number): Score[] => [{ total, parts: {} }];

let socket: FakeSocket;
let live: LiveTable<View, Move>;
let ended: number;
let stop: () => void;

/** A board without a page: it hears of positions and lets time pass. */
function board(pace: number): Retelling {
  const retelling = new Retelling(live, pace, () => (ended += 1));
  stop = $effect.root(() => {
    $effect(() => retelling.run());
  });
  return retelling;
}
function arrive(retelling: Retelling, number: number, view: View, lines: LogLine[], standing: Score[]): void {
  const from = number === 1 ? 0 : 1;
  const told = { turn: `turn ${number}`, events: lines, from, standing, view: view as unknown as Record<string, Json> };
  socket.say(positionOf(number, told));
  retelling.hear(live.position!);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  ended = 0;
  socket = new FakeSocket();
  live = new LiveTable("t", () => socket as unknown as WebSocket);
  live.connect();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it("shows moment after moment, and the points only at the end", () => {
  const retelling = board(100);
  arrive(retelling, 1, before, [], score(1));
  expect(retelling.beat).toBeNull();
  arrive(retelling, 2, after, events, score(2));
  expect(retelling.turn).toBe("turn 1");
  expect(retelling.standing).toEqual(score(1));
  const first = retelling.beat;
  vi.advanceTimersByTime(150);
  flushSync();
  expect(retelling.beat).not.toBe(first);
  for (let n = 0; n < events.length; n++) {
    vi.advanceTimersByTime(150);
    flushSync();
  }
  expect(ended).toBe(1);
  expect([retelling.beat, retelling.turn]).toEqual([null, null]);
  expect(retelling.view).toEqual(after);
  expect(retelling.standing).toEqual(score(2));
});

it("can be skipped", () => {
  const retelling = board(100);
  arrive(retelling, 1, before, [], score(1));
  arrive(retelling, 2, after, events, score(2));
  retelling.skip();
  expect([retelling.beat, ended]).toEqual([null, 1]);
});

it("tells nothing slowly to whoever wants no pace", () => {
  const retelling = board(0);
  arrive(retelling, 1, before, [], score(1));
  arrive(retelling, 2, after, events, score(2));
  expect(retelling.beat).toBeNull();
  expect(retelling.standing).toEqual(score(2));
});
