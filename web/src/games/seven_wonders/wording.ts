import type { Face, Payment, View } from "../../generated/seven_wonders";
import { join, language, type Words } from "../../lib/text.svelte";

export const ROMAN = ["I", "II", "III", "IV"];

/** The name of a structure, guild or leader. */
export function nameOf(words: Words, id: string): string {
  return words.find(`structure-${id}`) ?? words.find(`guild-${id}`) ?? words.find(`leader-${id}`) ?? words.t("the-card", { card: id });
}

/** The message that names a card, by which its clause is found. */
export function keyOf(words: Words, id: string): string {
  return ["structure", "guild", "leader"].map((kind) => `${kind}-${id}`).find((key) => words.has(key)) ?? id;
}

/** What it does, in our own words; `part` is "text" for the face, "help" for the zoom. */
export function textOf(words: Words, id: string, part: "text" | "help" = "text"): string {
  return words.find(`structure-${id}.${part}`) ?? words.find(`guild-${id}.${part}`) ?? words.find(`leader-${id}.${part}`) ?? "";
}

const SIGNS = ["produce", "vp", "shields", "science", "science-wild", "coins", "per-count", "trade-discount", "resource-reduction", "vp-per-coins", "coins-on-color-build"];
/** Effects that a sign can show; the others need words. */
export function signs(effects: Face["effects"]): boolean {
  return effects.length > 0 && effects.every((each) => SIGNS.includes(each.effect ?? ""));
}

export function costOf(cost: Record<string, number>): string[] {
  return Object.entries(cost).flatMap(([name, n]) => (name === "coins" ? [] : Array.from({ length: n }, () => name)));
}

/** Who sits on the left and on the right of a city: the left one is next clockwise. */
export const leftOf = (view: View, city: number): number => (city + 1) % view.cities.length;
export const rightOf = (view: View, city: number): number => (city + view.cities.length - 1) % view.cities.length;

/** Who is paid how much, cheapest in words: "Marek 2, Plinia 2". */
export function sellers(words: Words, payment: Payment, left: string, right: string): string {
  const to = (name: string, coins: number) => (coins ? [`${name} ${coins}`] : []);
  return [...to(left, payment.left), ...to(right, payment.right), ...to(words.t("word-bank"), payment.bank)].join(", ");
}

/** A payment in one sentence, for the prompt and for screen readers. */
export function spoken(words: Words, payment: Payment, left: string, right: string, face?: Face): string {
  if (payment.way === "recruit") return payment.total ? words.t("price-coins", { coins: payment.total }) : words.t("do-recruit-free");
  if (face && !Object.keys(face.cost).length) return words.t("price-nothing");
  if (payment.way === "chain") return words.t("price-chain", { source: payment.chain ?? "" });
  if (payment.way === "olympia" || payment.way === "ramses") return words.t(`price-${payment.way}`);
  const names = { left, right, bank: words.t("word-bank") };
  const parts = payment.buys.map((buy) => `${names[buy.seller]}: ${words.t("count-goods", { resource: buy.resource, n: buy.n })} (${words.t("price-coins", { coins: buy.coins })})`);
  if (payment.coins) parts.push(`${words.t("word-bank")}: ${words.t("price-coins", { coins: payment.coins })}`);
  if (payment.reduction) parts.push(words.t("price-reduction", { leader: payment.reduction }));
  if (payment.back) parts.push(words.t("price-rebate", { coins: payment.back }));
  return parts.length ? join(language.current, parts) : words.t("price-own");
}
