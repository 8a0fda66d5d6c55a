import type { Face } from "../../generated/seven_wonders";
import type { Words } from "../../lib/text.svelte";

/** The name of a structure, guild or leader. */
export function nameOf(words: Words, id: string): string {
  return words.find(`structure-${id}`) ?? words.find(`guild-${id}`) ?? words.find(`leader-${id}`) ?? words.t("the-card", { card: id });
}

/** What it does, in our own words; `part` is "text" for the face, "help" for the zoom. */
export function textOf(words: Words, id: string, part: "text" | "help" = "text"): string {
  return words.find(`structure-${id}.${part}`) ?? words.find(`guild-${id}.${part}`) ?? words.find(`leader-${id}.${part}`) ?? "";
}

/** Effects that a sign can show; the others need words. */
export function signs(effects: Face["effects"]): boolean {
  return effects.length > 0 && effects.every((each) => ["produce", "vp", "shields", "science", "science-wild", "coins"].includes(each.effect ?? ""));
}

export function costOf(cost: Record<string, number>): string[] {
  return Object.entries(cost).flatMap(([name, n]) => (name === "coins" ? [] : Array.from({ length: n }, () => name)));
}
