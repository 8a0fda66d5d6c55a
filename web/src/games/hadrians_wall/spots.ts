import type { Move, SheetView } from "../../generated/hadrians_wall";
import type { Draft, Refusal } from "../../lib/protocol";
import { ATTRIBUTES, columnOf, COHORTS, firstFree, isTrack, openColumns, trackOf } from "./sheet";

/** A spot is a place on the two sheets: "wall:4", "build:market", "battle:red", "map:7". */
export type Spot = string;
export const partsOf = (spot: Spot): [kind: string, which: string] => spot.split(":") as [string, string];

export type Played = Draft<Move>;

/** Where on the sheets a move happens; null for what has no place there. */
export function spotOf(move: Played, sheet: SheetView): Spot | null {
  const next = (track: string) => `${track}:${(sheet.tracks[track] ?? 0) + 1}`;
  switch (move.type) {
    case "fill":
    case "citizen":
      return next(move.track);
    case "fort":
      return next("fort");
    case "temple":
      return next("temples");
    case "cohort":
      return next(`cohort-${move.cohort}`);
    case "attribute":
      return next(move.attribute);
    case "scout":
      return next("scouts");
    case "build":
      return `build:${move.building}`;
    case "train-soldier":
      return `training:${firstFree(sheet.training)}`;
    case "forum":
      return `forum:${firstFree(sheet.forum)}`;
    case "buy":
      return `market:${move.box}`;
    case "perform":
      return `theatre:${move.box}`;
    case "bribe":
      return `baths:${move.box}`;
    case "ruling":
      return `courthouse:${move.box}`;
    case "train-gladiator":
      return `ludus-${move.gladiator}:${(sheet.gladiators[move.gladiator]?.trained ?? 0) + 1}`;
    case "battle":
      return `battle:${move.gladiator}`;
    case "diplomat":
      return `diplomats:${sheet.diplomats.indexOf(null) + 1}`;
    default:
      return null;
  }
}

export type Why = { move: Played } | { refusal: Refusal };
const no = (key: string, clause: string, args: Refusal["args"] = {}): Why => ({ refusal: { key, args, clause } });
const ask = (move: Played): Why => ({ move });

/** Whom to ask why a spot cannot be filled: the rules, or what every owner knows from the sheet. */
export function whyNot(spot: Spot, sheet: SheetView, goods: string): Why | null {
  const [kind, which] = partsOf(spot);
  const n = Number(which);
  const first = (box: number): Why => no("no-board-order", "1.6", { n: box });
  switch (kind) {
    case "build":
      return ask({ type: "build", building: which });
    case "battle":
      return ask({ type: "battle", gladiator: which });
    case "market":
      return ask({ type: "buy", box: n, source: goods });
    case "theatre":
      return ask({ type: "perform", box: n });
    case "baths":
      return ask({ type: "bribe", box: n });
    case "courthouse":
      return ask({ type: "ruling", box: n });
    case "training":
      return n > firstFree(sheet.training) ? first(firstFree(sheet.training)) : ask({ type: "train-soldier" });
    case "forum":
      return n > firstFree(sheet.forum)
        ? first(firstFree(sheet.forum))
        : ask({ type: "forum", give: ["builder", "servant"], gain: "civilian" });
    case "diplomats": {
      const next = sheet.diplomats.indexOf(null) + 1;
      const cohort = COHORTS.find((each) => !sheet.diplomats.includes(each)) ?? "left";
      return n > next ? first(next) : ask({ type: "diplomat", cohort });
    }
    case "ludus-red":
    case "ludus-blue": {
      const gladiator = kind === "ludus-red" ? "red" : "blue";
      const next = (sheet.gladiators[gladiator]?.trained ?? 0) + 1;
      return n > next && sheet.built.includes("ludus-gladiatorious")
        ? first(next)
        : ask({ type: "train-gladiator", gladiator, worker: "servant" });
    }
    case "map":
      return no("no-board-map", "6.19");
    case "disdain":
      return no("no-board-disdain", "7.6");
    case "resource-production":
      return no("no-board-hammer", "5.5.4");
  }
  if (kind.startsWith("cohort-")) return no("no-board-shield", "5.5.3");
  if (ATTRIBUTES.some((each) => each === kind)) return no("no-board-attribute", "5.5.2");
  return track(kind, n, sheet, first);
}

function track(kind: string, n: number, sheet: SheetView, first: (box: number) => Why): Why | null {
  const next = (sheet.tracks[kind] ?? 0) + 1;
  const printed = isTrack(kind) ? trackOf(kind) : null;
  const column = printed ? columnOf(printed, n) : 0;
  if (column > openColumns(sheet)) return no(column === 2 ? "no-granary-large" : "no-granary-medium", "6.1.1");
  const fort = printed?.fort[n - 1] ?? 0;
  if (fort > (sheet.tracks.fort ?? 0))
    return no(kind === "wall" ? "no-wall-fort" : "no-cippi-fort", kind === "wall" ? "6.5.2" : "6.5.3", { box: fort });
  if (n > next) return first(next);
  switch (kind) {
    case "fort":
      return ask({ type: "fort", worker: "builder" });
    case "temples":
      return ask({ type: "temple", worker: "servant" });
    case "scouts":
      return ask({ type: "scout", source: "own" });
    case "mining-foresting":
    case "wall-guard":
    case "cippi":
    case "wall":
      return ask({ type: "fill", track: kind });
    default:
      return ask({ type: "citizen", track: kind });
  }
}

/** Boxes filled since an older sheet of the same player. */
export function filledSince(before: SheetView, after: SheetView): Set<Spot> {
  const found = new Set<Spot>();
  for (const [track, count] of Object.entries(after.tracks)) {
    for (let box = (before.tracks[track] ?? 0) + 1; box <= count; box++) found.add(`${track}:${box}`);
  }
  for (const area of ["training", "forum", "theatre", "baths", "courthouse", "market"] as const) {
    after[area].forEach((value, i) => {
      if (value && !before[area][i]) found.add(`${area}:${i + 1}`);
    });
  }
  for (const building of after.built) if (!before.built.includes(building)) found.add(`build:${building}`);
  for (const square of after.map) if (!before.map.includes(square)) found.add(`map:${square}`);
  after.diplomats.forEach((cohort, i) => {
    if (cohort && !before.diplomats[i]) found.add(`diplomats:${i + 1}`);
  });
  for (const [colour, gladiator] of Object.entries(after.gladiators)) {
    const known = before.gladiators[colour];
    for (let box = (known?.trained ?? 0) + 1; box <= gladiator.trained; box++) found.add(`ludus-${colour}:${box}`);
    for (let box = (known?.damage ?? 0) + 1; box <= gladiator.damage; box++) found.add(`ludus-${colour}:${box}`);
  }
  for (let box = before.disdain_circled + 1; box <= after.disdain_circled; box++) found.add(`disdain:${box}`);
  return found;
}
