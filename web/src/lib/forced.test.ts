import { describe, expect, it } from "vitest";
import { moment, onlyAnswer } from "./forced.svelte";
import type { Offer } from "./protocol";
import { positionOf } from "./testing";

const done: Offer = { move: { type: "done" }, final: false };
const position = (offers: Offer[], undo = false) =>
  positionOf(3, { offers, undo: { possible: undo, move: null, refusal: null } });

describe("an answer without a choice", () => {
  it("is the only offer", () => {
    expect(onlyAnswer(position([done]))).toBe(done);
    expect(onlyAnswer(position([done, { move: { type: "keep" }, final: false }]))).toBeNull();
    expect(onlyAnswer(position([]))).toBeNull();
  });

  it("is left to the player when it cannot be taken back", () => {
    expect(onlyAnswer(position([{ ...done, final: true }]))).toBeNull();
  });

  it("waits longer while something could still be taken back", () => {
    expect(moment(position([done], true), 600)).toBeGreaterThan(moment(position([done], false), 600));
  });
});
