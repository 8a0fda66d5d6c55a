import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Brings, Link, Move, View } from "../../generated/hadrians_wall";
import { LiveTable } from "../../lib/live.svelte";
import type { Preview as Told } from "../../lib/protocol";
import { FakeSocket, foreseen, positionOf, previewOf, tableOf } from "../../lib/testing";
import { language, openWords } from "../../lib/text.svelte";
import { Desk } from "./desk.svelte";
import Preview from "./Preview.svelte";

// What the server tells is shown as it is told: nothing here follows from a rule of the page.

const guard: Move = { type: "fill", track: "wall-guard" };
const centre: Move = { type: "cohort", cohort: "centre" };
const link = (icon: string, more: Partial<Link> = {}): Link => ({
  icon,
  depth: 0,
  box: null,
  level: 0,
  lost: false,
  options: [],
  picked: null,
  ...more,
});
const open = link("cohort", { options: ["left", "centre"] });
const brings = (links: Link[], more: Partial<Brings> = {}): Brings => ({
  box: "wall-guard:1",
  pays: { soldier: 2 },
  gains: {},
  points: 0,
  links,
  besides: [],
  ...more,
});

let socket: FakeSocket;
let live: LiveTable<View, Move>;
let desk: Desk;
let stop: () => void;
const view = { boxes: ["wall-guard:1", null], players: [{ sheet: { open: { wall: [1] } } }] } as unknown as View;

beforeEach(async () => {
  await language.set("en");
  const words = await openWords("hadrians-wall");
  vi.useFakeTimers();
  socket = new FakeSocket();
  live = new LiveTable<View, Move>("t", () => socket as unknown as WebSocket);
  live.words = words;
  live.connect();
  socket.say({ type: "table", table: tableOf(["Ala", "Bruno"]) });
  const offers = [guard, { type: "stop" }].map((move) => ({ move, final: false }));
  socket.say(positionOf(1, { offers, view: view as unknown as ReturnType<typeof positionOf>["view"] }));
  stop = $effect.root(() => {
    desk = new Desk(live, () => ({ view, seat: 0, mine: true }));
  });
  flushSync();
});
afterEach(() => {
  stop();
  live.close();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

const asked = () => socket.sent.filter((message) => message.type === "preview");
async function answered(told: Partial<Told>): Promise<void> {
  await vi.runAllTimersAsync();
  const id = asked().at(-1)!.id;
  socket.say({ type: "preview", ...previewOf(1, told), id } as Parameters<FakeSocket["say"]>[0]);
  await vi.runAllTimersAsync();
  flushSync();
}

describe("The desk", () => {
  it("lights the boxes that the server names", () => {
    expect([...desk.lit.keys()]).toEqual(["wall-guard:1"]);
    expect([desk.isOpen("wall", 1), desk.isOpen("wall", 2), desk.isOpen("renown", 2)]).toEqual([true, false, true]);
  });

  it("asks about the box and the choices made beforehand, and keeps the chain meanwhile", async () => {
    desk.choose("wall-guard:1");
    flushSync();
    await answered({ brings: brings([open]) });
    expect(asked().at(-1)).toMatchObject({ moves: [guard] });
    desk.pick(0, open, "centre");
    flushSync();
    expect(desk.brings?.links).toEqual([open]);
    const filled = [{ ...open, picked: "centre" }, link("cohort", { box: "cohort-centre:1", depth: 1 })];
    await answered({ brings: brings(filled) });
    expect(asked().at(-1)).toMatchObject({ moves: [guard, centre] });
    expect([...desk.steps]).toEqual([["cohort-centre:1", 1]]);
    expect(desk.change("soldier")).toBe(-2);
  });

  it("plays what was planned only where exactly that is asked", async () => {
    desk.choose("wall-guard:1");
    desk.pick(0, open, "centre");
    void desk.play(guard);
    socket.say(positionOf(2, { id: socket.sent.at(-1)!.id, offers: [{ move: centre, final: false }] }));
    await vi.runAllTimersAsync();
    desk.goOn();
    expect(socket.sent.at(-1)).toMatchObject({ type: "play", move: centre });
  });

  it("has the server say why a box is shut", async () => {
    const refusal = { key: "no-wall-fort", clause: "6.5.2", args: { box: 2 } };
    const why = desk.reason("wall:2");
    await answered({ refusal });
    expect(asked().at(-1)).toMatchObject({ moves: [], at: "wall:2" });
    expect(await why).toEqual(refusal);
  });
});

describe("The preview", () => {
  async function shown(told: Partial<Told>): Promise<HTMLElement> {
    desk.choose("wall-guard:1");
    flushSync();
    const one = mount(Preview, { target: document.body, props: { desk } });
    await answered(told);
    const section = document.querySelector<HTMLElement>("section.chain")!;
    const copy = section.cloneNode(true) as HTMLElement;
    void unmount(one);
    return copy;
  }

  it("tells price, links, points and warnings", async () => {
    const links = [link("discipline", { box: "discipline:1" }), link("renown", { lost: true })];
    const warning = { key: "warn-reveals", args: {} };
    const section = await shown({
      moves: [foreseen(guard, { warnings: [warning], hidden: true })],
      brings: brings(links, { points: 1, besides: ["valour"] }),
    });
    const text = section.textContent ?? "";
    expect(text).toContain("2 soldiers");
    expect(section.querySelector(".tag")?.textContent).toBe("1");
    expect(text).toContain("This turns over a Fate card and cannot be undone.");
    expect(text).toContain("Valour");
    expect(section.querySelectorAll("li.lost")).toHaveLength(1);
    expect(section.querySelector(".primary small")).not.toBeNull();
  });

  it("lets choices be made in the order in which they are asked", async () => {
    const section = await shown({ brings: brings([open, link("renown/piety", { options: ["renown", "piety"] })]) });
    const radios = [...section.querySelectorAll<HTMLButtonElement>(".pick button")];
    expect(radios.map((radio) => radio.disabled)).toEqual([false, false, true, true]);
  });
});
