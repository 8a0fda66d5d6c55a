import { describe, expect, it } from "vitest";
import { playersOf, seatsOfMoves } from "./record";

const RECORD =
  "game: lutetia\nrules: 1\nseats: 3\nplayers: Ala | Bruno\nresult: 3 4 5\n\n1. A bid A 1\n2. B bid 1 2\n3. C bid B income\n";

describe("records", () => {
  it("tells who made each move", () => expect(seatsOfMoves(RECORD)).toEqual([0, 1, 2]));
  it("reads names, and letters where there are none", () => {
    expect(playersOf(RECORD)).toEqual({ game: "lutetia", players: ["Ala", "Bruno", "C"], finished: true });
    expect(playersOf("nonsense")).toEqual({ game: "", players: [], finished: false });
    expect(playersOf("seats: 999").players).toHaveLength(7);
  });
});
