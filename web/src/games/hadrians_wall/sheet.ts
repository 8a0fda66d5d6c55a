import printed from "../../../../src/ludi/games/hadrians_wall/sheet.json";

/** What is printed on sheets and cards: the file that the rules use too. */

export const ITEMS = ["soldier", "builder", "servant", "civilian", "resource"] as const;
export const ATTRIBUTES = ["renown", "piety", "valour", "discipline"] as const;
export const CITIZENS = ["traders", "performers", "priests", "apparitores", "patricians"] as const;
export const COHORTS = ["left", "centre", "right"] as const;
export const GRANARY_TRACKS = ["mining-foresting", "wall-guard", "cippi", "wall", "fort"] as const;
export const GLADIATORS = ["red", "blue"] as const;

export type Item = (typeof ITEMS)[number];
export type Cohort = (typeof COHORTS)[number];
export type Bundle = Partial<Record<Item, number>>;
export type Track = {
  boxes: string[];
  pay: Item[];
  columns: number[];
  fort: number[];
  sections: number[];
  prefilled: number;
};
export type Building = {
  id: string;
  area: string;
  sheet: string;
  needs: Record<string, number>;
  cost: Bundle;
  icons: string;
  after: string | null;
  yearly: string | null;
  built: boolean;
  large: boolean;
};
export type NumberedBox = { needs: number; icons: string; cost?: Bundle };
export type PlayerCard = { id: string; measure: string; at: number[]; pattern: string; goods: number; bundle: Bundle };
export type FateCard = { id: string; attack: Cohort; damage: number; goods: number; bundle: Bundle };

type Printed = {
  buildings: Building[];
  ranks: { id: string; from: number }[];
  cards: { fate: FateCard[]; player: PlayerCard[] };
  patterns: Record<string, [number, number][]>;
  left: {
    tracks: Record<string, Track>;
    infrastructure: { fort: number[] };
    "training-grounds": { boxes: number; cost: Bundle; icons: string };
    forum: { boxes: number };
    disdain: { boxes: number; penalty: number[] };
  };
  right: {
    tracks: Record<string, Track>;
    market: { boxes: NumberedBox[]; renown: number[]; cost: Bundle };
    theatre: { boxes: NumberedBox[] };
    "ludus-gladiatorious": { columns: { needs: number; death: string; survival: string }[] };
    temples: { rows: { temple: string; needs: number; boxes: string[] }[] };
    baths: { boxes: NumberedBox[] };
    courthouse: { boxes: NumberedBox[] };
    diplomats: { cost: Bundle; icons: string; favours: number; needs: number[] };
    scouts: { cost: Bundle; needs: number[] };
    map: { squares: string[][]; row_complete: string };
  };
};

export let SHEET = printed as unknown as Printed;
export let { left: LEFT, right: RIGHT } = SHEET;
export let COLUMNS = columnsOf(SHEET);
let TRACKS = tracksOf(SHEET);

/** Draw the host's own sheets and cards, or again the shipped ones; before a board is shown. */
export function useComponents(own: unknown): void {
  SHEET = (own ?? printed) as Printed;
  ({ left: LEFT, right: RIGHT } = SHEET);
  COLUMNS = columnsOf(SHEET);
  TRACKS = tracksOf(SHEET);
}

function columnsOf({ right }: Printed): number {
  return right.map.squares[0]?.length ?? 5;
}

function tracksOf({ left, right }: Printed): Record<string, Track> {
  return {
    ...left.tracks,
    ...right.tracks,
    ...Object.fromEntries(COHORTS.map((cohort) => [`cohort-${cohort}`, left.tracks.cohort as Track])),
    temples: {
      boxes: right.temples.rows.flatMap((row) => row.boxes),
      pay: [],
      columns: [],
      fort: [],
      sections: [],
      prefilled: 0,
    },
  };
}

export const trackOf = (id: string): Track => TRACKS[id] as Track;
export const isTrack = (id: string): boolean => id in TRACKS;

const find = <T extends { id: string }>(all: T[], id: string): T | undefined => all.find((one) => one.id === id);
/** A thing that the sheet does not know is drawn without its numbers. */
export const buildingOf = (id: string): Building =>
  find(SHEET.buildings, id) ?? {
    id,
    area: "",
    sheet: "",
    needs: {},
    cost: {},
    icons: "",
    after: null,
    yearly: null,
    built: false,
    large: false,
  };
export const cardOf = (id: string): PlayerCard =>
  find(SHEET.cards.player, id) ?? { id, measure: "", at: [], pattern: "", goods: 0, bundle: {} };
export const fateOf = (id: string): FateCard =>
  find(SHEET.cards.fate, id) ?? { id, attack: "left", damage: 0, goods: 0, bundle: {} };
export const buildingsOf = (...areas: string[]): Building[] =>
  SHEET.buildings.filter((each) => areas.includes(each.area));

/** Words of one string, in printed order. */
export const iconsOf = (text: string): string[] => text.split(" ").filter(Boolean);

/** The column of a granary track in which a box stands: 0, 1, 2. */
export function columnOf(track: Track, box: number): number {
  const [small = 0, medium = 0] = track.columns;
  if (!track.columns.length || box <= small) return 0;
  return box <= small + medium ? 1 : 2;
}

/** A wall or cippi box stands over the fort box it needs; others stand in the order of their numbers. */
export function placeOf(track: Track, box: number): number {
  const column = columnOf(track, box);
  const fort = track.fort[box - 1];
  if (fort) return fort - 7 * column;
  const before = track.columns.slice(0, column).reduce((sum, n) => sum + n, 0);
  return box - before;
}

/** The infrastructure that this fort box brings, 0 for none. */
export const infrastructureAt = (box: number): number => LEFT.infrastructure.fort.indexOf(box) + 1;

/** What a citizen track opens at its n-th box, for the words under it. */
export function opensAt(track: string, n: number): string[] {
  const found = SHEET.buildings.filter((each) => each.needs[track] === n).map((each) => each.area);
  if (track === "patricians") {
    if (RIGHT.diplomats.needs.includes(n)) found.push("diplomats");
    if (RIGHT.scouts.needs.includes(n)) found.push("scouts");
  }
  return [...new Set(found)];
}
