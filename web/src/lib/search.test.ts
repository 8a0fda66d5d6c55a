import { describe, expect, it } from "vitest";
import { fold, hits } from "./search";

describe("searching the rules", () => {
  it("forgets marks and capitals", () => expect(fold("Łapówki ŚWIĄTYNI")).toBe("lapowki swiatyni"));
  it("marks hits in the text as it is written", () => {
    expect(hits("Żadna łapówka nie wraca", ["lapowk"])).toEqual([
      { text: "Żadna ", hit: false },
      { text: "łapówk", hit: true },
      { text: "a nie wraca", hit: false },
    ]);
  });
  it("marks every word, also where they overlap", () => {
    expect(hits("abcabc", ["abc", "bca"]).filter((part) => part.hit)).toEqual([{ text: "abcabc", hit: true }]);
  });
  it("leaves a text alone when nothing is sought", () =>
    expect(hits("tekst", [])).toEqual([{ text: "tekst", hit: false }]));
});
