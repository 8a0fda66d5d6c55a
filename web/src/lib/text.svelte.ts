import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SEATS } from "../generated/seats";
import { fieldsOf, jsonText, type Args, type Move, type Seat } from "./protocol";
import { recall, remember } from "./store";

export type Lang = "en" | "pl";
export const LANGS: Lang[] = ["en", "pl"];

/** Who sits at the table and who is reading: sentences speak of seats, people read names. */
export type People = { seats: Pick<Seat, "name">[]; you: number | null };
export type Sentence = { key: string; args: Args };

/** A sentence in pieces, so that names can stand in bold; `seat` is whose name it is. */
export type Piece = { text: string; strong: boolean; seat?: number };

type Loader = () => Promise<string>;
const shellFiles = import.meta.glob<string>("../text/ui.*.ftl", { query: "?raw", import: "default" });
const commonFiles = import.meta.glob<string>("../../../src/ludi/core/text/*.ftl", { query: "?raw", import: "default" });
const gameFiles = import.meta.glob<string>("../../../src/ludi/games/*/text/{terms,table,lines,board,lessons}.*.ftl", {
  query: "?raw",
  import: "default",
});

const clauseFiles = import.meta.glob<Record<string, string>>("../../../src/ludi/games/*/text/clauses.json", {
  import: "default",
});
const clauses = new Map<string, Record<string, string>>();

/** The game `glory-to-rome` lives in the folder `glory_to_rome`, here and in the Python package. */
export const folderOf = (game: string): string => game.replaceAll("-", "_");

function loaders(game: string | null, lang: Lang): Loader[] {
  const shell = Object.entries(shellFiles).filter(([path]) => path.endsWith(`ui.${lang}.ftl`));
  if (game === null) return shell.map(([, load]) => load);
  const own = [
    ...Object.entries(commonFiles),
    ...Object.entries(gameFiles).filter(([path]) => path.includes(`/games/${folderOf(game)}/text/`)),
  ];
  // Later files win: the shell's words, then what all games say, then the game's own.
  return [...shell, ...own.filter(([path]) => path.endsWith(`.${lang}.ftl`))].map(([, load]) => load);
}

const bundles = new Map<string, FluentBundle>();
const opened = new Set<string | null>([null]);

async function load(game: string | null, lang: Lang): Promise<void> {
  const key = `${game ?? ""}|${lang}`;
  if (bundles.has(key)) return;
  const files = loaders(game, lang).map((read) => read());
  if (game !== null) files.push(ownTexts(game, lang));
  bundles.set(key, makeBundle(lang, await Promise.all(files)));
}

/** What the host's own components are called, on top of the game's words; without an answer those must do. */
async function ownTexts(game: string, lang: Lang): Promise<string> {
  try {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${lang}`, { credentials: "same-origin" });
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

export function makeBundle(lang: Lang, files: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return bundle;
}

class Language {
  current = $state<Lang>("en");

  async start(): Promise<void> {
    const wanted = recall("lang") ?? navigator.language.slice(0, 2).toLowerCase();
    await this.#show(wanted === "pl" ? "pl" : "en");
  }

  async set(lang: Lang): Promise<void> {
    await this.#show(lang);
    remember("lang", lang);
  }

  toggle(): Promise<void> {
    return this.set(this.current === "pl" ? "en" : "pl");
  }

  /** Everything open is loaded first, so that the whole page changes at once. */
  async #show(lang: Lang): Promise<void> {
    await Promise.all([...opened].map((game) => load(game, lang)));
    this.current = lang;
    document.documentElement.lang = lang;
  }
}

export const language = new Language();

/** A name is marked in a sentence by OPEN, a character for its seat, the name, CLOSE. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const FIRST_SEAT = 0xe010;
const MARKS = /\uE000[\uE010-\uE0FF]|\uE001/g;
const AND: Record<Lang, string> = { en: "and", pl: "i" };

export function join(lang: Lang, items: string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${AND[lang]} ${items.at(-1)}`;
}

/** `wave_limit` and `WaveLimit` are written `wave-limit` in the Fluent files. */
export function kebab(id: string): string {
  return id
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/[_\s]+/g, "-")
    .toLowerCase();
}

