import { describe, expect, it } from "vitest";
import { line, scale, signed, thin, ticks } from "./chart";

describe("plots", () => {
  it("maps values to pixels, also upside down and where all values are the same", () => {
    expect(scale(0, 100, 200, 0)(25)).toBe(150);
    expect(scale(7, 7, 10, 20)(7)).toBe(10);
  });
  it("draws a line through its points", () => {
    expect(
      line([
        { x: 0, y: 1 },
        { x: 2.25, y: 3 },
      ]),
    ).toBe("M0.0 1.0L2.3 3.0");
  });
  it.each([
    [0, 100, 5, [0, 50, 100]],
    [0, 40, 5, [0, 10, 20, 30, 40]],
    [0, 1, 5, [0, 1]],
    [-3, 17, 5, [-5, 0, 5, 10, 15, 20]],
  ])("finds round numbers from %d to %d", (from, to, most, wanted) => {
    expect(ticks(from, to, most)).toEqual(wanted);
  });
  it("thins out what is too much to show", () => {
    expect(thin([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
    expect(thin([], 3)).toEqual([]);
  });
  it("signs changes", () => {
    expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "+0"]);
  });
});
