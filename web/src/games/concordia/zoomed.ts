import type { CardView } from "../../generated/concordia";

/** What is shown large: a card. */
export type Zoomed = { card: CardView };
