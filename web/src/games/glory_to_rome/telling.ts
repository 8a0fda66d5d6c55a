import type { PlayerView } from "../../generated/glory_to_rome";
import type { Words } from "../../lib/text.svelte";

/** Why so many actions: "1 card + 2 clients", each client twice with the Circus Maximus (7.1, 7.3). */
export function because(player: PlayerView, words: Words): string {
  const actions = player.actions;
  if (!actions) return "";
  const { plays, cards, senators } = player.camp;
  const parts: string[] = [];
  // A petition is one play of several cards: then it is plays that count.
  if (plays) parts.push(words.t(plays === cards.length + senators ? "count-card" : "count-play", { n: plays }));
  if (actions.clients) parts.push(words.t("count-client", { n: actions.clients }) + (actions.doubled ? " × 2" : ""));
  return parts.join(" + ");
}
