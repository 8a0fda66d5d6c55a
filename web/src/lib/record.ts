/** Who made each move, read from a record's lines (`12. B bid A 3`); index 0 is the first move. */
export function seatsOfMoves(record: string): number[] {
  const seats: number[] = [];
  for (const line of record.split("\n")) {
    const found = /^\d+\. ([A-G]) /.exec(line.trim());
    if (found?.[1]) seats.push(found[1].charCodeAt(0) - 65);
  }
  return seats;
}

/** What the headers of a record say before anybody has checked it: enough to ask for a seat. */
export function playersOf(record: string): { game: string; players: string[]; finished: boolean } {
  const header = (name: string) => new RegExp(`^${name}: ?(.*)$`, "m").exec(record)?.[1]?.trim() ?? "";
  const seats = Math.min(7, Math.max(0, Number(header("seats")) || 0));
  const named = header("players")
    ? header("players")
        .split("|")
        .map((name) => name.trim())
    : [];
  const players = Array.from({ length: seats }, (_, seat) => named[seat] || String.fromCharCode(65 + seat));
  return { game: header("game"), players, finished: header("result") !== "" };
}
