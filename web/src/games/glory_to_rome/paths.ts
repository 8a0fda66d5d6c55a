import type { Move, View } from "../../generated/glory_to_rome";
import type { Offer } from "../../lib/protocol";
import { materialOf, roleOf, SENATOR, type Material, type Role, type Side, type StructureId } from "./wording";

/**
 * Things on the table, by name: `hand:bath`, `pool:wood`, `stock:wood`, `site:in-town:wood`, `own:bath`,
 * `their:2:bath`, `client:2:patron`, `senator:2`, `camp:bath`, `role:patron`, `deck`, `supply`, `drawn`; what has no
 * place of its own is a button, `do:done`, or an answer, `finish:yes`.
 */
export type Thing = string;
/** A legal move and the things one clicks for it, source first, then place. */
export type Path = { offer: Offer<Move>; steps: Thing[] };

export const kindOf = (thing: Thing): string => thing.slice(0, thing.indexOf(":") + 1) || thing;
export const nameOf = (thing: Thing): string => thing.slice(thing.lastIndexOf(":") + 1);

export function stepsOf(move: Move, drawn: boolean): Thing[] {
  switch (move.type) {
    case "lead":
      return [...played(move.cards), `role:${move.role}`];
    case "follow":
    case "play-more":
      return played(move.cards);
    case "think":
      return [{ orders: "deck", senator: "supply", nothing: "do:nothing" }[move.take]];
    case "discard":
      return ["do:discard", `hand:${move.card}`];
    case "discard-all":
      return ["do:discard-all"];
    case "hire":
      return [`pool:${materialOf(move.role)}`];
    case "act-as":
      return [`role:${move.role}`];
    case "fetch":
      return [`pool:${move.material}`];
    case "sell":
      return [`stock:${move.material}`];
    case "hire-from-hand":
    case "fetch-from-hand":
    case "sell-from-hand":
    case "reveal":
    case "give":
      return [`hand:${move.card}`];
    case "hire-from-deck":
    case "sell-from-deck":
    case "draw-card":
      return ["deck"];
    case "found":
      return [drawn ? "drawn" : `hand:${move.card}`, `site:${move.side}:${move.site}`];
    case "add":
      return [`stock:${move.material}`, `own:${move.structure}`, finish(move.finish)];
    case "add-from-hand":
      return [`hand:${move.card}`, `own:${move.structure}`, finish(move.finish)];
    case "add-from-pool":
      return [`pool:${move.material}`, `own:${move.structure}`, finish(move.finish)];
    case "add-drawn":
      return ["drawn", `own:${move.structure}`, finish(move.finish)];
    case "keep":
      return ["drawn", "do:keep"];
    case "open":
      return [`stock:${move.material}`, `their:${move.target}:${move.structure}`];
    case "open-from-pool":
      return [`pool:${move.material}`, `their:${move.target}:${move.structure}`];
    case "take-structure":
      return [`their:${move.target}:${move.structure}`];
    case "demand":
      return ["do:demand"];
    case "take-client":
      return [`client:${move.target}:${move.role}`];
    case "take-senator":
      return [`senator:${move.target}`];
    case "to-stockpile":
      return [`camp:${move.card}`];
    case "done":
      return ["do:done"];
    case "concede":
    case "withdraw":
      return [`do:${move.type}`];
  }
}

const finish = (yes: boolean): Thing => (yes ? "finish:yes" : "finish:no");

/** One card is a play of its own; several are a petition, which has to be begun as one. */
function played(cards: readonly string[]): Thing[] {
  const hand = cards.map((card) => `hand:${card}`);
  return cards.length > 1 ? ["do:petition", ...hand] : hand;
}

