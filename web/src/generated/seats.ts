/* Generated from the schema of the Python package by `npm run types`; do not edit. */

/** By game: fields that name a seat, and fields that hold a number for each seat. */
export const SEATS: Record<string, { names: string[]; counts: string[] }> = {
  "concordia": {"names":["active","concordia","praefectus","seat","start","target"],"counts":[]},
  "glory-to-rome": {"names":["concedes_to","leader","order","seat","target"],"counts":[]},
  "hadrians-wall": {"names":["seat"],"counts":[]},
  "lutetia": {"names":["seat"],"counts":["by_seat"]},
  "seven-wonders": {"names":["holder","seat"],"counts":[]},
};
