import type { Seat } from "./protocol";
import { t } from "./text.svelte";

/** Seat 0 is the cinnabar disc, and so on; the tokens count from 1. */
export const seatColor = (seat: number): string => `var(--seat-${(seat % 7) + 1})`;
export const seatInk = (seat: number): string => `var(--seat-${(seat % 7) + 1}-ink)`;

/** Who moves in this seat, and whether its person is here: an icon and words for it. */
export function presence(seat: Seat): { icon: "bot" | "person" | "away"; text: string; short: string } {
  if (seat.kind === "bot")
    return {
      icon: "bot",
      text: t("bot-of-level", { level: t(`level-${seat.level ?? "bot"}`) }),
      short: t(`level-${seat.level ?? "bot"}`),
    };
  if (seat.resigned) return { icon: "bot", text: t("seat-resigned.text"), short: t("seat-resigned") };
  if (seat.stand_in) return { icon: "bot", text: t("seat-stand-in.text"), short: t("seat-stand-in") };
  return seat.online
    ? { icon: "person", text: t("at-table"), short: t("at-table") }
    : { icon: "away", text: t("away"), short: t("away") };
}
