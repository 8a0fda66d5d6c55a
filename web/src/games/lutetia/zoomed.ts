import type { CardView } from "../../generated/lutetia";

/** What is shown large: a card, on the market with the coins that lie on it. */
export type Zoomed = { card: CardView; coins?: number; slot?: string };
