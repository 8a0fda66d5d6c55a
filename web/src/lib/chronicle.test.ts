import { expect, test } from "vitest";
import { folded, type Line } from "./chronicle";

const lines = (...keys: string[]): Line[] =>
  keys.map((key, index) => ({ event: { key, args: { seat: index } }, index }));
const told = (found: Line[][]) => found.map((run) => run.map(({ index }) => index));

test("those who are ready share a line", () => {
  expect(
    told(folded(lines("log-build", "log-chosen", "log-chosen", "log-chosen", "log-build", "log-build", "log-chosen"))),
  ).toEqual([[0], [1, 2, 3], [4], [5], [6]]);
});

test("what is new, or still to come, has a line of its own", () => {
  expect(told(folded(lines("log-ready", "log-ready", "log-ready", "log-ready"), 1, 3))).toEqual([[0], [1, 2], [3]]);
});
