import type { Words } from "../../lib/text.svelte";
import { iconsOf, ITEMS, type Bundle } from "./sheet";
import { partsOf, type Spot } from "./spots";

/** Names of things on the sheets, from the game's own words. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const KINDS = ["worker", "material", "attribute", "track", "citizen", "icon", "area", "building", "landmark", "cohort"];

export function nameOf(words: Words, id: string): string {
  if (id.includes("/"))
    return words.t("list-or", { a: nameOf(words, id.split("/")[0] ?? ""), b: nameOf(words, id.split("/")[1] ?? "") });
  for (const kind of KINDS) {
    const found = words.find(`${kind}-${id}`);
    if (found !== undefined) return found;
  }
  return words.t(id);
}

const AREAS: Record<string, string> = {
  training: "training-grounds",
  "ludus-red": "ludus-gladiatorious",
  "ludus-blue": "ludus-gladiatorious",
};

/** "Wall, box 4", "Small Hotel", "Red gladiator". */
export function spotName(words: Words, spot: Spot): string {
  const [kind, which] = partsOf(spot);
  if (kind === "build") return capital(nameOf(words, which));
  if (kind === "battle") return capital(words.t(`gladiator-${which}`));
  if (kind.startsWith("ludus-"))
    return words.t("board-box", { area: capital(words.t(`gladiator-${kind.slice(6)}`)), n: which });
  const area = kind.startsWith("cohort-") ? words.t(kind) : nameOf(words, AREAS[kind] ?? kind);
  return words.t("board-box", { area: capital(area), n: kind === "map" ? Number(which) + 1 : which });
}

export function iconsText(words: Words, icons: string): string {
  return iconsOf(icons)
    .map((icon) => nameOf(words, icon))
    .join(", ");
}

export function bundleText(words: Words, bundle: Bundle): string {
  const parts = ITEMS.filter((item) => bundle[item]).map((item) => words.t(`count-${item}`, { n: bundle[item] ?? 0 }));
  return parts.length ? parts.join(", ") : words.t("cost-free");
}

export const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];
