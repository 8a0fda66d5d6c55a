import { describe, expect, it } from "vitest";
import { accounts, mattered } from "./analysis";
import type { Decision } from "./protocol";

const one = (moves: number, seat: number, loss: number, best = "b"): Decision => ({
  moves,
  seat,
  loss,
  chance: 0.5,
  played: { type: "a" },
  best: { type: best },
});
const all = [one(1, 0, 0.1), one(2, 1, 0.3), one(3, 0, 0.01), one(4, 0, 0.2), one(5, 1, 0, "a")];

describe("analysis", () => {
  it("lists the costliest moves first and leaves out what is within doubt", () => {
    expect(mattered(all, null, 9).map((d) => d.moves)).toEqual([2, 4, 1]);
    expect(mattered(all, 0, 1).map((d) => d.moves)).toEqual([4]);
  });
  it("counts what each seat did as advised", () => {
    const [first, second, third] = accounts(all, 3);
    expect(first).toMatchObject({ choices: 3, agreed: 0 });
    expect(second).toMatchObject({ choices: 2, agreed: 1, lost: 0.15 });
    expect(third).toMatchObject({ choices: 0, lost: 0 });
  });
});
