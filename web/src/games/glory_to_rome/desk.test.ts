import { beforeEach, expect, it } from "vitest";
import type { Move, View } from "../../generated/glory_to_rome";
import { LiveTable } from "../../lib/live.svelte";
import type { Json } from "../../lib/protocol";
import { FakeSocket, positionOf, tableOf } from "../../lib/testing";
import { Desk } from "./desk.svelte";

const view = (more: object = {}) => ({ drawn: null, deck: 40, players: [{ hand: [] }], ...more }) as unknown as View;

let socket: FakeSocket;
let desk: Desk;
let number = 0;
const played = () => socket.sent.filter((message) => message.type === "play").map(({ move }) => move);

function ask(key: string, seen: View, ...moves: Move[]): void {
  const offers = moves.map((move) => ({ move, final: false }));
  const said = { prompt: { key, args: {} }, view: seen as unknown as Record<string, Json>, offers };
  socket.say(positionOf(++number, said));
}

beforeEach(() => {
  socket = new FakeSocket();
  const live = new LiveTable<View, Move>("t", () => socket as unknown as WebSocket);
  live.table = tableOf(["Ala", "Bruno"]);
  live.connect();
  desk = new Desk(live);
});

const found = (site: "wood" | "stone"): Move => ({ type: "found", card: "dock", side: "in-town", site });

it("puts a move of several clicks together", () => {
  ask("ask-build-step", view({ in_town: { wood: 3, stone: 3 } }), found("wood"), found("stone"));
  expect([...desk.ringed]).toEqual(["hand:dock"]);
  desk.click("hand:dock");
  expect(desk.picked).toEqual(["hand:dock"]);
  expect(played()).toEqual([]);
  desk.click("site:in-town:wood");
  expect(played()).toEqual([found("wood")]);
});

it("forgets what was picked when the position changes, or when it is put back", () => {
  const seen = view({ in_town: { wood: 3, stone: 3 } });
  ask("ask-build-step", seen, found("wood"), found("stone"));
  desk.click("hand:dock");
  desk.putBack();
  expect(desk.midway).toBe(false);
  desk.click("hand:dock");
  ask("ask-build-step", seen, found("wood"), found("stone"));
  expect(desk.midway).toBe(false);
});

it("asks before a move that ends the game, and plays it on a yes", () => {
  ask("ask-build-step", view({ in_town: { wood: 1 } }), found("wood"));
  desk.play(found("wood"));
  expect(desk.asking?.concern).toEqual({ kind: "ends-game", reason: "last-in-town-site-taken" });
  expect(played()).toEqual([]);
  desk.goOn();
  expect([desk.asking, played()]).toEqual([null, [found("wood")]]);
});
