import type { CardView, View } from "../../generated/lutetia";
import type { Words } from "../../lib/text.svelte";
import { isCharacter } from "./wording";

export const INCOME_PAYS = 3; // 8.2.1

/** Will the money do for the cards one bids for, if one wins them all? */
export type Outlook = {
  verdict: "nothing" | "enough" | "later" | "short";
  /** What Income adds before anything is paid. */
  income: number;
  /** The cards that `verdict` speaks of, in the order they are settled. */
  cards: CardView[];
};

/** Characters are settled before places, in the order of their tokens (8.3.1). */
export function settleOrder(actions: string[]): string[] {
  const rank = (slot: string) => (isCharacter(slot) ? "0" : "1") + slot;
  return actions.filter((action) => action !== "income").sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/**
 * Only what is sure counts as enough: the supply and one's own Income. Coins on a card and what a Tavern or a source
 * pays come in only if the card before it is won (8.9.2, 11.4, 11.5): that is enough "later".
 */
export function outlook(view: View, seat: number, actions: string[], supply: number): Outlook {
  const income = INCOME_PAYS * actions.filter((action) => action === "income").length;
  const slots = settleOrder(actions)
    .map((action) => view.market[action])
    .filter((slot) => slot?.card);
  const cards = slots.map((slot) => slot?.card as CardView);
  if (!cards.length) return { verdict: "nothing", income, cards };
  const money = supply + income;
  const total = cards.reduce((sum, card) => sum + card.cost, 0);
  if (total <= money) return { verdict: "enough", income, cards };
  let purse = money;
  for (const slot of slots) {
    const card = slot?.card as CardView;
    if (purse < card.cost) {
      const alone = cards.filter((each) => each.cost > money);
      return { verdict: "short", income, cards: alone.length ? alone : cards };
    }
    purse += (slot?.coins ?? 0) + pays(view, seat, card) - card.cost;
  }
  return { verdict: "later", income, cards };
}

/** What a card pays its buyer at once. */
function pays(view: View, seat: number, card: CardView): number {
  const units = view.players[seat]?.units ?? {};
  if (card.kind === "tavern") return 5 + (units.beer ?? 0);
  if (card.resource && card.talent === null) return (units[card.resource] ?? 0) + card.units;
  return 0;
}

export function moneyList(cards: CardView[], words: Words, join: (items: string[]) => string): string {
  return join(cards.map((card) => words.t("table-money-item", { card: card.kind, cost: card.cost })));
}
