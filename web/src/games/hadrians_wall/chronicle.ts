import type { LogLine } from "../../lib/protocol";
import { COHORTS, type Cohort } from "./sheet";

/** One attack of the Picts as the chronicle tells it. */
export type AttackStory = {
  /** Cards for everybody, in the order in which they were turned over. */
  cards: { id: string; cohort: Cohort }[];
  potential: number;
  /** What it brought each seat: the line of the chronicle. */
  outcomes: LogLine[];
  /** Favours spent, by seat and cohort. */
  favours: Record<number, Record<Cohort, number>>;
  /** Cards that only one seat faces, by seat. */
  personal: Record<number, number>;
};

const OUTCOMES = new Set(["log-defence-full", "log-defence-partial", "log-defence-failed"]);

/** The last attack in a chronicle; null before the first. */
export function lastAttack(log: LogLine[]): AttackStory | null {
  const from = log.findLastIndex((event) => event.key === "log-attack-cards");
  if (from < 0) return null;
  const story: AttackStory = { cards: [], potential: 0, outcomes: [], favours: {}, personal: {} };
  for (const event of log.slice(Math.max(0, from - 12), from)) {
    if (event.key === "log-personal-cards") story.personal[event.args.seat as number] = event.args.n as number;
    if (event.key === "log-year") story.personal = {};
  }
  for (const event of log.slice(from)) {
    if (event.key === "log-attack-card")
      story.cards.push({ id: event.args.card as string, cohort: event.args.cohort as Cohort });
    else if (event.key === "log-attack-sum") story.potential = event.args.potential as number;
    else if (event.key === "log-spend-favour") {
      const spent = (story.favours[event.args.seat as number] ??= { left: 0, centre: 0, right: 0 });
      spent[event.args.cohort as Cohort] += 1;
    } else if (OUTCOMES.has(event.key)) story.outcomes.push(event);
    else if (event.key === "log-year" || event.key === "log-game-over") break;
  }
  return story;
}

export const attacksOn = (cards: { cohort: Cohort }[]): Record<Cohort, number> =>
  Object.fromEntries(
    COHORTS.map((cohort) => [cohort, cards.filter((card) => card.cohort === cohort).length]),
  ) as Record<Cohort, number>;
