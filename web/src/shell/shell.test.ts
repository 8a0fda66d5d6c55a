import { flushSync, mount, tick, unmount, createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "../lib/live.svelte";
import { FakeSocket, positionOf, tableOf } from "../lib/testing";
import { language, makeBundle, Words } from "../lib/text.svelte";
import Choice from "./Choice.svelte";
import GenericBoard from "./GenericBoard.svelte";
import Prompt from "./Prompt.svelte";

const bundle = makeBundle("en", [
  `
seat-you = You
ask-bid = Choose two cards
    .help = Face down.
watch-bid = Choosing two cards: { $seats }
move-bid = Bid for { $first }
no-bid-same = You have only one such card.
    .short = Only one
no-undo-acted = Cannot be undone: { $seat } has acted since.
value-none = none
`,
]);
const table = tableOf(["Ala", "Bruno"]);
type More = Parameters<typeof positionOf>[1];
const move = (first: string) => ({ type: "bid", first });
const position = (more: More = {}) =>
  positionOf(1, { prompt: { key: "ask-bid", args: {} }, offers: [{ move: move("A"), final: false }], ...more });

let socket: FakeSocket;
let live: LiveTable;
let app: ReturnType<typeof mount> | undefined;

beforeEach(() => {
  socket = new FakeSocket();
  live = new LiveTable("t", () => socket as unknown as WebSocket);
  live.connect();
  live.table = table;
  live.words = new Words(
    "x",
    () => bundle,
    () => "en",
  );
});
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
  live.close();
  document.body.innerHTML = "";
});

const settled = async () => {
  await tick();
  await Promise.resolve();
  flushSync();
};

describe("a choice", () => {
  const children = createRawSnippet(() => ({ render: () => "<span>card</span>" }));
  function show(first: string) {
    app = mount(Choice, {
      target: document.body,
      props: { live, move: move(first), label: `Card ${first}`, children },
    });
    flushSync();
    return document.querySelector("button")!;
  }

  it("is ringed when legal, and plays", () => {
    socket.say(position());
    const button = show("A");
    expect(button.classList).toContain("legal");
    button.click();
    expect(socket.sent).toEqual([{ type: "play", id: 1, number: 1, move: move("A") }]);
  });

  it("is locked with its reason when not, and explains instead of playing", async () => {
    socket.say(position());
    const button = show("B");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(socket.sent).toEqual([{ type: "why", id: 1, move: move("B") }]);
    socket.say({ type: "why", id: 1, refusal: { key: "no-bid-same", args: {}, clause: "6.2" } });
    await settled();
    expect(button.querySelector(".plate")?.textContent).toBe("Only one");
    expect(button.getAttribute("aria-label")).toBe("Card B, Only one");
    button.click();
    await settled();
    expect(live.reason).toMatchObject({ title: "Card B", refusal: { clause: "6.2" } });
    expect(socket.sent.every((message) => message.type === "why")).toBe(true);
  });

  it("rests while others decide", () => {
    socket.say(position({ actors: [1], offers: [] }));
    const button = show("A");
    expect(button.className).not.toMatch(/legal|locked/);
    button.click();
    expect(socket.sent).toEqual([]);
  });
});

describe("the prompt", () => {
  const undo = () => document.querySelector<HTMLButtonElement>(".undo");
  function show() {
    app = mount(Prompt, { target: document.body, props: { live } });
    flushSync();
  }

  it("asks in the game's words", () => {
    socket.say(position());
    show();
    expect(document.querySelector("h2")?.textContent).toBe("Choose two cards");
    expect(document.querySelector("p")?.textContent).toBe("Face down.");
    expect(undo()).toBeNull();
  });

  it("takes back what it names", () => {
    const said = vi.spyOn(live.words, "move");
    socket.say(position({ undo: { possible: true, move: move("A"), refusal: null } }));
    show();
    expect(said).toHaveBeenCalledWith(move("A"), live.people);
    undo()?.click();
    expect(socket.sent).toEqual([{ type: "undo", id: 1, number: 1 }]);
  });

  it("says why nothing can be taken back", () => {
    const refusal = { key: "no-undo-acted", args: { seat: 1 }, clause: "6.4" };
    socket.say(position({ undo: { possible: false, move: move("A"), refusal } }));
    show();
    expect(undo()?.getAttribute("aria-disabled")).toBe("true");
    expect(undo()?.textContent).toContain("Cannot be undone: Bruno has acted since.");
    undo()?.click();
    expect(socket.sent).toEqual([]);
    expect(live.reason?.refusal).toEqual(refusal);
  });
});

