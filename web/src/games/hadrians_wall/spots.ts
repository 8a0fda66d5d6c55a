import type { Move, SheetView } from "../../generated/hadrians_wall";
import type { Draft } from "../../lib/protocol";

/** A spot is a place on the two sheets: "wall:4", "build:market", "battle:red", "map:7". */
export type Spot = string;
export const partsOf = (spot: Spot): [kind: string, which: string] => spot.split(":") as [string, string];

export type Played = Draft<Move>;

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
