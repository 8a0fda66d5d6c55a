import type { LogLine } from "../../lib/protocol";
import { still } from "../../lib/motion";
import { materialOf, type Material, type Role } from "./wording";

/** A card on its way: names of places (`data-place`, `data-thing`), the best known first, and what is seen of it. */
export type Flight = { from: string[]; to: string[]; look: Material | "back" };

type Args = { seat: number; target: number; role: Role; material: Material; structure: string; n?: number };

/** What one line of the chronicle moved from where to where; null where nothing visible travels. */
export function flightOf(event: LogLine): Flight | null {
  const { seat, target, role, material, structure } = event.args as Args;
  const hand = [`hand:${structure}`, `hand:${seat}`];
  const built = [`structure:${seat}:${structure}`];
  const go = (from: string[], to: string[], look: Flight["look"]): Flight => ({ from, to, look });
  switch (event.key) {
    case "log-hire-pool":
      return go([`pool:${materialOf(role)}`], [`clients:${seat}`], materialOf(role));
    case "log-hire-hand":
      return go(hand, [`clients:${seat}`], materialOf(role));
    case "log-hire-deck":
      return go(["deck"], [`clients:${seat}`], materialOf(role));
    case "log-fetch-pool":
    case "log-demand-pool":
      return go([`pool:${material}`], [`stock:${seat}`], material);
    case "log-fetch-hand":
      return go(hand, [`stock:${seat}`], material);
    case "log-found":
    case "log-found-two":
      return go(hand, built, "back");
    case "log-add-hand":
      return go([`hand:${seat}`], built, material);
    case "log-add-stockpile":
      return go([`stock:${seat}`], built, material);
    case "log-add-pool":
      return go([`pool:${material}`], built, material);
    case "log-add-deck":
      return go(["deck"], built, material);
    case "log-open":
      return go([`stock:${seat}`], [`structure:${target}:${structure}`], material);
    case "log-prison-take":
      return go([`structure:${target}:${structure}`], built, "back");
    case "log-take-stockpile":
      return go([`stock:${target}`], [`stock:${seat}`], material);
    case "log-take-client":
      return go([`clients:${target}`], [`vault:${seat}`], "back");
    case "log-sell-stockpile":
      return go([`stock:${seat}`], [`vault:${seat}`], material);
    case "log-sell-deck":
      return go(["deck"], [`vault:${seat}`], "back");
    case "log-sell-hand":
    case "log-sell-hand-open":
      return go([`hand:${seat}`], [`vault:${seat}`], "back");
    case "log-draw":
      return go(["deck"], [`hand:${seat}`], "back");
    case "log-take-senator":
      return go(["supply"], [`hand:${seat}`], "back");
    default:
      return null;
  }
}

/** Names of what has just changed, for the gold ring: `structure:2:bath`, `stock:2:wood`, `client:2:patron`, `vault:2`. */
export function changedBy(events: LogLine[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    const { seat, target, role, material, structure } = event.args as Args;
    switch (event.key) {
      case "log-hire-pool":
      case "log-hire-hand":
      case "log-hire-deck":
        found.add(`client:${seat}:${role}`);
        break;
      case "log-fetch-pool":
      case "log-fetch-hand":
      case "log-demand-pool":
        found.add(`stock:${seat}:${material}`);
        break;
      case "log-found":
      case "log-found-two":
      case "log-add-hand":
      case "log-add-stockpile":
      case "log-add-pool":
      case "log-add-deck":
        found.add(`structure:${seat}:${structure}`);
        break;
      case "log-complete":
        found.add(`structure:${seat}:${structure}`).add(`influence:${seat}`);
        break;
      case "log-prison-take":
        found.add(`structure:${seat}:${structure}`).add(`influence:${seat}`).add(`influence:${target}`);
        break;
      case "log-open":
        found.add(`structure:${target}:${structure}`);
        break;
      case "log-take-stockpile":
        found.add(`stock:${seat}:${material}`).add(`stock:${target}:${material}`);
        break;
      case "log-take-client":
        found.add(`vault:${seat}`).add(`client:${target}:${role}`);
        break;
      case "log-sell-stockpile":
      case "log-sell-deck":
      case "log-sell-hand":
      case "log-sell-hand-open":
        found.add(`vault:${seat}`);
        break;
    }
  }
  return found;
}

const APART = 120;
const MOST = 8;

/** Remembers where things were, then lets small cards fly from there to where they have gone. */
export class Flights {
  #places = new Map<string, DOMRect>();

  remember(root: ParentNode): void {
    this.#places = places(root);
  }

  play(root: ParentNode, events: LogLine[]): void {
    if (still()) return;
    const now = places(root);
    const wanted = events
      .map(flightOf)
      .filter((flight) => flight !== null)
      .slice(-MOST);
    wanted.forEach((flight, i) => {
      const from = flight.from.map((name) => this.#places.get(name)).find(Boolean);
      const to = flight.to.map((name) => now.get(name)).find(Boolean);
      if (from && to && inSight(from) && inSight(to)) fly(from, to, flight.look, i * APART);
    });
  }
}

function places(root: ParentNode): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-place], [data-thing]")) {
    const where = node.getBoundingClientRect();
    if (!where.width) continue;
    for (const name of [node.dataset.place, node.dataset.thing]) if (name) found.set(name, where);
  }
  return found;
}

const inSight = (where: DOMRect): boolean =>
  where.bottom > 0 && where.right > 0 && where.top < innerHeight && where.left < innerWidth;

const SIZE = 30;

function fly(from: DOMRect, to: DOMRect, look: Flight["look"], delay: number): void {
  const ghost = document.createElement("span");
  const paint = look === "back" ? "var(--rubric)" : `var(--m-${look})`;
  ghost.style.cssText = `position:fixed;left:0;top:0;width:${SIZE}px;height:${SIZE}px;border-radius:3px;z-index:40;pointer-events:none;background:${paint};box-shadow:var(--shadow-lift),inset 0 0 0 2px var(--marble);opacity:0`;
  document.body.append(ghost);
  const at = (where: DOMRect) =>
    `translate(${where.left + where.width / 2 - SIZE / 2}px, ${where.top + where.height / 2 - SIZE / 2}px)`;
  const style = getComputedStyle(document.documentElement);
  const flight = ghost.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1 },
    ],
    {
      duration: parseFloat(style.getPropertyValue("--move")) * 1.25 || 400,
      easing: style.getPropertyValue("--ease").trim() || "ease-out",
      delay,
      fill: "backwards",
    },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
