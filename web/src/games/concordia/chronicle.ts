import type { View } from "../../generated/concordia";
import { still } from "../../lib/motion";
import type { LogLine } from "../../lib/protocol";

/** What the last lines of the chronicle changed: `house massilia 2`, `piece roma--cosa--sea`, `province gallia`, `goods 1`. */
export function changedBy(events: LogLine[]): Set<string> {
  const found = new Set<string>();
  for (const { key, args } of events) {
    const { seat, city, line, province } = args as Record<string, string | number>;
    if (key === "log-build") found.add(`house ${city} ${seat}`);
    if (key === "log-move") found.add(`piece ${line}`);
    if (key === "log-produce") found.add(`province ${province}`);
    if (GAINS.has(key)) found.add(`goods ${seat}`);
  }
  return found;
}
const GAINS = new Set([
  "log-house-goods",
  "log-bonus",
  "log-bonus-double",
  "log-specialist",
  "log-prefect-coins",
  "log-colonist-coins",
  "log-gain-coins",
  "log-mercator-income",
]);

/** Cards that were not in the market before. */
export function newcomers(before: View | null, now: View): Set<string> {
  if (!before) return new Set();
  const old = new Set(before.market.map(({ card }) => card?.id));
  return new Set(now.market.flatMap(({ card }) => (card && !old.has(card.id) ? [card.id] : [])));
}

/** A good on its way from a house or a marker to somebody's storehouse. */
export type Flight = { from: string; seat: number; good: string };

export function flights(events: LogLine[], view: View): Flight[] {
  const found: Flight[] = [];
  let province: string | null = null;
  for (const { key, args } of events) {
    const seat = args.seat as number;
    if (key === "log-produce") province = args.province as string;
    if (key === "log-bonus" || key === "log-bonus-double") {
      for (let n = 0; n < (args.n as number); n++)
        found.push({ from: `[data-bonus="${province}"]`, seat, good: args.good as string });
    }
    if (key === "log-house-goods") found.push(...fromHouses(view, seat, (city) => city.province === province));
    if (key === "log-specialist") found.push(...fromHouses(view, seat, (city) => city.good === args.good));
  }
  return found;
}

function fromHouses(view: View, seat: number, where: (city: View["cities"][string]) => boolean): Flight[] {
  return Object.entries(view.cities).flatMap(([id, city]) =>
    city.good && where(city) && city.houses.includes(seat)
      ? [{ from: `[data-house="${id} ${seat}"]`, seat, good: city.good }]
      : [],
  );
}

const APART = 90;
const LONG = 700;

/** Let goods fly, one after the other; with reduced motion the gold marks must do. */
export function fly(all: Flight[], icons: Record<string, string>): void {
  if (still()) return;
  all.forEach(({ from, seat, good }, i) => {
    const start = document.querySelector(from)?.getBoundingClientRect();
    const end = [`[data-store="${seat}"]`, `[data-goods="${seat}"]`]
      .map((place) => document.querySelector(place)?.getBoundingClientRect())
      .find((rect) => rect?.width);
    if (!start?.width || !end) return;
    const node = document.createElement("div");
    node.setAttribute("aria-hidden", "true");
    node.className = "cc-flight";
    node.style.color = `var(--c-${good})`;
    node.innerHTML = `<svg viewBox="0 0 512 512">${icons[good] ?? ""}</svg>`;
    document.body.append(node);
    const at = (rect: DOMRect) =>
      `translate(${rect.left + rect.width / 2 - 16}px, ${rect.top + Math.min(rect.height / 2, 40) - 16}px)`;
    const flight = node.animate?.(
      [
        { transform: at(start), opacity: 0 },
        { transform: at(start), opacity: 1, offset: 0.15 },
        { transform: at(end), opacity: 1, offset: 0.95 },
        { transform: at(end), opacity: 0 },
      ],
      {
        duration: LONG,
        delay: i * APART,
        easing: "ease-in-out",
        fill: "both",
      },
    );
    if (flight) flight.onfinish = () => node.remove();
    else node.remove();
  });
}