/** What is left of `steps` without what has been picked, in whatever order; null if something else was picked. */
export function rest(steps: Thing[], picked: Thing[]): Thing[] | null {
  const left = [...steps];
  for (const thing of picked) {
    const at = left.indexOf(thing);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The moves that go with everything picked so far. */
export function matching(paths: Path[], picked: Thing[]): Path[] {
  return paths.filter(({ steps }) => rest(steps, picked) !== null);
}

const STRUCTURES = new Set(["own:", "their:"]);

/** What may be clicked next. At first also structures: whoever begins with the place chooses the material then. */
export function next(paths: Path[], picked: Thing[]): Set<Thing> {
  const found = new Set<Thing>();
  for (const { steps } of paths) {
    const left = rest(steps, picked);
    const first = left?.[0];
    if (!left || first === undefined) continue;
    for (const thing of left) {
      // Cards of a petition come in any order.
      if (thing === first || (kindOf(first) === "hand:" && kindOf(thing) === "hand:")) found.add(thing);
      else if (STRUCTURES.has(kindOf(thing)) && !picked.some((each) => each !== "drawn")) found.add(thing);
    }
  }
  return found;
}

/** What a click on this thing decides: a move, or what is picked from now on. */
export function click(paths: Path[], picked: Thing[], thing: Thing): { move: Move } | { picked: Thing[] } {
  if (picked.includes(thing) && !next(paths, picked).has(thing)) return { picked: without(picked, thing) };
  const now = [...picked, thing];
  const left = matching(paths, now);
  if (left.length === 1 && left[0]) return { move: left[0].offer.move };
  return left.length ? { picked: now } : { picked };
}

export function without(picked: Thing[], thing: Thing): Thing[] {
  const at = picked.indexOf(thing);
  // What was picked after it may have been picked because of it.
  return at < 0 ? picked : picked.slice(0, at);
}

/** A move that would use this thing now, to ask why it is not possible; null where nothing sensible could be asked. */
export function probe(thing: Thing, asked: string, view: View, seat: number, picked: Thing[]): Move | null {
  return ask(thing, asked.replace(/^ask-/, ""), view, seat, picked) ?? null;
}

function ask(thing: Thing, asked: string, view: View, seat: number, picked: Thing[]): Move | null {
  const kind = kindOf(thing);
  const name = nameOf(thing);
  const card = name as StructureId;
  const material = name as Material;
  const held = view.players[seat];
  if (!held) return null;
  if (kind === "hand:") {
    const one = name as StructureId | typeof SENATOR;
    const cards = [...picked.filter((each) => kindOf(each) === "hand:").map(nameOf), name] as StructureId[];
    switch (asked) {
      case "lead-or-think":
        return picked.includes("do:petition")
          ? { type: "lead", role: view.role ?? "patron", cards: inOrder(cards) }
          : null;
      case "follow-or-think":
        return { type: "follow", cards: picked.includes("do:petition") ? inOrder(cards) : [one] };
      case "play-more":
        return { type: "play-more", cards: picked.includes("do:petition") ? inOrder(cards) : [one] };
    }
    if (one === SENATOR) return null;
    switch (asked) {
      case "patron-step":
        return { type: "hire-from-hand", card };
      case "laborer-step":
        return { type: "fetch-from-hand", card };
      case "merchant-step":
        return { type: "sell-from-hand", card };
      case "build-step":
      case "fountain-use": {
        const site = held.hand?.find((each) => each.id === card)?.material ?? view.drawn?.material ?? "marble";
        return { type: "found", card, side: "in-town", site };
      }
      case "demand":
        return { type: "reveal", card };
      case "give-cards":
      case "give-anyway":
        return { type: "give", card };
    }
    return null;
  }
  if (kind === "site:") {
    const side = thing.split(":")[1] as Side;
    const source = picked.find((each) => kindOf(each) === "hand:");
    const laid = picked.includes("drawn") ? view.drawn?.id : source && (nameOf(source) as StructureId);
    return laid ? { type: "found", card: laid, side, site: material } : null;
  }
  if (kind === "own:") return addition(card, asked, view, seat, picked);
  const unfinished = held.structures.find((structure) => !structure.completed)?.id;
  switch (`${kind} ${asked}`) {
    case "pool: patron-step":
      return { type: "hire", role: roleOf(material) };
    case "pool: laborer-step":
      return { type: "fetch", material };
    case "pool: build-step":
      return unfinished ? { type: "add-from-pool", material, structure: unfinished, finish: false } : null;
    case "stock: merchant-step":
      return { type: "sell", material };
    case "stock: build-step":
      return unfinished ? { type: "add", material, structure: unfinished, finish: false } : null;
    case "deck patron-step":
      return { type: "hire-from-deck" };
    case "deck merchant-step":
      return { type: "sell-from-deck" };
    case "deck build-step":
      return { type: "draw-card" };
    case "supply lead-or-think":
    case "supply follow-or-think":
    case "supply think-draw":
    case "supply may-think":
      return { type: "think", take: "senator" };
    case "client: coliseum-take":
      return { type: "take-client", target: Number(thing.split(":")[1]), role: name as Role };
    case "their: prison-take":
      return { type: "take-structure", target: Number(thing.split(":")[1]), structure: card };
    case "their: build-step":
    case "their: stairway-step": {
      const source = picked.find((each) => kindOf(each) === "stock:" || kindOf(each) === "pool:");
      const target = Number(thing.split(":")[1]);
      const built = view.players[target]?.structures.find((structure) => structure.id === card);
      const used = source ? (nameOf(source) as Material) : (built?.material ?? "marble");
      return {
        type: source && kindOf(source) === "pool:" ? "open-from-pool" : "open",
        target,
        structure: card,
        material: used,
      };
    }
  }
  return null;
}

function addition(structure: StructureId, asked: string, view: View, seat: number, picked: Thing[]): Move | null {
  if (asked === "prison-take") return { type: "take-structure", target: seat, structure };
  if (asked === "fountain-use") return { type: "add-drawn", structure, finish: false };
  if (asked !== "build-step") return null;
  const source = picked.find((each) => ["hand:", "stock:", "pool:"].includes(kindOf(each)));
  const own = view.players[seat]?.structures.find((each) => each.id === structure);
  const used = source ? nameOf(source) : (own?.material ?? "marble");
  if (source && kindOf(source) === "hand:")
    return { type: "add-from-hand", card: used as StructureId, structure, finish: false };
  if (source && kindOf(source) === "pool:")
    return { type: "add-from-pool", material: used as Material, structure, finish: false };
  // Without a material in hand only what is completed can say so.
  return source || own?.completed ? { type: "add", material: used as Material, structure, finish: false } : null;
}

const inOrder = (cards: StructureId[]): StructureId[] => cards.toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

/** The structures in the order of the rulebook: the cards of a petition are named in it. */
const ORDER: StructureId[] = [
  "academy",
  "aqueduct",
  "amphitheatre",
  "coliseum",
  "atrium",
  "gate",
  "circus",
  "dock",
  "fountain",
  "insula",
  "catacomb",
  "latrine",
  "bath",
  "archway",
  "storeroom",
  "bridge",
  "wall",
  "foundry",
  "garden",
  "shrine",
  "palisade",
  "palace",
  "forum",
  "statue",
  "villa",
  "basilica",
  "stairway",
  "senate",
  "scriptorium",
  "school",
  "ludus-magna",
  "sewer",
  "temple",
  "circus-maximus",
  "market",
  "bar",
  "road",
  "vomitorium",
  "tower",
  "prison",
];
