import { expect, it } from "vitest";
import { LastPosition } from "./last-position";
import { positionOf } from "./testing";

it("knows nothing at first, then the position before", () => {
  const last = new LastPosition();
  const first = positionOf(3, { from: 4 });
  expect(last.take(first)).toEqual({ before: null, onward: false });
  expect(last.take(positionOf(4, { from: 6 }))).toEqual({ before: first, onward: true });
});

it("does not go on where a move was taken back or the log was read anew", () => {
  const last = new LastPosition();
  last.take(positionOf(3, { from: 4 }));
  expect(last.take(positionOf(3, { from: 4 })).onward).toBe(false);
  expect(last.take(positionOf(4, { from: 0 })).onward).toBe(false);
});
