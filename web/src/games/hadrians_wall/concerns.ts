import type { PlayerView } from "../../generated/hadrians_wall";
import { sectionOf } from "./sections";
import { ITEMS, type Item } from "./sheet";
import type { Spot } from "./spots";

/** What is given up by ending one's actions: things in hand, and parts of the sheets where they could still be used. */
export type Waste = { items: Item[]; sections: string[] };

export function waste(player: PlayerView, lit: Iterable<Spot>): Waste | null {
  const items = ITEMS.filter((item) => player.items[item]);
  const sections = [...new Set([...lit].flatMap((spot) => sectionOf(spot)?.id ?? []))];
  return items.length && sections.length ? { items, sections } : null;
}
