import { mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { language, openWords, type Words } from "../lib/text.svelte";
import CardList from "./concordia/CardList.svelte";
import { cardIcon } from "./concordia/wording";
import OrderCard from "./glory_to_rome/OrderCard.svelte";
import StructureCard from "./glory_to_rome/StructureCard.svelte";
import { useComponents as useRome, VALUES } from "./glory_to_rome/wording";
import Paths from "./hadrians_wall/Paths.svelte";
import Pattern from "./hadrians_wall/Pattern.svelte";
import { buildingOf, cardOf, fateOf, SHEET, trackOf, useComponents } from "./hadrians_wall/sheet";
import CardBody from "./lutetia/CardBody.svelte";
import CardChip from "./lutetia/CardChip.svelte";
import WonderCard from "./seven_wonders/WonderCard.svelte";

// A host may play with cards of their own: a card that the page does not know is shown all the same.

const ID = "odd-new-thing";
let shown: ReturnType<typeof mount>[] = [];

beforeAll(async () => {
  await language.set("en");
});
afterEach(() => {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.innerHTML = "";
  useComponents(null);
  useRome(null);
  vi.unstubAllGlobals();
});

function show<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
  shown.push(mount(component, { target: document.body, props }));
  const text = document.body.textContent ?? "";
  const labels = [...document.querySelectorAll("[aria-label], [title]")].flatMap((node) => [
    node.getAttribute("aria-label") ?? "",
    node.getAttribute("title") ?? "",
  ]);
  const all = [text, ...labels].join("\n");
  // Neither a hole in the page nor the name of a message
  expect(all).not.toMatch(/undefined|NaN|Infinity|(card|structure|guild|leader)-odd/);
  expect(document.body.innerHTML).not.toMatch(/undefined|NaN|Infinity/);
  return text;
}

describe("A card with a new id", () => {
  it("has its id for a name in Lutetia", async () => {
    const words = await openWords("lutetia");
    const card = {
      id: `${ID}-1`,
      kind: ID,
      cost: 2,
      color: "brown",
      resource: "beer",
      units: 1,
      talent: null,
      roman: false,
      recipe: {},
      host: null,
    };
    expect(show(CardBody, { card, words })).toContain("Odd new thing");
    expect(show(CardBody, { card, words, large: true })).toContain("Odd new thing");
    expect(show(CardChip, { card: { ...card, recipe: { beer: 2 } }, words })).toContain("Odd new thing");
  });

  it("has the name and the drawing of its kind in Concordia", async () => {
    const words = await openWords("concordia");
    const card = {
      id: "odd_card",
      kind: "architect",
      action: "architect",
      god: "jupiter",
      deck: "I",
      cost: {},
      income: 0,
      good: null,
      points: 0,
    };
    expect(show(CardList, { words, cards: [card] })).toContain(words.t("card-architect"));
    expect(show(CardList, { words, cards: [{ ...card, kind: ID }] })).toContain("Odd new thing");
    expect(show(CardList, { words, ids: ["odd_architect"] })).toContain(words.t("card-architect"));
    expect(cardIcon(ID)).toContain("<path");
  });

  it("has its id for a name and a plain picture in Glory to Rome", async () => {
    const words = await openWords("glory-to-rome");
    const card = { id: ID, material: "brick", role: "legionary", value: 2 } as never;
    expect(show(OrderCard, { card, words, variant: "standard" })).toContain("Odd new thing");
    const structure = {
      id: ID,
      material: "brick",
      site: "brick",
      value: 2,
      materials: [],
      completed: true,
      opened: false,
      active: true,
    } as never;
    expect(show(StructureCard, { structure, words, variant: "standard" })).toContain("Odd new thing");
    expect(document.querySelectorAll(".art path").length).toBeGreaterThan(0);
  });

  it("has its id for a name in Hadrian’s Wall, and no numbers", async () => {
    const words = await openWords("hadrians-wall");
    expect(show(Paths, { paths: [{ card: ID, value: 3, points: 0 }], words })).toContain("Odd new thing");
    show(Pattern, { pattern: "?" });
    expect(cardOf(ID).bundle).toEqual({});
    expect(fateOf(ID).bundle).toEqual({});
    expect(buildingOf(ID).cost).toEqual({});
  });

  it("has its id for a name in 7 Wonders", async () => {
    const words = await openWords("seven-wonders");
    const face = {
      kind: "structure",
      color: "blue",
      cost: { wood: 1 },
      chain_from: [],
      chain_to: [ID],
      ages: [1],
      effects: [{ effect: "vp", amount: 3 }],
      timing: null,
    } as never;
    const people = { seats: [], you: null };
    expect(show(WonderCard, { id: ID, face, words, people })).toContain("Odd new thing");
    expect(show(WonderCard, { id: ID, face, words, people, full: true })).toContain("Odd new thing");
  });
});

describe("The host's own components", () => {
  it("are drawn on the sheets of Hadrian’s Wall until the shipped ones are wanted again", () => {
    const own = structuredClone(SHEET);
    own.cards.fate[0] = { id: "X99", attack: "left", damage: 1, goods: 4, bundle: { soldier: 8 } };
    own.left.tracks.wall!.boxes[0] = "valour";
    useComponents(own);
    expect(fateOf("X99").bundle).toEqual({ soldier: 8 });
    expect(trackOf("wall").boxes[0]).toBe("valour");
    useComponents(null);
    expect(fateOf("X99").bundle).toEqual({});
    expect(trackOf("wall").boxes[0]).toBe("civilian");
  });

  it("say what a material is worth in Glory to Rome", () => {
    const materials = {
      rubble: { value: 2 },
      wood: { value: 1 },
      concrete: { value: 2 },
      brick: { value: 2 },
      stone: { value: 3 },
      marble: { value: 3 },
    };
    useRome({ materials });
    expect(VALUES.rubble).toBe(2);
    useRome(null);
    expect(VALUES.rubble).toBe(1);
  });

  it("bring their names with them", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response('card-druid = { "Wise woman" }\n'));
    });
    const { openWords: fresh, language: other } = await newPage();
    await other.set("en");
    const words: Words = await fresh("lutetia");
    expect(asked).toEqual(["/api/games/lutetia/texts/en"]);
    expect(words.t("card-druid")).toBe("Wise woman");
    expect(words.t("card-baker")).toBe("Baker");
  });
});

/** The words as a page has them that was just opened. */
async function newPage(): Promise<typeof import("../lib/text.svelte")> {
  vi.resetModules();
  return await import("../lib/text.svelte");
}
