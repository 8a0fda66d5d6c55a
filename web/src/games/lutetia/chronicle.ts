import type { LogLine } from "../../lib/protocol";

/** What the last wave put on a seat's first and second card; null: it passed. */
export type Added = [number, number] | null;

/** What each seat added in the wave just revealed, or since the last raise in a live phase. */
export function lastWave(log: LogLine[]): Map<number, Added> {
  const added = new Map<number, Added>();
  for (let i = log.length - 1; i >= 0; i--) {
    const { key, args } = log[i] as LogLine;
    if (key === "log-bid-all" || key === "log-wave-revealed" || key === "log-value" || key === "log-round") break;
    const seat = args.seat as number;
    if (key === "log-bribe-pass") added.set(seat, null);
    else if (key === "log-bribe-both") added.set(seat, [args.first as number, args.second as number]);
    else if (key === "log-bribe") {
      const before = added.get(seat) ?? [0, 0];
      const n = args.n as number;
      added.set(seat, args.position === "first" ? [before[0] + n, before[1]] : [before[0], before[1] + n]);
      // Live bribes come one by one and are told apart from a wave by what they cancel.
      if (log[i + 1]?.key === "log-ready-reset") break;
    }
  }
  return added;
}

export type Fate = "income" | "bought" | "lost" | "tied" | "unpaid" | "open";
/** An action card that was turned over, and what came of it. */
export type Revealed = { action: string; fate: Fate };

/** The two cards each seat revealed last, until the next reveal: everybody at the table remembers them. */
export function lastReveal(log: LogLine[]): Map<number, Revealed[]> {
  let start = log.length - 1;
  while (start >= 0 && log[start]?.key !== "log-reveal") start--;
  while (start > 0 && log[start - 1]?.key === "log-reveal") start--;
  const shown = new Map<number, Revealed[]>();
  if (start < 0) return shown;
  let slot = "";
  const settle = (seat: number, fate: Fate) => {
    for (const card of shown.get(seat) ?? []) if (card.action === slot && card.fate === "open") card.fate = fate;
  };
  for (const { key, args } of log.slice(start)) {
    const seat = args.seat as number;
    if (key === "log-reveal") {
      shown.set(
        seat,
        [args.first, args.second].map((action) =>
          action === "INCOME" ? { action: "income", fate: "income" } : { action: action as string, fate: "open" },
        ),
      );
    }
    if (typeof args.slot === "string" && key !== "log-deal" && key !== "log-deal-bazaar") slot = args.slot;
    if (key === "log-buy") settle(seat, "bought");
    else if (key === "log-cannot-pay") settle(seat, "unpaid");
    else if (key === "log-tie") for (const other of shown.keys()) settle(other, "tied");
    else if (key === "log-refund" || key === "log-compensation") settle(seat, "lost");
  }
  return shown;
}

/** What the lines of the log that change things speak of. */
type Told = { seat: number; target: number; slot: string; position: string };

/** The things on the table that these events have just changed, by name: "slot A", "seat 1", "bid 1 0". */
export function changedBy(events: LogLine[]): Set<string> {
  const changed = new Set<string>();
  for (const { key, args } of events) {
    const { seat, target, slot, position } = args as Told;
    switch (key) {
      case "log-deal":
      case "log-deal-bazaar":
      case "log-tie":
      case "log-win":
      case "log-slot-contested":
        changed.add(`slot ${slot}`);
        break;
      case "log-buy":
        changed.add(`slot ${slot}`).add(`cards ${seat}`);
        break;
      case "log-cannot-pay":
        changed.add(`slot ${slot}`);
        break;
      case "log-value":
        for (const valued of args.slots as string[]) changed.add(`coins ${valued}`);
        break;
      case "log-bribe":
        changed.add(`bid ${seat} ${position === "first" ? 0 : 1}`);
        break;
      case "log-bribe-both":
      case "log-reveal":
        changed.add(`bid ${seat} 0`).add(`bid ${seat} 1`);
        break;
      case "log-income":
      case "log-source":
      case "log-tavern":
      case "log-take-coins":
      case "log-refund":
      case "log-compensation":
        changed.add(`supply ${seat}`);
        break;
      case "log-attach":
      case "log-attach-joins":
        changed.add(`cards ${seat}`);
        break;
      case "log-legion-spend":
        changed.add(`bid-of ${target}`);
    }
  }
  return changed;
}
