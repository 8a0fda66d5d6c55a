import brick from "icon:brick-pile";
import caduceus from "icon:caduceus";
import cloth from "icon:rolled-cloth";
import coins from "icon:two-coins";
import column from "icon:ionic-column";
import eagle from "icon:eagle-emblem";
import food from "icon:wheat";
import helmet from "icon:centurion-helmet";
import laurel from "icon:laurel-crown";
import lightning from "icon:lightning-trio";
import owl from "icon:owl";
import scales from "icon:scales";
import scroll from "icon:tied-scroll";
import sickle from "icon:sickle";
import sword from "icon:gladius";
import toga from "icon:roman-toga";
import tools from "icon:anvil";
import vestal from "icon:fire-bowl";
import walk from "icon:walk";
import wine from "icon:amphora";
import type { CardView, PlayerView } from "../../generated/concordia";
import { pretty, type Words } from "../../lib/text.svelte";

export type Good = "brick" | "food" | "tools" | "wine" | "cloth";
/** From cheap to dear, as on the storehouse. */
export const GOODS: Good[] = ["brick", "food", "tools", "wine", "cloth"];
export type Goods = Record<string, number>;
export const GODS = ["vesta", "jupiter", "saturnus", "mercurius", "mars", "minerva"];

export const GOOD_ICONS: Record<string, string> = { brick, food, tools, wine, cloth, coin: coins };
export const GOD_ICONS: Record<string, string> = {
  vesta: vestal,
  jupiter: lightning,
  saturnus: sickle,
  mercurius: caduceus,
  mars: sword,
  minerva: owl,
};
const CARD_ICONS: Record<string, string> = {
  tribune: helmet,
  architect: column,
  prefect: laurel,
  mercator: scales,
  diplomat: scroll,
  senator: toga,
  consul: eagle,
  colonist: walk,
  mason: brick,
  farmer: food,
  smith: tools,
  vintner: wine,
  weaver: cloth,
};

/** A card of a kind that has no drawing is still a card. */
export const cardIcon = (kind: string): string => CARD_ICONS[kind] ?? scroll;
/** The message about a card: its own, or that of its kind. */
export function cardKey(words: Words, card: { id: string; kind: string }): string {
  const own = `card-${card.id.replaceAll("_", "-")}`;
  return words.has(own) ? own : `card-${card.kind}`;
}
export const cardName = (words: Words, card: { id: string; kind: string }): string =>
  words.find(cardKey(words, card)) ?? pretty(card.kind);

export const amount = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);
/** Goods one by one, in the order of the storehouse. */
export const each = (goods: Goods): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: Math.max(0, goods[good] ?? 0) }, () => good));
export const covers = (goods: Goods, cost: Goods): boolean =>
  Object.entries(cost).every(([good, n]) => (goods[good] ?? 0) >= n);
export function less(goods: Goods, cost: Goods): Goods {
  return Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, n - (cost[good] ?? 0)]));
}
export function plus(goods: Goods, more: Goods): Goods {
  const sum = { ...goods };
  for (const [good, n] of Object.entries(more)) sum[good] = (sum[good] ?? 0) + n;
  return sum;
}

/** Cards that do the same are one choice (4.2): they stand in the hand as one. */
export type Sort = { action: string; cards: CardView[] };
export function sorts(cards: CardView[]): Sort[] {
  const found = new Map<string, CardView[]>();
  for (const card of cards) found.set(card.action, [...(found.get(card.action) ?? []), card]);
  return [...found].map(([action, same]) => ({ action, cards: same }));
}

export const kindOf = (action: string): string => action.replace("-market", "");
export const storedColonists = (player: PlayerView): number => amount(player.stored);
