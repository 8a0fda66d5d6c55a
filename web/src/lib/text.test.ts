import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import corpus from "../../../tests/core/sentences.json";
import { folderOf, join, kebab, makeBundle, Words, type Lang, type People } from "./text.svelte";

const files = import.meta.glob<string>(
  ["../text/*.ftl", "../../../src/ludi/core/text/*.ftl", "../../../src/ludi/games/*/text/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

function words(lang: Lang, game: string | null, ...more: string[]): Words {
  const own = Object.entries(files).filter(
    ([path]) =>
      path.endsWith(`.${lang}.ftl`) &&
      (path.includes("/ui.") || path.includes("/core/") || (game && path.includes(`/${folderOf(game)}/`))),
  );
  const bundle = makeBundle(lang, [...own.map(([, text]) => text), ...more]);
  return new Words(
    game,
    () => bundle,
    () => lang,
  );
}

const people: People = { seats: [{ name: "Ala" }, { name: "Bruno" }, { name: "Kato" }], you: 0 };

describe("Polish plurals", () => {
  const pl = words("pl", null);

  it.each([
    [1, "1 punkt."],
    [2, "2 punkty."],
    [4, "4 punkty."],
    [5, "5 punktów."],
    [12, "12 punktów."],
    [22, "22 punkty."],
    [0, "0 punktów."],
  ])("%i", (n, text) => expect(pl.t("points", { n })).toBe(text));

  it("are right in a game's own words", () => {
    const lutetia = words("pl", "lutetia");
    expect(lutetia.t("count-beer", { n: 3 })).toBe("3 piwa");
    expect(lutetia.t("count-beer.ins", { n: 5 })).toBe("5 piwami");
  });
});

describe("sentences", () => {
  const told = `
log-buy = { $who ->
    [you] You buy
   *[other] { $seat } buys
 } the { $card }.
log-help = { $seat } helps { $whom ->
    [self] themselves
    [you] you
   *[other] { $target }
 }.
no-wait = Not now. Waiting: { $seats }.
    .short = Not now
log-goods = Lost: { $things }.
count-beer = { $n } beer
log-asked = Asked: { $asked }
ask-bid = Choose two cards
seat-you = You
list-you = you
`;
  const en = words("en", null, told);

  it("speak to their reader", () => {
    expect(en.sentence({ key: "log-buy", args: { seat: 0, card: "Druid" } }, people)).toBe("You buy the Druid.");
    expect(en.sentence({ key: "log-buy", args: { seat: 1, card: "Druid" } }, people)).toBe("Bruno buys the Druid.");
  });

  it("name the target as self, you or somebody else", () => {
    const say = (seat: number, target: number) => en.sentence({ key: "log-help", args: { seat, target } }, people);
    expect(say(1, 1)).toBe("Bruno helps themselves.");
    expect(say(1, 0)).toBe("Bruno helps you.");
    expect(say(1, 2)).toBe("Bruno helps Kato.");
  });

  it("join seats, with the reader as you", () => {
    expect(en.sentence({ key: "no-wait", args: { seats: [0, 1, 2] } }, people)).toBe(
      "Not now. Waiting: you, Bruno and Kato.",
    );
  });

  it("give the plate as an attribute and nothing where there is none", () => {
    expect(en.sentence({ key: "no-wait", args: { seats: [1] } }, people, "short")).toBe("Not now");
    expect(en.sentence({ key: "log-buy", args: { seat: 1 } }, people, "help")).toBe("");
  });

  it("let items of a list be messages of their own", () => {
    expect(en.sentence({ key: "log-goods", args: { things: [{ key: "count-beer", n: 2 }, "A"] } }, people)).toBe(
      "Lost: 2 beer and A.",
    );
  });

  it("quote the question that is asked", () => {
    expect(en.sentence({ key: "log-asked", args: { asked: "ask-bid" } }, people)).toBe("Asked: Choose two cards");
  });

  it("mark names, and You at the beginning, for bold letters", () => {
    expect(en.pieces({ key: "log-buy", args: { seat: 1, card: "Druid" } }, people)[0]).toEqual({
      text: "Bruno",
      strong: true,
      seat: 1,
    });
    expect(en.pieces({ key: "log-buy", args: { seat: 0, card: "Druid" } }, people)[0]).toEqual({
      text: "You",
      strong: true,
    });
  });

  it("never show a marker or an inflected name", () => {
    const pl = words("pl", null, "log-x = Gra { $seat }: { $card }.");
    expect(pl.sentence({ key: "log-x", args: { seat: 1, card: "Most" } }, people)).toBe("Gra Bruno: Most.");
  });
});

type Case = {
  language: Lang;
  key: string;
  args: Record<string, unknown>;
  text: string;
  game?: string;
  names?: string[];
  reader?: number;
};

// tests/core/test_text.py reads the same file
describe("a sentence is what the Python package says too", () => {
  it.each(corpus.cases as Case[])("$language $key $args", ({ language, key, args, text, game, names, reader }) => {
    const said = words(language, game ?? null, corpus.messages[language].join("\n"));
    const seats = (names ?? corpus.names).map((name) => ({ name }));
    expect(said.sentence({ key, args }, { seats, you: reader ?? null })).toBe(text);
  });
});

describe("values", () => {
  it("are people where the game's schema says so", () => {
    const concordia = words("en", "concordia");
    expect(concordia.value("praefectus", 1, people)).toBe("Bruno");
    expect(concordia.value("coins", 1, people)).toBe("1");
    expect(words("en", "glory-to-rome").value("order", [2, 0], people)).toBe("Kato and You");
    expect(words("en", "lutetia").value("praefectus", 1, people)).toBe("1");
  });
});

describe("moves", () => {
  it("are said by the game", () => {
    const en = words("en", null, "move-bid = Bid for { $first } and { $second }");
    expect(en.move({ type: "bid", first: "A", second: "3" } as { type: string }, people)).toBe("Bid for A and 3");
  });

  it("are readable without a word of the game", () => {
    const en = words("en", null);
    expect(en.move({ type: "take-senator", target: 1, amount: 2 } as { type: string }, people)).toBe(
      "Take senator, Target: Bruno, Amount: 2",
    );
  });
});

describe("the shell", () => {
  const parts = (lang: Lang) => {
    const text = Object.entries(files).find(([path]) => path.endsWith(`/ui.${lang}.ftl`))?.[1] ?? "";
    return new FluentResource(text).body
      .flatMap((message) => [message.id, ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`)])
      .sort();
  };

  it("says everything in both languages", () => {
    expect(parts("pl")).toEqual(parts("en"));
    expect(parts("en").length).toBeGreaterThan(100);
  });

  it("knows every word its pages use", () => {
    const sources = import.meta.glob<string>(["../**/*.svelte", "./*.ts", "!../games/**"], {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const en = words("en", null);
    const unknown = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/(?<![\w.])t\(\s*"([a-z][\w.-]*)"/g)]
        .filter(([, key]) => !en.has(key ?? ""))
        .map(([, key]) => `${path}: ${key}`),
    );
    expect(unknown).toEqual([]);
  });
});

it("joins lists as the language does", () => {
  expect(join("pl", ["Ala", "Bruno", "Kato"])).toBe("Ala, Bruno i Kato");
  expect(join("en", ["Ala"])).toBe("Ala");
  expect(join("en", [])).toBe("");
});

it("writes ids as the Fluent files do", () => {
  expect(kebab("bribe_wave_limit")).toBe("bribe-wave-limit");
  expect(kebab("TakeSenator")).toBe("take-senator");
});
