import { expect, it } from "vitest";
import { seatsOfMoves } from "./record";

it("reads who moved from a record, and nothing from its headers", () => {
  const record = "game: lutetia\nseats: 3\nplayers: A. | B | C\nseed: ides\n\n1. A bid A income\n2. C bid 1 2\n# a comment\n3. B ?\n";
  expect(seatsOfMoves(record)).toEqual([0, 2, 1]);
  expect(seatsOfMoves("")).toEqual([]);
});
