/** Colours of score categories, in the order of the stack; the legend and the table name them. */
const COLORS = [
  "--m-brick",
  "--m-stone",
  "--m-rubble",
  "--m-wood",
  "--m-marble",
  "--m-concrete",
  "--g-beer",
  "--g-cloth",
  "--g-elixir",
  "--g-wine",
  "--g-coin",
  "--g-gladius",
];

export const partColor = (index: number): string => `var(${COLORS[index % COLORS.length]})`;

/** Colour never speaks alone: plain, hatched, dotted, in turn. */
export const TEXTURES = ["plain", "hatched", "dotted"] as const;
export const partTexture = (index: number): (typeof TEXTURES)[number] => TEXTURES[index % TEXTURES.length] ?? "plain";
