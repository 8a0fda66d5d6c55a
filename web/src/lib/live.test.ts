import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import type { LogLine, Refusal } from "./protocol";
import { FakeSocket, positionOf } from "./testing";

let sockets: FakeSocket[];
type Bid = { type: "bid"; first: string; second: string };
let live: LiveTable<unknown, Bid | { type: "bribe" }>;
const last = () => sockets.at(-1)!;

const bid: Bid = { type: "bid", first: "A", second: "3" };
const event = (n: number): LogLine => ({ key: "log-round", args: { n } });
const refusal: Refusal = { key: "no-bid-same", args: {}, clause: "6.2" };

const position = (number: number, more: Parameters<typeof positionOf>[1] = {}) =>
  positionOf(number, { offers: [{ move: bid, final: false }], ...more });

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
    last().say(position(8)); // somebody else's, who decides at the same time
    expect(live.reason?.refusal).toEqual(refusal);
    last().say(position(9, { offers: [{ move: { type: "bribe" }, final: false }] }));
    expect(live.reason).toBeNull();
  });

  it("are found among the offers whatever the order of their fields", () => {
    last().say(position(1));
    expect(live.isOffered({ second: "3", first: "A", type: "bid" })).toBe(true);
    expect(live.isOffered({ type: "bid", first: "A", second: "2" })).toBe(false);
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

  it("tells why the server has no room for us, and tries again", () => {
    last().say({ type: "error", id: null, error: "Full of watchers." });
    last().drop(1013);
    expect(live.status).toBe("offline");
    expect(live.error).toBe("Full of watchers.");
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().say(position(1));
    expect(live.status).toBe("online");
    expect(live.error).toBeNull();
  });

  it("is not a loss when we leave", () => {
    last().say(position(1));
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});

describe("bots that have to wait", () => {
  it("are known until they begin", () => {
    last().say(position(1));
    expect(live.botsWait).toBe(false);
    last().say({ type: "bots", waiting: true });
    last().say(position(2)); // somebody else's choice
    expect(live.botsWait).toBe(true);
    last().say({ type: "bots", waiting: false });
    expect(live.botsWait).toBe(false);
  });

  it("are forgotten with the connection", () => {
    last().say({ type: "bots", waiting: true });
    last().drop();
    expect(live.botsWait).toBe(false);
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
    last().say(position(4, { offers: [] }));
    expect(live.reason).toBeNull();
    last().say(position(5));
    const late = live.explain({ ...bid, first: "B" }, "Druid");
    last().say(position(6, { offers: [] }));
    last().say({ type: "why", id: 2, refusal });
    await late;
    expect(live.reason).toBeNull();
  });
});