/** The words of the shell (`game` null) or of one game on top of them, in the language being read. */
export class Words {
  constructor(
    readonly game: string | null,
    private readonly bundle: () => FluentBundle | undefined = () => bundles.get(`${game ?? ""}|${language.current}`),
    private readonly lang: () => Lang = () => language.current,
  ) {}

  /** The text of `key` or of its attribute `key.attr`; undefined where there is none. */
  find(key: string, args: Args = {}): string | undefined {
    return this.#format(key, args)?.replace(MARKS, "");
  }

  t(key: string, args: Args = {}): string {
    return this.find(key, args) ?? key;
  }

  /** The clause of the rules that a line of the log or a card rests on, by the key of its message. */
  clause(key: string): string | undefined {
    return this.game === null ? undefined : clauses.get(this.game)?.[kebab(key)];
  }

  has(key: string): boolean {
    const [id, attribute] = split(key);
    const message = this.bundle()?.getMessage(id);
    return !!message && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** An event, prompt or refusal as a sentence to its reader; `attribute` picks `.help`, `.short` and so on. */
  sentence(said: Sentence, people: People, attribute?: string): string {
    return this.pieces(said, people, attribute)
      .map((piece) => piece.text)
      .join("");
  }

  pieces(said: Sentence, people: People, attribute?: string): Piece[] {
    const key = attribute ? `${said.key}.${attribute}` : said.key;
    const text = this.#format(key, this.named(said.args, people));
    if (text === undefined) return attribute ? [] : [{ text: said.key, strong: false }];
    return this.#strongYou(pieces(text), said.args, people);
  }

  /** A move in words: `move-bid` with the move's fields; without such a message its name and fields. */
  move(move: Move, people: People): string {
    const fields = fieldsOf(move);
    const text = this.#format(`move-${kebab(move.type)}`, this.named(fields, people))?.replace(MARKS, "");
    if (text !== undefined) return text;
    const said = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
    const values = said.map(([name, value]) => `${this.label(name)}: ${this.value(name, value, people)}`);
    return [pretty(move.type), ...values].join(", ");
  }

  /** The name of a field of the view; a field may be named after a thing. */
  label(field: string): string {
    return this.find(`view-${kebab(field)}`) ?? this.name(field);
  }

  /** A bare value of a field in words: a seat is a person, an id its name. */
  value(field: string, value: unknown, people: People): string {
    if (value === null || value === undefined || value === "") return this.t("value-none");
    if (typeof value === "boolean") return this.t(value ? "value-yes" : "value-no");
    if (typeof value === "number" && this.#namesSeat(field)) return this.person(value, people);
    if (Array.isArray(value)) {
      const inside = this.#namesSeat(field) ? field : "";
      return join(
        this.lang(),
        value.map((item) => this.value(inside, item, people)),
      );
    }
    if (typeof value === "string") return this.name(value, field);
    return jsonText(value);
  }

  /** `seat`, `seats` and `target` are seats in every sentence; the others the game's schema tells. */
  #namesSeat(field: string): boolean {
    return ["seat", "seats", "target"].includes(field) || !!SEATS[this.game ?? ""]?.names.includes(field);
  }

  #countsBySeat(field: string): boolean {
    return !!SEATS[this.game ?? ""]?.counts.includes(field);
  }

  person(seat: number, people: People): string {
    return seat === people.you
      ? this.t("seat-you")
      : (people.seats[seat]?.name ?? this.find(`seat-${seat}`) ?? String(seat + 1));
  }

  /** The name of a thing known by its id. `field` helps: `resource: "beer"` is `resource-beer`. */
  name(id: string, field = ""): string {
    // A, B, 1, 2 mark places on the table and are their own names.
    if (id.length === 1) return id;
    const word = kebab(id);
    const kinds = [field && kebab(field), singular(kebab(field)), ...KINDS].filter(Boolean);
    for (const kind of kinds) {
      const text = this.find(`${kind}-${word}`);
      if (text !== undefined) return text;
    }
    return /^[a-z]/.test(id) ? (this.find(word) ?? pretty(id)) : id;
  }

