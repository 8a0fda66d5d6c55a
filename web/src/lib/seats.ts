/** Seat 0 is the cinnabar disc, and so on; the tokens count from 1. */
export const seatColor = (seat: number): string => `var(--seat-${(seat % 7) + 1})`;
export const seatInk = (seat: number): string => `var(--seat-${(seat % 7) + 1}-ink)`;
