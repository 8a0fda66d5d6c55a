import apprentice from "icon:swap-bag";
import armoury from "icon:roman-shield";
import baker from "icon:sliced-bread";
import bakery from "icon:furnace";
import bazaar from "icon:basket";
import beer from "icon:beer-stein";
import bread from "icon:bread";
import brewer from "icon:barrel";
import druid from "icon:cauldron";
import elixir from "icon:round-potion";
import field from "icon:wheat";
import forest from "icon:forest";
import forge from "icon:anvil-impact";
import gladius from "icon:gladius";
import herbalist from "icon:herbs-bundle";
import laboratory from "icon:fizzing-flask";
import legion from "icon:crested-helmet";
import mill from "icon:water-mill";
import mine from "icon:mine-wagon";
import roman from "icon:ionic-column";
import smith from "icon:anvil";
import statue from "icon:caesar";
import tavern from "icon:amphora";
import type { CardView, View } from "../../generated/lutetia";
import type { Words } from "../../lib/text.svelte";

export const RESOURCES = ["beer", "bread", "elixir", "gladius"] as const;
export const GOODS: Record<string, string> = { beer, bread, elixir, gladius };
export const ROMAN = roman;
export const INCOME = "income";

const DRAWINGS: Record<string, string> = {
  apprentice,
  armoury,
  baker,
  bakery,
  bazaar,
  brewer,
  druid,
  field,
  forest,
  forge,
  herbalist,
  laboratory,
  legion,
  mill,
  mine,
  smith,
  statue,
  tavern,
};
export const drawing = (card: CardView): string => DRAWINGS[card.kind] ?? roman;

/** A card's colour is the colour of its goods; the texture of meaning is carried by name, drawing and symbols. */
const TINTS: Record<string, string> = {
  brown: "var(--g-beer)",
  yellow: "var(--g-bread)",
  green: "var(--g-elixir)",
  blue: "var(--g-gladius)",
  red: "var(--rubric)",
  purple: "var(--m-marble)",
};
export const tint = (card: CardView): string => TINTS[card.color ?? ""] ?? "var(--line-strong)";
export const goodTint = (resource: string): string => `var(--g-${resource})`;

export const isProducer = (card: CardView): boolean => card.talent !== null;
export const isCharacter = (slot: string): boolean => /^[A-E]$/.test(slot);

/** Symbols of goods on a card, one for each unit. */
export function goods(card: CardView): string[] {
  return card.resource ? Array<string>(card.units).fill(card.resource) : [];
}

export function recipe(card: CardView): string[] {
  return RESOURCES.flatMap((resource) => Array<string>(card.recipe[resource] ?? 0).fill(resource));
}

/** "Druid: 2 elixir, Talent 4, cost 3": what a screen reader says of a card. */
export function cardLabel(card: CardView, words: Words): string {
  const args = { card: card.kind, cost: card.cost, talent: card.talent ?? 0 };
  const amount = (resource: string, n: number) => words.t("count-resource", { resource, n });
  if (card.kind === "bazaar") {
    const asked = RESOURCES.filter((resource) => card.recipe[resource]).map((resource) =>
      amount(resource, card.recipe[resource] ?? 0),
    );
    return words.t("card-label-bazaar", { ...args, recipe: asked.join(" + ") });
  }
  const carried = card.resource && card.units ? amount(card.resource, card.units) : "";
  if (isProducer(card)) return words.t("card-label-producer", { ...args, goods: carried });
  if (carried) return words.t("card-label-source", { ...args, goods: carried });
  return words.t("card-label-plain", args);
}

/** An action card on paper: "A", "3" or "Income". */
export function actionName(action: string, words: Words): string {
  return words.t(`action-${action.toLowerCase()}.short`);
}

/** Fluent knows the Income card as INCOME. */
export const spoken = (action: string): string => (action === INCOME ? "INCOME" : action);

/** The tokens in play: characters, then places. */
export function slotsOf(view: View): string[] {
  // JSON keys that look like numbers come first in an object of JavaScript's.
  const all = Object.keys(view.market).sort();
  return [...all.filter(isCharacter), ...all.filter((slot) => !isCharacter(slot))];
}

/** The action cards of a hand: one for each token in play, and two Income cards (6.1). */
export function hand(view: View): string[] {
  return [...slotsOf(view), INCOME, INCOME];
}