  /** What the reader's side adds to the arguments of a sentence: names for seats, words for lists. */
  named(args: Args, people: People): Record<string, FluentVariable> {
    const named: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === "seat" && typeof value === "number") {
        named.who = value === people.you ? "you" : "other";
        named.seat = strong(this.person(value, people), value);
      } else if (name === "target" && typeof value === "number") {
        named.target = strong(people.seats[value]?.name ?? this.find(`seat-${value}`) ?? String(value + 1), value);
        named.whom = value === args.seat ? "self" : value === people.you ? "you" : "other";
      } else if (name === "seats" && Array.isArray(value)) {
        const names = value.map((seat: number) =>
          strong(
            seat === people.you ? this.t("list-you") : (people.seats[seat]?.name ?? this.find(`seat-${seat}`) ?? ""),
            seat,
          ),
        );
        named.seats = join(this.lang(), names);
      } else if (this.#countsBySeat(name) && Array.isArray(value)) {
        const shares = value.flatMap((n: number, seat) =>
          n ? [`${people.seats[seat]?.name ?? seat + 1} × ${n}`] : [],
        );
        named.list = join(this.lang(), shares);
        named.n = (value as number[]).reduce((sum, n) => sum + n, 0);
      } else if (Array.isArray(value)) {
        named[name] = join(
          this.lang(),
          value.map((item) => this.#item(name, item)),
        );
      } else if (name === "asked" && typeof value === "string") {
        // The last argument, after those of the prompt it quotes
        named[name] = this.find(value, named) ?? value;
      } else {
        named[name] = plain(value);
      }
    }
    return named;
  }

  /** One thing of a list: `{key, …}` is a message of its own, an id of `cards` is `card-<id>`. */
  #item(field: string, item: unknown): string {
    if (item && typeof item === "object" && "key" in item) {
      const { key, ...rest } = item as { key: string };
      return this.sentence({ key, args: rest }, { seats: [], you: null });
    }
    return this.find(`${singular(kebab(field))}-${kebab(String(item))}`) ?? String(item);
  }

  #format(key: string, args: Args): string | undefined {
    const bundle = this.bundle();
    const [id, attribute] = split(key);
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return undefined;
    const errors: Error[] = [];
    const text = bundle.formatPattern(
      pattern,
      Object.fromEntries(Object.entries(args).map(([k, v]) => [k, plain(v)])),
      errors,
    );
    if (errors.length && import.meta.env.DEV) console.warn(key, args, ...errors);
    return text;
  }

  /** "You" opens a sentence as part of the message itself; it deserves the same bold as a name. */
  #strongYou(found: Piece[], args: Args, people: People): Piece[] {
    const you = this.find("seat-you");
    const first = found[0];
    if (!you || !first || first.strong || args.seat !== people.you || !first.text.startsWith(you)) return found;
    if (/^\p{L}/u.test(first.text.slice(you.length))) return found;
    return [{ text: you, strong: true }, { text: first.text.slice(you.length), strong: false }, ...found.slice(1)];
  }
}

/** Kinds of things whose names a game may list as `<kind>-<id>`; tried in this order when the field does not tell. */
const KINDS = [
  "card",
  "resource",
  "action",
  "phase",
  "building",
  "material",
  "role",
  "structure",
  "good",
  "city",
  "leader",
  "wonder",
  "token",
  "state",
];

function split(key: string): [string, string | undefined] {
  const dot = key.indexOf(".");
  return dot < 0 ? [key, undefined] : [key.slice(0, dot), key.slice(dot + 1)];
}

const strong = (name: string, seat: number): string =>
  `${OPEN}${String.fromCharCode(FIRST_SEAT + seat)}${name}${CLOSE}`;
const singular = (word: string): string => word.replace(/ies$/, "y").replace(/s$/, "");

function plain(value: unknown): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return jsonText(value);
}

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\uE000[^\uE001]*\uE001)/)) {
    if (part.startsWith(OPEN))
      found.push({ text: part.replace(MARKS, ""), strong: true, seat: part.charCodeAt(1) - FIRST_SEAT });
    else if (part) found.push({ text: part, strong: false });
  }
  return found;
}

export function pretty(id: string): string {
  const words = kebab(id).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Load the words of a game; they stay loaded, in every language the reader turns to. */
export async function openWords(game: string): Promise<Words> {
  opened.add(game);
  const numbers = clauseFiles[`../../../src/ludi/games/${folderOf(game)}/text/clauses.json`];
  const [, found] = await Promise.all([load(game, language.current), numbers?.()]);
  if (found) clauses.set(game, found);
  return new Words(game);
}

export const shell = new Words(null);
/** The shell's own words. */
export const t = (key: string, args?: Args): string => shell.t(key, args);