describe("a prompt without a question", () => {
  function title(more: More): string {
    socket.say(position({ prompt: null, offers: [], ...more }));
    app = mount(Prompt, { target: document.body, props: { live } });
    flushSync();
    return document.querySelector("h2")!.textContent;
  }
  beforeEach(() => language.set("en"));

  it("names whom one waits for", () => {
    expect(title({ actors: [1] })).toBe("Waiting: Bruno");
  });

  it("never waits for an empty list", () => {
    expect(title({ actors: [] })).toBe("Nobody has to decide now");
  });
});

describe("somebody without a seat", () => {
  const words = () => document.querySelector(".dock")!.textContent.replace(/\s+/g, " ");
  function watch(more: More = {}) {
    live.table = { ...table, you: null };
    socket.say(
      position({ offers: [], actors: [0, 1], prompt: { key: "watch-bid", args: { seats: [0, 1] } }, ...more }),
    );
    app = mount(GenericBoard, { target: document.body, props: { live, position: live.position!, table: live.table } });
    flushSync();
  }

  it.each([
    ["en", "You are watching this game"],
    ["pl", "Patrzysz na tę partię"],
  ] as const)("is told in %s that they are watching, and for whom the table waits", async (lang, heading) => {
    await language.set(lang);
    watch();
    expect(document.querySelector(".dock h2")?.textContent).toBe(heading);
    expect([...document.querySelectorAll(".dock [role=status] b")].map((name) => name.textContent)).toEqual([
      "Ala",
      "Bruno",
    ]);
    expect(document.querySelectorAll(".dock [role=status] .seat")).toHaveLength(2);
    expect(document.querySelector(".undo, .hint")).toBeNull();
  });

  it("reads who won when the game is over", async () => {
    await language.set("en");
    const score = { total: 1, parts: {} };
    watch({
      actors: [],
      prompt: null,
      result: { scores: [score, score], ranks: [2, 1], winners: [1], tie_break: null, ended: "x" },
    });
    expect(words()).toContain("Bruno wins");
    expect(words()).toContain("You are watching this game. It is over.");
  });

  it("is somebody else than a person behind the curtain of a shared screen", () => {
    live.table = { ...table, you: null };
    expect(live.watching).toBe(true);
    live.table = { ...table, you: null, yours: [0, 1] };
    expect(live.watching).toBe(false);
    live.table = table;
    expect(live.watching).toBe(false);
  });
});

describe("the generic view", () => {
  function show() {
    app = mount(GenericBoard, { target: document.body, props: { live, position: live.position!, table } });
    flushSync();
  }
  const moves = () => [...document.querySelectorAll(".move")].map((button) => button.textContent?.trim());

  it("lists every legal move in words, plays them, and finds them by their words", () => {
    const offers = [..."ABCDEFGHIJKLM"].map((first) => ({ move: move(first), final: false }));
    socket.say(position({ offers, view: { round: 3, players: [{ coins: 5 }, { coins: 2 }] } }));
    show();
    expect(moves()).toHaveLength(13);
    expect(moves()[1]).toBe("Bid for B");
    const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
    search.value = "for k";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(moves()).toEqual(["Bid for K"]);
    document.querySelector<HTMLButtonElement>(".move")?.click();
    expect(socket.sent).toContainEqual({ type: "play", id: 1, number: 1, move: move("K") });
  });

  it("tells the position by person", () => {
    socket.say(position({ view: { round: 3, players: [{ coins: 5 }, { coins: 2 }] } }));
    show();
    const text = document.querySelector("#board")?.textContent?.replace(/\s+/g, " ");
    expect(text).toMatch(/Round\s*3/);
    expect(text).toMatch(/You\s*Coins\s*5/);
    expect(text).toMatch(/Bruno\s*Coins\s*2/);
  });
});
