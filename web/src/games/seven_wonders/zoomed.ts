import type { Face, Offer } from "../../generated/seven_wonders";

/** What is shown large: a card, and in a hand what can be done with it; `face` where the table no longer shows it. */
export type Zoomed = { id: string; offer?: Offer | null; face?: Face };
