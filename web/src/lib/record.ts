/** Who made each move, read from a record's lines (`12. B bid A 3`); index 0 is the first move. */
export function seatsOfMoves(record: string): number[] {
  const seats: number[] = [];
  for (const line of record.split("\n")) {
    const found = /^\d+\. ([A-G]) /.exec(line.trim());
    if (found?.[1]) seats.push(found[1].charCodeAt(0) - 65);
  }
  return seats;
}
