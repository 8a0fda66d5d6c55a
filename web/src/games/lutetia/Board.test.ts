import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Move, View } from "../../generated/lutetia";
import type { BoardProps } from "../../lib/boards";
import { LiveTable } from "../../lib/live.svelte";
import type { Draft, Json, LogLine, Prompt } from "../../lib/protocol";
import { remember } from "../../lib/store";
import { FakeSocket, positionOf, tableOf } from "../../lib/testing";
import { language, openWords } from "../../lib/text.svelte";
import Board from "./Board.svelte";
import stored from "./samples.json";

const samples = stored as unknown as { before: View; events: LogLine[]; after: View }[];

const NAMES = ["Ala", "Bruno", "Kato", "Liwia", "Fabia"];
let socket: FakeSocket;
let live: LiveTable<View, Move>;
let app: ReturnType<typeof mount> | undefined;
let props: BoardProps<View, Move>;
let number = 0;

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  remember("pace", "0");
  await language.set("en");
  socket = new FakeSocket();
  live = new LiveTable("t", () => socket as unknown as WebSocket);
  live.connect();
  live.words = await openWords("lutetia");
  number = 0;
});
afterEach(() => {
  if (app) void unmount(app);
  app = undefined;
  live.close();
  document.body.innerHTML = "";
});

