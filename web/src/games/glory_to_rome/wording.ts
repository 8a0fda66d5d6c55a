import craftsman from "icon:hand-saw";
import laborer from "icon:wheelbarrow";
import legionary from "icon:centurion-helmet";
import merchant from "icon:scales";
import patron from "icon:roman-toga";
import type { CardView, PlayerView, StructureView } from "../../generated/glory_to_rome";
import type { Words } from "../../lib/text.svelte";
import { ICONS } from "../../shell/icons";

export type StructureId = CardView["id"];
export type Material = CardView["material"];
export type Role = CardView["role"];
export type Side = "in-town" | "out-of-town";

/** A material, its role and its value always go together (1.2). */
export const MATERIALS: Material[] = ["rubble", "wood", "concrete", "brick", "stone", "marble"];
export const ROLES: Role[] = ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"];
const PRINTED: Record<Material, number> = { rubble: 1, wood: 1, concrete: 2, brick: 2, stone: 3, marble: 3 };
/** Of a card by its material; the host's own components may say otherwise. */
export let VALUES = PRINTED;
export function useComponents(own: { materials: Record<Material, { value: number }> } | null): void {
  VALUES = own
    ? (Object.fromEntries(MATERIALS.map((material) => [material, own.materials[material].value])) as Record<
        Material,
        number
      >)
    : PRINTED;
}
export const SENATOR = "senator";

export const roleOf = (material: Material): Role => ROLES[MATERIALS.indexOf(material)] as Role;
export const materialOf = (role: Role): Material => MATERIALS[ROLES.indexOf(role)] as Material;

/** The compasses are ours and 24 by 24; the other glyphs are of game-icons.net, 512 by 512. */
const compasses = `<g transform="scale(21.333)">${ICONS.architect}</g>`;
export const ROLE_ICONS: Record<Role, string> = {
  laborer,
  craftsman,
  architect: compasses,
  legionary,
  merchant,
  patron,
};

export const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** By role, then by name: cards for the same thing stand together in a hand. */
export function sorted(hand: CardView[]): CardView[] {
  const rank = (card: CardView) => MATERIALS.indexOf(card.material);
  return hand.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** "Bath: brick, legionary, value 2" */
export function cardLabel(card: CardView, words: Words): string {
  return words.t("label-card", { structure: card.id, material: card.material, role: card.role, value: card.value });
}

export function structureLabel(structure: StructureView, words: Words): string {
  const { id, value, materials, completed } = structure;
  const state = completed
    ? words.t("label-structure-completed", { structure: id })
    : words.t("label-structure-started", { structure: id, n: materials.length, value });
  const more = [
    structure.opened && words.t("info-open-structure"),
    !completed && structure.active && words.t("info-gate-active"),
  ];
  return [state, words.t(`material-${structure.material}`), ...more].filter(Boolean).join(". ");
}

/** What stands under a structure: what it does, or what it still lacks. */
export function captionOf(structure: StructureView, words: Words, variant: string): string {
  if (structure.completed) return functionOf(structure.id, words, variant);
  return words.t("info-materials-missing", { n: structure.value - structure.materials.length });
}

/** The classic variant asks less of its Forum (20.2); in the simplified game no card does anything (20.3). */
export function functionOf(
  id: StructureId,
  words: Words,
  variant: string,
  attribute: "text" | "help" = "text",
): string {
  if (variant === "simplified") return words.t("board-no-function");
  return words.find(`structure-${id}${id === "forum" && variant === "classic" ? "-classic" : ""}.${attribute}`) ?? "";
}

/** Why so many actions: "1 card + 2 clients", each client twice with the Circus Maximus (7.1, 7.3). */
export function because(player: PlayerView, words: Words): string {
  const actions = player.actions;
  if (!actions) return "";
  const { plays, cards, senators } = player.camp;
  const parts: string[] = [];
  // A petition is one play of several cards: then it is plays that count.
  if (plays) parts.push(words.t(plays === cards.length + senators ? "count-card" : "count-play", { n: plays }));
  if (actions.clients) parts.push(words.t("count-client", { n: actions.clients }) + (actions.doubled ? " × 2" : ""));
  return parts.join(" + ");
}
