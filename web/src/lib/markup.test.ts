import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import ClauseText from "../shell/ClauseText.svelte";
import { blocks, pieces } from "./markup";

const files = import.meta.glob<string>("../../../src/ludi/games/*/text/rules.*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const RAW = /\*|`|__|\]\(|^\s*([-|#>]|\d+\. )/;

/** Everything a reader sees of a text, piece by piece. */
function shown(text: string): string[] {
  return blocks(text)
    .flatMap((block) =>
      block.kind === "text"
        ? [block.text]
        : block.kind === "list"
          ? block.items
          : [...block.head, ...block.rows.flat()],
    )
    .flatMap((words) => pieces(words).map((piece) => piece.text));
}

describe("the markup of the rules", () => {
  it("is found in both languages of every game", () => {
    expect(Object.keys(files)).toHaveLength(10);
  });

  it.each(Object.keys(files))("leaves nothing raw in %s", (path) => {
    const paragraphs = files[path]!.split(/\n\s*\n/).filter((part) => !part.startsWith("#"));
    expect(paragraphs.length).toBeGreaterThan(50);
    expect(paragraphs.flatMap(shown).filter((text) => RAW.test(text))).toEqual([]);
  });

  it("becomes bold words, lists, tables and links", () => {
    const text = "Then you **may** pay (§ 6.1).\n\n- **one**\n- two\n\n| a | b |\n| --- | --- |\n| 1 | **2** |";
    const app = mount(ClauseText, {
      target: document.body,
      props: { text, href: (clause: string) => `/rules/${clause}` },
    });
    flushSync();
    expect(document.querySelector("p")?.innerHTML.replaceAll(/<!--.*?-->/g, "")).toMatch(
      /^Then you <b>may<\/b> pay \(<a .*href="\/rules\/6.1".*>§ 6.1<\/a>\)\.$/,
    );
    expect([...document.querySelectorAll("li, td")].map((each) => each.textContent)).toEqual(["one", "two", "1", "2"]);
    expect(document.body.textContent).not.toContain("*");
    void unmount(app);
  });
});
