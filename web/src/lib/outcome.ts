import type { LiveTable } from "./live.svelte";
import { join, language, t } from "./text.svelte";

/** Who has won, as a heading; alone at the table one wins against nobody: the rank that was reached is the result. */
export function outcome(live: LiveTable): string {
  const winners = live.position?.result?.winners ?? [];
  const rank = live.table?.seats.length === 1 ? live.log.findLast((event) => event.key === "log-rank") : undefined;
  if (rank) return live.words.sentence(rank, live.people);
  if (winners.length > 1)
    return t("win-shared", {
      names: join(
        language.current,
        winners.map((seat) => (seat === live.you ? t("list-you") : live.name(seat))),
      ),
    });
  const winner = winners[0] ?? 0;
  return t("win", { who: winner === live.you ? "you" : "other", name: live.name(winner) });
}
