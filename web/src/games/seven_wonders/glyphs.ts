import brokenShield from "icon:broken-shield";
import clay from "icon:clay-brick";
import gear from "icon:cog";
import swords from "icon:crossed-swords";
import pyramid from "icon:great-pyramid";
import temple from "icon:greek-temple";
import laurelCrown from "icon:laurel-crown";
import laurels from "icon:laurels";
import rings from "icon:linked-rings";
import pick from "icon:mining";
import ore from "icon:ore";
import papyrus from "icon:papyrus";
import cloth from "icon:rolled-cloth";
import flask from "icon:round-bottom-flask";
import scales from "icon:scales";
import shield from "icon:shield";
import stone from "icon:stone-block";
import tablet from "icon:stone-tablet";
import wood from "icon:wood-pile";

/** Raw resources are round, manufactured ones have cut corners. */
export const MANUFACTURED = ["glass", "papyrus", "loom"];
export const RESOURCE: Record<string, string> = { wood, stone, ore, clay, glass: flask, papyrus, loom: cloth };
export const COLOR: Record<string, string> = {
  brown: pick,
  grey: flask,
  blue: temple,
  yellow: scales,
  red: swords,
  green: tablet,
  purple: rings,
  white: laurelCrown,
};
export const COLORS = ["brown", "grey", "blue", "yellow", "red", "green", "purple"];
/** The compasses are ours. */
const compass =
  '<g fill="currentColor"><circle cx="256" cy="86" r="50"/><path d="M224 124 104 462l50 16 102-282 102 282 50-16-120-338z"/><path d="M120 318q136 92 272 0l22 38q-158 104-316 0z"/></g>';
export const SYMBOL: Record<string, string> = { compass, gear, tablet };
/** What effects count, as chips of a colour and its glyph. */
const chips = (...colors: string[]) => colors.map((color) => ({ color, glyph: COLOR[color] ?? "" }));
export const COUNTED: Record<string, { color: string; glyph: string }[]> = {
  ...Object.fromEntries(COLORS.map((color) => [`${color}-cards`, chips(color)])),
  "brown-grey-purple-cards": chips("brown", "grey", "purple"),
  "leaders-in-play": chips("white"),
  "wonder-stages": [{ color: "white", glyph: pyramid }],
  "defeat-tokens": [{ color: "red", glyph: brokenShield }],
};
export { brokenShield, laurelCrown, laurels, pyramid, shield };
