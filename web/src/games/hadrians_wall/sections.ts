/** The parts of the two sheets in the order an owner knows, and the kinds of spots in each. */
export type Section = { id: string; sheet: "left" | "right"; kinds: string[] };

const build = (...ids: string[]) => ids.map((id) => `build:${id}`);

export const SECTIONS: Section[] = [
  { id: "cohorts", sheet: "left", kinds: ["cohort-left", "cohort-centre", "cohort-right"] },
  { id: "tracks", sheet: "left", kinds: ["mining-foresting", "wall-guard", "cippi", "wall", "fort"] },
  { id: "works", sheet: "left", kinds: ["resource-production", "training", "forum"] },
  {
    id: "buildings",
    sheet: "left",
    kinds: build(
      "medium-granary",
      "large-granary",
      "small-hotel",
      "large-hotel",
      "small-workshop",
      "large-workshop",
      "small-road",
      "large-road",
    ),
  },
  {
    id: "attributes",
    sheet: "left",
    kinds: ["renown", "piety", "valour", "discipline", ...build("archway", "monolith", "column", "statue")],
  },
  {
    id: "traders",
    sheet: "right",
    kinds: ["traders", "market", ...build("small-precinct", "medium-precinct", "large-precinct", "market")],
  },
  {
    id: "performers",
    sheet: "right",
    kinds: ["performers", "theatre", "ludus-red", "ludus-blue", "battle", ...build("theatre", "ludus-gladiatorious")],
  },
  {
    id: "priests",
    sheet: "right",
    kinds: [
      "priests",
      "temples",
      ...build("small-gardens", "large-gardens", "small-temple", "medium-temple", "large-temple"),
    ],
  },
  { id: "apparitores", sheet: "right", kinds: ["apparitores", "baths", "courthouse", ...build("baths", "courthouse")] },
  { id: "patricians", sheet: "right", kinds: ["patricians", "diplomats", "scouts", "map"] },
];

export function sectionOf(spot: string): Section | undefined {
  const kind = spot.split(":")[0] ?? "";
  return SECTIONS.find((section) => section.kinds.includes(spot) || section.kinds.includes(kind));
}
