import type { Face, HandCard, Payment, View } from "../../generated/seven_wonders";
import { join, language, pretty, type People, type Words } from "../../lib/text.svelte";

export const ROMAN = ["I", "II", "III", "IV"];

/** The name of a structure, guild or leader. */
export function nameOf(words: Words, id: string): string {
  return words.find(`structure-${id}`) ?? words.find(`guild-${id}`) ?? words.find(`leader-${id}`) ?? pretty(id);
}

/** The message that names a card, by which its clause is found. */
export function keyOf(words: Words, id: string): string {
  return ["structure", "guild", "leader"].map((kind) => `${kind}-${id}`).find((key) => words.has(key)) ?? id;
}

/** What it does, in our own words; `part` is "text" for the face, "help" for the zoom. */
export function textOf(words: Words, id: string, part: "text" | "help" = "text"): string {
  return (
    words.find(`structure-${id}.${part}`) ??
    words.find(`guild-${id}.${part}`) ??
    words.find(`leader-${id}.${part}`) ??
    ""
  );
}

const SIGNS = [
  "produce",
  "vp",
  "shields",
  "science",
  "science-wild",
  "coins",
  "per-count",
  "trade-discount",
  "resource-reduction",
  "vp-per-coins",
  "coins-on-color-build",
];
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

/** All that a card says, in the order of importance; `more` comes last. */
export function heard(
  words: Words,
  people: People,
  face: Face | undefined,
  { card, offer }: HandCard,
  left: string,
  right: string,
  ...more: string[]
): string {
  if (!face) return nameOf(words, card);
  const price = offer?.ways[0]
    ? spoken(words, offer.ways[0], left, right, face)
    : offer?.refusal
      ? words.sentence(offer.refusal, people)
      : "";
  const chain = face.chain_to.length
    ? `→ ${face.chain_to.map((id) => nameOf(words, id)).join(", ")}`
    : face.kind === "leader"
      ? ""
      : words.t(`color-${face.color}.kind`);
  const when = face.kind === "leader" && face.timing ? words.t(`timing-${face.timing}`) : "";
  const lacks = offer?.refusal && /^no-resources?-missing$/.test(offer.refusal.key) ? words.t("price-missing") : "";
  const ways = (offer?.ways.length ?? 0) > 1 ? words.t("price-more") : "";
  return `${nameOf(words, card)}, ${words.t(`card-kind-${face.color}`)}: ${[textOf(words, card), lacks, price, ways, chain, when, ...more].filter(Boolean).join(", ")}`;
}

/** A payment in one sentence, for the prompt and for screen readers. */
export function spoken(words: Words, payment: Payment, left: string, right: string, face?: Face): string {
  if (payment.way === "recruit")
    return payment.total ? words.t("price-coins", { coins: payment.total }) : words.t("do-recruit-free");
  if (face && !Object.keys(face.cost).length) return words.t("price-nothing");
  if (payment.way === "chain") return words.t("price-chain", { source: payment.chain ?? "" });
  if (payment.way === "olympia" || payment.way === "ramses") return words.t(`price-${payment.way}`);
  const names = { left, right, bank: words.t("word-bank") };
  const parts = payment.buys.map(
    (buy) =>
      `${names[buy.seller]}: ${words.t("count-goods", { resource: buy.resource, n: buy.n })} (${words.t("price-coins", { coins: buy.coins })})`,
  );
  if (payment.coins) parts.push(`${words.t("word-bank")}: ${words.t("price-coins", { coins: payment.coins })}`);
  if (payment.reduction) parts.push(words.t("price-reduction", { leader: payment.reduction }));
  if (payment.back) parts.push(words.t("price-rebate", { coins: payment.back }));
  return parts.length ? join(language.current, parts) : words.t("price-own");
}
