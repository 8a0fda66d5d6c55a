import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { LessonTable } from "./lesson.svelte";
import type { LessonNow, Result } from "./protocol";
import { positionOf } from "./testing";
import { language } from "./text.svelte";

const score = { total: 0, parts: {} };
const result: Result = { scores: [score, score], ranks: [2, 1], winners: [1], tie_break: null, ended: "x" };
let kind: "play" | "foretell";
let aboutEnd: boolean;
let live: LessonTable;

function told(more: Partial<LessonNow>): LessonNow {
  return {
    lesson: { id: "LUT-EX-02", key: "lesson-lut-ex-02", kind, clauses: [], about_end: aboutEnd, done: false },
    seats: 2,
    seat: 0,
    position: positionOf(0, { actors: [] }),
    verdict: null,
    refusal: null,
    done: false,
    choices: [7, 9],
    answer: null,
    hint: null,
    ...more,
  };
}

beforeEach(() => {
  kind = "foretell";
  aboutEnd = false;
  live = new LessonTable("lutetia", "LUT-EX-02");
});
afterEach(() => vi.restoreAllMocks());

async function begun(): Promise<void> {
  await language.set("en");
  const tried = vi.spyOn(api, "tryLesson").mockResolvedValueOnce(told({}));
  await live.start();
  tried.mockImplementation((_game, _lesson, { answer }) =>
    Promise.resolve(
      told({
        done: true,
        verdict: answer === 7 ? "wrong" : "right",
        answer: 9,
        position: positionOf(0, { result, actors: [1], offers: [{ move: { type: "x" }, final: false }] }),
      }),
    ),
  );
}

describe("a lesson in the prompt", () => {
  it("asks what is to be foretold", async () => {
    await begun();
    expect(live.notice).toMatchObject({ title: "What comes out?", phoneHelp: false });
  });

  it("leaves the prompt to the game while moves are looked for", async () => {
    kind = "play";
    await begun();
    expect(live.notice).toBeNull();
  });

  it("says that the answer was right and what it showed, not who won", async () => {
    await begun();
    await live.foretell(9);
    expect(live.over).toBe(true);
    expect(live.notice?.title).toBe("Right.");
    expect(live.notice?.help).toContain("The bribe on Income was a bluff");
    await live.foretell(7);
    expect(live.notice?.title).toBe("Not quite. It comes to 9.");
  });

  it("names the winner where the lesson is about the end of the game", async () => {
    aboutEnd = true;
    await begun();
    await live.foretell(9);
    expect(live.notice?.title).toBe("Right. Bruno wins");
  });

  it("waits for nobody when it is done", async () => {
    await begun();
    await live.foretell(9);
    expect(live.position).toMatchObject({ actors: [], offers: [], undo: { possible: false, move: null } });
  });
});
