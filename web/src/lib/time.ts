import { t } from "./text.svelte";

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The paces a table can be set to, in seconds; null is no clock. */
export const PACES: (number | null)[] = [null, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY];

/** A span in words: "5 minutes", "3 days". */
export function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t("span-days", { n: seconds / DAY });
  if (seconds >= MINUTE) return t("span-minutes", { n: Math.round(seconds / MINUTE) });
  return t("span-seconds", { n: seconds });
}

/** What is left, as a clock shows it: "4:05", "2 h 10 min", "2 days". */
export function left(seconds: number): string {
  if (seconds <= 0) return "0:00";
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;
  if (seconds < DAY)
    return t("left-hours", { h: Math.floor(seconds / HOUR), min: Math.floor((seconds % HOUR) / MINUTE) });
  return t("left-days", { d: Math.floor(seconds / DAY), h: Math.floor((seconds % DAY) / HOUR) });
}
