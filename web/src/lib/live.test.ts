import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import type { Event, FromServer, Position, Refusal, ToServer } from "./protocol";

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
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
    this.dispatchEvent(Object.assign(new globalThis.Event("close"), { code }));
  }
  say(message: FromServer): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

let sockets: FakeSocket[];
let live: LiveTable;
const last = () => sockets.at(-1)!;

const bid = { type: "bid", first: "A", second: "3" };
const event = (n: number): Event => ({ key: "log-round", args: { n } });
const refusal: Refusal = { key: "no-bid-same", args: {}, clause: "6.2" };

function position(number: number, more: Partial<Position> & { id?: number | null } = {}): FromServer {
  return {
    type: "position", id: null, number, moves: number, turn: "1", view: {}, actors: [0], prompt: null,
    offers: [{ move: bid, final: false }], undo: { possible: false, move: null, refusal: null }, redo: false,
    events: [], from: 0, result: null, standing: null, ...more,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  live = new LiveTable("t1", () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
  live.connect();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe("the log", () => {
  it("grows by what is new and is replaced when told so", () => {
    last().say(position(2, { events: [event(1), event(2)] }));
    expect(live.fresh).toBe(2);
    last().say(position(3, { events: [event(3)], from: 2 }));
    expect(live.log.map((e) => e.args.n)).toEqual([1, 2, 3]);
    expect(live.fresh).toBe(2);
    last().say(position(4, { events: [event(1)], from: 0 }));
    expect(live.log).toHaveLength(1);
  });

  it("shrinks when a move is taken back", () => {
    last().say(position(2, { events: [event(1), event(2)] }));
    last().say(position(3, { events: [], from: 1 }));
    expect(live.log.map((e) => e.args.n)).toEqual([1]);
  });
});

describe("moves", () => {
  it("carry the number they were decided on and are done when their position comes", async () => {
    last().say(position(7));
    const played = live.play(bid);
    expect(last().sent).toEqual([{ type: "play", id: 1, number: 7, move: bid }]);
    expect(live.busy).toBe(true);
    last().say(position(8));
    expect(live.busy).toBe(true); // somebody else's
    last().say(position(9, { id: 1 }));
    await expect(played).resolves.toBeNull();
    expect(live.busy).toBe(false);
  });

  it("resolve to the reason when refused, and show it", async () => {
    last().say(position(7));
    const played = live.play(bid);
    last().say({ type: "refused", id: 1, refusal });
    await expect(played).resolves.toEqual(refusal);
    expect(live.reason?.refusal).toEqual(refusal);
    last().say(position(8));
    expect(live.reason).toBeNull();
  });

  it("are found among the offers whatever the order of their fields", () => {
    last().say(position(1));
    expect(live.isOffered({ second: "3", first: "A", type: "bid" } as { type: string })).toBe(true);
    expect(live.isOffered({ type: "bid", first: "A", second: "2" } as { type: string })).toBe(false);
    expect(live.offersWhere({ type: "bid", first: "A" })).toHaveLength(1);
    expect(live.offersOf("bribe")).toHaveLength(0);
  });
});

describe("a lost connection", () => {
  it("is tried again, each time a little later, and at once when the network is back", () => {
    last().say(position(1));
    last().drop();
    expect(live.status).toBe("offline");
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
    last().drop();
    vi.advanceTimersByTime(999);
    expect(sockets).toHaveLength(2);
    live.wake();
    expect(sockets).toHaveLength(3);
    last().say(position(1));
    expect(live.status).toBe("online");
    last().drop();
    vi.advanceTimersByTime(500); // patient again after a success
    expect(sockets).toHaveLength(4);
  });

  it("does not swallow a move: it is sent again", async () => {
    last().say(position(5));
    const played = live.play(bid);
    last().drop();
    vi.advanceTimersByTime(500);
    expect(last().sent).toEqual([]);
    last().say(position(5));
    expect(last().sent).toEqual([{ type: "play", id: 1, number: 5, move: bid }]);
    last().say(position(6, { id: 1 }));
    await expect(played).resolves.toBeNull();
  });

  it("takes a second refusal of an accepted move for what it is", async () => {
    last().say(position(5));
    const played = live.play(bid);
    last().drop();
    vi.advanceTimersByTime(500);
    last().say(position(6));
    last().say({ type: "refused", id: 1, refusal: { key: "no-moved-on", args: {}, clause: "" } });
    await expect(played).resolves.toBeNull();
    expect(live.reason).toBeNull();
  });

  it("keeps a move made while offline until the table is back", () => {
    last().say(position(5));
    last().drop();
    void live.play(bid);
    vi.advanceTimersByTime(500);
    last().say(position(5));
    expect(last().sent).toHaveLength(1);
  });

  it("marks everything missed as new", () => {
    last().say(position(1, { events: [event(1)] }));
    last().drop();
    vi.advanceTimersByTime(500);
    last().say(position(4, { events: [event(1), event(2), event(3)] }));
    expect(live.fresh).toBe(1);
  });

  it("is final when the server will not show the table", () => {
    last().say({ type: "error", id: null, error: "No such table." });
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(live.gone).toBe(true);
    expect(live.error).toBe("No such table.");
  });

  it("is not a loss when we leave", () => {
    last().say(position(1));
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("why", () => {
  it("asks once for each position", async () => {
    last().say(position(3));
    const first = live.why(bid);
    const second = live.why({ ...bid });
    expect(last().sent).toHaveLength(1);
    last().say({ type: "why", id: 1, refusal });
    await expect(first).resolves.toEqual(refusal);
    await expect(second).resolves.toEqual(refusal);
    last().say(position(4));
    void live.why(bid);
    expect(last().sent).toHaveLength(2);
  });

  it("is answered with nothing when the connection breaks", async () => {
    last().say(position(3));
    const asked = live.why(bid);
    last().drop();
    await expect(asked).resolves.toBeNull();
  });

  it("puts the reason into the strip, unless the game has moved on", async () => {
    last().say(position(3));
    const shown = live.explain(bid, "Druid");
    last().say({ type: "why", id: 1, refusal });
    await shown;
    expect(live.reason).toEqual({ title: "Druid", refusal });
    last().say(position(4));
    const late = live.explain({ ...bid, first: "B" } as { type: string }, "Druid");
    last().say(position(5));
    last().say({ type: "why", id: 2, refusal });
    await late;
    expect(live.reason).toBeNull();
  });
});
