import type { LogLine } from "./protocol";

/** Lines that only say that somebody has made up their mind; what it was follows when all have. */
export const isQuiet = (event: LogLine): boolean => event.key === "log-chosen" || event.key === "log-ready";

export type Line = { event: LogLine; index: number };

/** Quiet lines that follow each other become one; never across the borders of what is new, or yet to come. */
export function folded(lines: Line[], ...borders: number[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1)?.at(-1);
    const same =
      last &&
      isQuiet(last.event) &&
      isQuiet(line.event) &&
      last.event.key === line.event.key &&
      line.index === last.index + 1 &&
      !borders.includes(line.index);
    if (same) found.at(-1)!.push(line);
    else found.push([line]);
  }
  return found;
}
