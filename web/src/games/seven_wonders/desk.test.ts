import { beforeEach, describe, expect, it } from "vitest";
import type { HandCard, Move, View } from "../../generated/seven_wonders";
import { LiveTable } from "../../lib/live.svelte";
import type { Draft, Json } from "../../lib/protocol";
import { FakeSocket, positionOf, tableOf } from "../../lib/testing";
import { Desk } from "./desk.svelte";

const refusal = { key: "no-resources-missing", clause: "7.4", args: { goods: [] } };
const altar: HandCard = { card: "altar", offer: { ways: [], refusal } };
const baths: HandCard = { card: "baths", offer: null };
const view = {
  phase: "turn",
  age: 1,
  round: 2,
  acting: 0,
  hand: [altar, baths],
  leaders: [],
  stage: null,
  choices: [null],
} as unknown as View;

let socket: FakeSocket;
let desk: Desk;
let number = 0;

function ask(more: Partial<View>, ...offers: Draft<Move>[]): void {
  const seen = { ...view, ...more } as unknown as Record<string, Json>;
  socket.say(positionOf(++number, { view: seen, offers: offers.map((move) => ({ move, final: false })) }));
}
const discard = (card: string): Draft<Move> => ({ type: "discard", card });

beforeEach(() => {
  socket = new FakeSocket();
  const live = new LiveTable<View, Move>("t", () => socket as unknown as WebSocket);
  live.table = tableOf(["Ala", "Bruno"]);
  live.connect();
  desk = new Desk(live);
  ask({}, discard("altar"), discard("baths"));
});

describe("a card taken up", () => {
  it("shows its fates, and what it lacks", () => {
    expect(desk.card).toBeNull();
    desk.pick(altar);
    expect(desk.card?.card).toBe("altar");
    expect(desk.fates.map(({ kind, plans }) => [kind, plans.length])).toEqual([
      ["build", 0],
      ["stage", 0],
      ["discard", 1],
    ]);
    expect(desk.live.reason?.refusal).toEqual(refusal);
    expect([desk.buildable(altar), desk.buildable(baths)]).toEqual([false, true]);
  });

  it("is put down by a second click, and by going back after its payment", () => {
    desk.pick(baths);
    desk.paying = "build";
    desk.back();
    expect([desk.paying, desk.card?.card]).toEqual([null, "baths"]);
    desk.back();
    expect(desk.card).toBeNull();
    desk.pick(baths);
    desk.pick(baths);
    expect(desk.card).toBeNull();
  });

  it("stays while others decide, and is gone with the question", () => {
    desk.pick(baths);
    desk.paying = "build";
    ask({}, discard("altar"), discard("baths"));
    expect([desk.card?.card, desk.paying]).toEqual(["baths", "build"]);
    ask({ round: 3 }, discard("altar"), discard("baths"));
    expect([desk.card, desk.paying]).toEqual([null, null]);
  });

  it("need not be picked when it is the only one", () => {
    ask({ hand: [baths] }, discard("baths"));
    expect(desk.card?.card).toBe("baths");
  });
});

it("keeps apart what is about no card", () => {
  ask({ phase: "setup" as View["phase"] }, { type: "choose-board", wonder: "giza" }, { type: "decline" });
  expect(desk.boards.map(({ move }) => move.type)).toEqual(["choose-board"]);
  expect(desk.others.map(({ move }) => move.type)).toEqual(["decline"]);
});

it("knows what has been chosen while others think", () => {
  ask({ choices: [{ type: "discard", card: "altar" }] });
  desk.live.table = tableOf(["Ala", "Bruno"], { you: 1 });
  expect([desk.laid, desk.card]).toEqual(["altar", null]);
});
