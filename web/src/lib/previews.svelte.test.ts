import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import { endOf, isFinal, Previews, warningsOf, type Watched } from "./previews.svelte";
import type { Preview } from "./protocol";
import { FakeSocket, foreseen, positionOf, previewOf, tableOf } from "./testing";
import { language, openWords } from "./text.svelte";

type Bid = { type: "bid"; first: string };
const a: Bid = { type: "bid", first: "A" };
const b: Bid = { type: "bid", first: "B" };

let socket: FakeSocket;
let live: LiveTable<unknown, Bid>;
let previews: Previews<unknown, Bid>;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  live = new LiveTable("t", () => socket as unknown as WebSocket);
  live.connect();
  socket.say({ type: "table", table: tableOf(["Ala", "Bruno"]) });
  socket.say(positionOf(7));
  previews = new Previews(live);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const asked = () => socket.sent.filter((message) => message.type === "preview");
function answer(number: number, more: Partial<Preview> = {}) {
  const id = asked().at(-1)!.id;
  socket.say({ type: "preview", ...previewOf(number, more), id } as Parameters<FakeSocket["say"]>[0]);
}

describe("A preview", () => {
  it("is asked once in a position", async () => {
    const first = previews.ask([a]);
    expect(previews.ask([{ first: "A", type: "bid" }])).toBe(first);
    expect(asked()).toEqual([{ type: "preview", id: 1, moves: [a], at: null }]);
    expect(previews.known([a])).toBeNull();
    answer(7, { brings: { coins: 3 } });
    expect((await first)?.brings).toEqual({ coins: 3 });
    expect(previews.known([a])?.brings).toEqual({ coins: 3 });
    expect(previews.known([a], "wall:1")).toBeNull();
    expect(previews.known([b])).toBeNull();
  });

  it("is forgotten with its position, even if that has the same number", async () => {
    const first = previews.ask([a]);
    answer(7);
    await first;
    socket.say(positionOf(7)); // seen with the eyes of another seat
    expect(previews.known([a])).toBeNull();
    void previews.ask([a]);
    expect(asked()).toHaveLength(2);
  });

  it("is dropped when it comes too late", async () => {
    const late = previews.ask([a]);
    socket.say(positionOf(8));
    answer(7);
    expect(await late).toBeNull();
    expect(previews.known([a])).toBeNull();
  });

  it("of a version that is not here yet is dropped, and asked again", async () => {
    const early = previews.ask([a]);
    answer(8);
    expect(await early).toBeNull();
    void previews.ask([a]);
    expect(asked()).toHaveLength(2);
  });

  it("is nothing where the line is lost, and comes when it is back", async () => {
    const lost = previews.ask([a]);
    socket.drop();
    expect(await lost).toBeNull();
    expect(await previews.ask([a])).toBeNull();
    socket = new FakeSocket();
    live.wake();
    socket.say(positionOf(7));
    const again = previews.ask([a]);
    answer(7);
    expect(await again).not.toBeNull();
  });

  it("is nothing where the server cannot say", async () => {
    const failed = previews.ask([a]);
    socket.say({ type: "error", id: 1, error: "Not a message." });
    expect(await failed).toBeNull();
  });
});

describe("What a board watches", () => {
  let wanted = $state.raw<Bid[] | null>(null);
  let watched: Watched<unknown, Bid, unknown>;
  let stop: () => void;
  beforeEach(() => {
    wanted = null;
    stop = $effect.root(() => {
      watched = previews.watch(() => wanted, 60);
    });
    flushSync();
  });
  afterEach(() => stop());

  function want(moves: Bid[] | null) {
    wanted = moves;
    flushSync();
  }

  it("is asked when the hand rests, not on the way", async () => {
    want([a]);
    vi.advanceTimersByTime(40);
    want([b]);
    vi.advanceTimersByTime(40);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(40);
    expect(asked().map(({ moves }) => moves)).toEqual([[b]]);
    answer(7, { brings: "b" });
    await vi.runAllTimersAsync();
    expect(watched.answer?.brings).toBe("b");
    want(null);
    expect(watched.answer).toBeNull();
    want([b]);
    expect(watched.answer?.brings).toBe("b"); // at once, it is known
    vi.runAllTimers();
    expect(asked()).toHaveLength(1);
  });

  it("is asked anew in the next position", async () => {
    want([a]);
    await vi.runAllTimersAsync();
    answer(7, { brings: "old" });
    await vi.runAllTimersAsync();
    socket.say(positionOf(8));
    expect(watched.answer).toBeNull();
    await vi.runAllTimersAsync();
    answer(8, { brings: "new" });
    await vi.runAllTimersAsync();
    expect(watched.answer?.brings).toBe("new");
  });
});

it("warns in words, each once, and tells what ends the game or stands for good", async () => {
  vi.useRealTimers();
  await language.set("en");
  const words = await openWords("hadrians-wall");
  const people = { seats: live.table?.seats ?? [], you: 0 };
  const reveals = { key: "warn-reveals", args: {} };
  const told = previewOf(7, {
    moves: [foreseen(a, { warnings: [reveals] }), foreseen(b, { warnings: [reveals], final: true, ends: "end-x" })],
  });
  expect(warningsOf(told, words, people)).toEqual(["This turns over a Fate card and cannot be undone."]);
  expect([endOf(told), isFinal(told)]).toEqual(["end-x", true]);
  expect([endOf(previewOf(7)), isFinal(null), warningsOf(null, words, people)]).toEqual([null, false, []]);
});
