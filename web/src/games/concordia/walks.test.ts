import { expect, it } from "vitest";
import { chartOf, place, ROMA } from "./chart";
import { Walks } from "./walks";

const chart = chartOf("italia");
const standing = (at: string) => place(chart, [{ key: "0-0", seat: 0, kind: "land", at }]);

it("lets a colonist walk along the lines from where it stood", () => {
  const walks = new Walks();
  expect(walks.take(chart, standing(ROMA))).toEqual([]);
  expect(walks.take(chart, standing(ROMA))).toEqual([]);
  const [walk] = walks.take(chart, standing("cosa--roma--land"));
  const [from] = standing(ROMA);
  expect(walk?.key).toBe("0-0");
  expect(walk?.way[0]).toEqual({ x: from?.x, y: from?.y });
  expect(walk?.way.at(-1)).toEqual(chart.lines.get("cosa--roma--land")?.stop);
});

it("goes straight where no line leads: a move taken back into the city", () => {
  const walks = new Walks();
  walks.take(chart, standing("cosa--roma--land"));
  expect(walks.take(chart, standing(ROMA))[0]?.way).toHaveLength(2);
});
