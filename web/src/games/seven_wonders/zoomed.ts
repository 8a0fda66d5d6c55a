import type { Offer } from "../../generated/seven_wonders";

/** What is shown large: a card, and in a hand what can be done with it. */
export type Zoomed = { id: string; offer?: Offer | null };
