import type { Decision } from "./protocol";
import { moveKey } from "./protocol";

/** Below that a difference is within the doubt of a short search. */
export const SLIGHT = 0.02;

/** The costliest moves, the worst first; of one seat, or of all. */
export function mattered(decisions: Decision[], seat: number | null, most: number): Decision[] {
  return decisions
    .filter((one) => one.loss >= SLIGHT && (seat === null || one.seat === seat))
    .toSorted((a, b) => b.loss - a.loss || a.moves - b.moves)
    .slice(0, most);
}

export type Account = { seat: number; choices: number; agreed: number; lost: number };

/** How often each seat played as advised, and what its moves cost on average. */
export function accounts(decisions: Decision[], seats: number): Account[] {
  return Array.from({ length: seats }, (_, seat) => {
    const mine = decisions.filter((one) => one.seat === seat);
    const agreed = mine.filter((one) => moveKey(one.played) === moveKey(one.best)).length;
    const lost = mine.reduce((sum, one) => sum + one.loss, 0) / Math.max(mine.length, 1);
    return { seat, choices: mine.length, agreed, lost };
  });
}