function sit(view: View, options: Record<string, Json> = { bribe_mode: "waves" }): void {
  live.table = tableOf(NAMES.slice(0, view.players.length), { game: "lutetia", options });
}
function place(view: View, more: Parameters<typeof positionOf>[1] = {}): void {
  const command = socket.sent.findLast((message) => message.type === "play");
  socket.say(
    positionOf(++number, {
      id: command?.id ?? null,
      turn: String(view.round),
      view: view as unknown as Record<string, Json>,
      ...more,
    }),
  );
  if (app) return;
  props = {
    live,
    get position() {
      return live.position!;
    },
    get table() {
      return live.table!;
    },
  };
  app = mount(Board, { target: document.body, props });
  flushSync();
}
function show(
  view: View,
  prompt: Prompt,
  offers: Draft<Move>[] = [],
  more: Parameters<typeof positionOf>[1] = {},
): void {
  sit(view);
  place(view, { prompt, offers: offers.map((move) => ({ move, final: false })), ...more });
}
const button = (name: string | RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find((each) => {
    const label = (each.getAttribute("aria-label") ?? each.textContent ?? "").trim();
    return typeof name === "string" ? label === name : name.test(label);
  });
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const click = (name: string | RegExp) => {
  button(name).click();
  flushSync();
};
const played = () =>
  socket.sent.filter((message) => message.type === "play").map((message) => (message as { move: Move }).move);

/** Bidding in a game of three with this much money. */
function bidding(supply = 9): View {
  const view = structuredClone(
    samples.map(({ after }) => after).find((each) => each.phase === 2 && each.players.length === 3 && !each.choice)!,
  );
  view.players[0]!.supply = supply;
  for (const player of view.players) Object.assign(player, { bids: [], asked: true, decided: false });
  return view;
}
const bids = (view: View): Draft<Move>[] => {
  const hand = [...Object.keys(view.market), "income"];
  return hand.flatMap((first) =>
    hand.filter((second) => second !== first || first === "income").map((second) => ({ type: "bid", first, second })),
  );
};
function bribing(supply = 5): View {
  const view = bidding(supply);
  Object.assign(view, { phase: 3, wave: 1 });
  for (const player of view.players) player.bids = [0, 1].map(() => ({ action: null, bribe: 0, strength: 0 }));
  view.players[0]!.bids = [
    { action: "A", bribe: 1, strength: 1 },
    { action: "income", bribe: 0, strength: 0 },
  ];
  return view;
}
const raises = (supply: number): Draft<Move>[] =>
  Array.from({ length: supply + 1 }, (_, first) =>
    Array.from({ length: supply + 1 - first }, (_, second) => ({ type: "bribe" as const, first, second })),
  ).flat();
const ASK_BID = { key: "ask-bid", args: {} };
const ASK_BRIBE = { key: "ask-bribe", args: { wave: 1 } };

describe("bidding", () => {
  it("takes two cards from the market or the hand, in order, and lays them", () => {
    const view = bidding();
    show(view, ASK_BID, bids(view));
    click(/^1: /);
    expect(document.querySelector("h2")?.textContent).toBe("Bidding: choose one more card");
    click("Choose Income");
    expect(document.querySelector("h2")?.textContent).toBe("Bidding: lay down 1 and Income");
    click("Swap first and second");
    click("Lay face down");
    expect(played()).toEqual([{ type: "bid", first: "income", second: "1" }]);
  });

  it("lets a third card take the place of the second, and a chosen one go back", () => {
    const view = bidding();
    show(view, ASK_BID, bids(view));
    for (const slot of ["A", "B", "C"]) click(new RegExp(`^${slot}: `));
    click(/^A: /);
    click("Choose Income");
    click("Lay face down");
    expect(played()).toEqual([{ type: "bid", first: "C", second: "income" }]);
  });

  it("takes both Income cards, one after the other", () => {
    const view = bidding();
    show(view, ASK_BID, bids(view));
    click("Choose Income");
    click("Choose Income");
    click("Lay face down");
    expect(played()).toEqual([{ type: "bid", first: "income", second: "income" }]);
  });

  it("answers to letters and numbers", () => {
    const view = bidding();
    show(view, ASK_BID, bids(view));
    for (const key of ["b", "2"]) dispatchEvent(new KeyboardEvent("keydown", { key }));
    flushSync();
    click("Lay face down");
    expect(played()).toEqual([{ type: "bid", first: "B", second: "2" }]);
  });

  it("says why one card is not enough", () => {
    const view = bidding();
    show(view, ASK_BID, bids(view));
    click(/^A: /);
    click("Lay face down");
    expect(played()).toEqual([]);
    expect(live.reason?.refusal).toEqual({ key: "no-bid-too-few", args: { n: 1 }, clause: "6.1" });
  });

  it("asks before a bid one cannot pay", () => {
    const view = bidding(0);
    view.market.A!.card!.cost = 3;
    view.market.B!.card!.cost = 0;
    show(view, ASK_BID, bids(view));
    click(/^A: /);
    click(/^B: /);
    click("Lay face down");
    expect(played()).toEqual([]);
    expect(document.querySelector("dialog")?.textContent).toContain("costs 3");
    click("Bid anyway");
    expect(played()).toEqual([{ type: "bid", first: "A", second: "B" }]);
  });

  it("keeps what was taken back as a draft", () => {
    const view = bidding();
    const laid = { ...view, choice: { type: "bid", first: "A", second: "2" } } as View;
    sit(view);
    place(laid, { actors: [1], prompt: { key: "wait-bid", args: { seats: [1] } } });
    expect(button(/first card: A/)).toBeDefined();
    place(view, { prompt: ASK_BID, offers: bids(view).map((move) => ({ move, final: false })) });
    click("Lay face down");
    expect(played()).toEqual([{ type: "bid", first: "A", second: "2" }]);
  });
});

describe("bribes", () => {
  it("are stepped, with what will be left, and committed", () => {
    const view = bribing(5);
    view.market.A!.card!.cost = 3;
    show(view, ASK_BRIBE, raises(5));
    click("Add 1 to the first card");
    click("Add 1 to the first card");
    expect(document.body.textContent).toContain("3 left: enough for the");
    click("Add 2, done");
    expect(played()).toEqual([{ type: "bribe", first: 2, second: 0 }]);
  });

  it("cannot go over the supply, and say why", () => {
    show(bribing(1), ASK_BRIBE, raises(1));
    click("Add 1 to the first card");
    const more = button("Add 1 to the first card");
    expect(more.getAttribute("aria-disabled")).toBe("true");
    more.click();
    expect(socket.sent.at(-1)).toMatchObject({ type: "why", move: { type: "bribe", first: 2, second: 0 } });
  });

  it("on Income are asked about once", async () => {
    show(bribing(9), ASK_BRIBE, raises(9));
    click("Add 1 to the second card");
    click("Add 1, done");
    expect(document.querySelector("dialog")?.textContent).toContain("Income");
    click("Leave it");
    expect(played()).toEqual([]);
    click("Add 1, done");
    click("Bluff");
    expect(played()).toHaveLength(1);
    place({ ...bribing(8), wave: 2 }, { prompt: ASK_BRIBE, offers: raises(8).map((move) => ({ move, final: false })) });
    await tick();
    click("Add 1 to the second card");
    click("Add 1, done");
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("pass by themselves under a standing pass, until the phase is over", () => {
    show(bribing(5), ASK_BRIBE, raises(5));
    click("Pass to the end of the phase");
    expect(played()).toHaveLength(1);
    const waiting = { ...bribing(5), choice: { type: "bribe", first: 0, second: 0 } } as View;
    place(waiting, { actors: [1], prompt: { key: "wait-bribe", args: { seats: [1], wave: 1 } } });
    expect(document.body.textContent).toContain("Standing pass is on");
    place({ ...bribing(5), wave: 2 }, { prompt: ASK_BRIBE, offers: raises(5).map((move) => ({ move, final: false })) });
    expect(played()).toEqual([
      { type: "bribe", first: 0, second: 0 },
      { type: "bribe", first: 0, second: 0 },
    ]);
    const next = { ...bidding(5), round: 9 };
    place(next, { prompt: ASK_BID, offers: bids(next).map((move) => ({ move, final: false })) });
    place(
      { ...bribing(5), round: 9 },
      { prompt: ASK_BRIBE, offers: raises(5).map((move) => ({ move, final: false })) },
    );
    expect(played()).toHaveLength(2);
  });

  it("are laid at once in a live phase", () => {
    const view = { ...bribing(4), wave: null };
    view.market.A!.card!.cost = 0;
    sit(view, { bribe_mode: "live" });
    const offers = [
      { type: "ready" },
      ...["first", "second"].flatMap((position) => [1, 2, 3, 4].map((amount) => ({ type: "add", position, amount }))),
    ] as Move[];
    place(view, {
      prompt: { key: "ask-bribe-live", args: {} },
      offers: offers.map((move) => ({ move, final: move.type === "add" })),
    });
    click("Add 1 to the first card");
    expect([...document.querySelectorAll(".add")].map((each) => each.textContent?.trim())).toEqual([
      "Add 1 to the first card",
      "Add 0 to the second card",
    ]);
    document.querySelector<HTMLButtonElement>(".add")!.click();
    click("Ready");
    expect(played()).toEqual([{ type: "add", position: "first", amount: 1 }, { type: "ready" }]);
  });
});

describe("Legions", () => {
  it("are spent for a bidder; for another only when one means it", () => {
    const view = bidding();
    Object.assign(view, { phase: 4, contested: "A" });
    view.players.forEach(
      (player, i) =>
        (player.bids = [
          { action: i < 2 ? "A" : "B", bribe: i, strength: i },
          { action: "1", bribe: 0, strength: 0 },
        ]),
    );
    view.players[0]!.legions = 2;
    show(view, { key: "ask-legion", args: { slot: "A", card: "baker", n: 2 } });
    expect(() => button("One Legion more: Kato")).toThrow();
    click("One Legion more: Bruno");
    expect(document.body.textContent).toContain("strength 3");
    click("Spend 1 Legion");
    click("Spend");
    expect(played()).toEqual([{ type: "legions", by_seat: [0, 1, 0] }]);
  });
});

describe("the board", () => {
  /** A message without its words shows as its key: `card-brewer`, `table-decks.help`. */
  const KEYS =
    /\b(ask|wait|card|table|do|state|fate|confirm|log|score|action|phase|count|the|word|token|resource|result|undo)-[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)?\b/;
  const spoken = () =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll("[aria-label], [title]")].flatMap((node) => [
        node.getAttribute("aria-label"),
        node.getAttribute("title"),
      ]),
    ].join("\n");

  it.each(["en", "pl"] as const)("has words for everything in every position (%s)", async (lang) => {
    await language.set(lang);
    for (const { after } of samples) {
      show(after, { key: after.phase === 2 ? "ask-bid" : "wait-settle", args: { slot: "A", card: "baker" } });
      expect(spoken()).not.toMatch(KEYS);
      void unmount(app!);
      app = undefined;
    }
  });

  it("names each market card with cost, goods and coins", () => {
    const view = bidding();
    view.market.A = {
      row: "character",
      coins: 2,
      card: {
        ...view.market.A!.card!,
        kind: "druid",
        cost: 3,
        resource: "elixir",
        units: 2,
        talent: 4,
        color: "green",
        recipe: {},
      },
    };
    show(view, ASK_BID, bids(view));
    expect(button(/^A: /).getAttribute("aria-label")).toBe(
      "A: Druid: 2 elixir, Talent 4, cost 3. On the card: 2 coins",
    );
  });

  it("opens a card large under a long press, which is no pick", () => {
    vi.useFakeTimers();
    const view = bidding();
    show(view, ASK_BID, bids(view));
    const card = button(/^A: /);
    const touch = (type: string) =>
      card.dispatchEvent(new PointerEvent(type, { pointerType: "touch", bubbles: true, cancelable: true, detail: 1 }));
    touch("pointerdown");
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(document.querySelector("[role=tooltip]")?.textContent).toContain(
      live.words.t(`card-${view.market.A!.card!.kind}.help`),
    );
    touch("pointerup");
    touch("click");
    flushSync();
    expect(card.getAttribute("aria-pressed")).toBe("false");
    touch("pointerdown");
    touch("pointerup");
    touch("click");
    flushSync();
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    expect(card.getAttribute("aria-pressed")).toBe("true");
    vi.useRealTimers();
  });

  it("tells a reveal card by card, and skips when asked to", () => {
    const { before, events, after } = samples.find(
      ({ events: told }) => told.filter(({ key }) => key === "log-reveal").length === 3,
    )!;
    remember("pace", "600");
    vi.useFakeTimers();
    sit(before);
    place(before, { actors: [1], events: [{ key: "log-round", args: { n: before.round } }] });
    place(after, { prompt: ASK_BID, events, from: 1 });
    expect(document.querySelector(".telling")).not.toBeNull();
    expect(document.querySelector("[aria-label=Hand]")).toBeNull();
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(document.querySelector(".telling")?.textContent).toContain("reveal");
    click("Skip ahead");
    expect(document.querySelector(".telling")).toBeNull();
    vi.useRealTimers();
  });
});
