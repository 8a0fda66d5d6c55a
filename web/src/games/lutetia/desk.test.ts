import { beforeEach, describe, expect, it } from "vitest";
import type { Move, View } from "../../generated/lutetia";
import { LiveTable } from "../../lib/live.svelte";
import type { Json } from "../../lib/protocol";
import { FakeSocket, positionOf, tableOf } from "../../lib/testing";
import { Desk } from "./desk.svelte";
import stored from "./samples.json";

const samples = stored as unknown as { after: View }[];
const view = structuredClone(samples.map(({ after }) => after).find(({ phase, choice }) => phase === 2 && !choice)!);
view.players[0]!.supply = 50;

let socket: FakeSocket;
let desk: Desk;
const played = () => socket.sent.filter((message) => message.type === "play").map(({ move }) => move);

beforeEach(() => {
  socket = new FakeSocket();
  const live = new LiveTable<View, Move>("t", () => socket as unknown as WebSocket);
  live.table = tableOf(view.players.map((_, seat) => `P${seat}`));
  live.connect();
  socket.say(positionOf(1, { view: view as unknown as Record<string, Json> }));
  desk = new Desk(live);
  desk.watch(view);
});

describe("picking", () => {
  it("takes two cards; a third takes the place of the second", () => {
    for (const action of ["A", "B", "C"]) desk.pick(action);
    expect(desk.picked).toEqual(["A", "C"]);
    desk.swap();
    expect(desk.picked).toEqual(["C", "A"]);
  });

  it("takes a card back; Income there are two of", () => {
    desk.pick("A");
    desk.pick("A");
    expect(desk.picked).toEqual([]);
    desk.pick("income");
    desk.pick("income");
    expect(desk.picked).toEqual(["income", "income"]);
    desk.pick("income", -2);
    expect(desk.picked).toEqual(["income"]);
  });

  it("is laid when there are two", () => {
    desk.pick("A");
    desk.lay();
    expect(desk.live.reason?.refusal.key).toBe("no-bid-too-few");
    desk.pick("income");
    desk.lay();
    expect(played()).toEqual([{ type: "bid", first: "A", second: "income" }]);
  });
});

describe("a draft", () => {
  it("is gone with the question", () => {
    desk.pick("A");
    desk.watch({ ...view, phase: 3 });
    expect(desk.picked).toEqual([]);
  });

  it("comes back when the choice is taken back", () => {
    desk.watch({ ...view, choice: { type: "bid", first: "B", second: "2" } });
    expect(desk.picked).toEqual([]);
    desk.watch(view);
    expect(desk.picked).toEqual(["B", "2"]);
  });

  it("of a bribe does not stay above what one has", () => {
    desk.bribe = [2, 3];
    desk.watchSupply(5);
    expect(desk.bribe).toEqual([2, 3]);
    desk.watchSupply(4);
    expect(desk.bribe).toEqual([0, 0]);
  });
});

it("asks about each concern before it plays, about a bluff only once", () => {
  const bribing = structuredClone(view);
  bribing.players[0]!.bids = [
    { action: "income", bribe: 0, strength: 0 },
    { action: "income", bribe: 0, strength: 0 },
  ];
  socket.say(positionOf(2, { view: bribing as unknown as Record<string, Json> }));
  const bluff = { type: "bribe", first: 1, second: 0 } as const;
  desk.play(bluff);
  expect(desk.asking?.left.map(({ key }) => key)).toEqual(["confirm-bribe-income"]);
  expect(played()).toEqual([]);
  desk.goOn();
  expect(desk.asking).toBeNull();
  expect(played()).toEqual([bluff]);
  desk.play(bluff);
  expect(played()).toEqual([bluff, bluff]);
});
