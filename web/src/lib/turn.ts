import type { Words } from "./text.svelte";

/** Where a game stands, in its words: "Round 7", or of "3.4" the Age `$a` and the turn `$b`. */
export function turnText(words: Words, turn: string): string {
  const [a = "", b = ""] = turn.split(".");
  const args = { n: turn, a: Number(a), b: Number(b) };
  return words.find("table-turn", args) ?? words.find("table-round", args) ?? turn;
}

/** The tab says when it is your turn: in its title and with a dot on its icon. */
const TEMPLE = "M3 20.5h18M5 18h14M6.5 18V9.5M10.200 18V9.5M13.800 18V9.5M17.5 18V9.5M4 9h16L12 3.5z";

function icon(calling: boolean): string {
  // A favicon lives outside the page and cannot read its tokens.
  const dot = calling ? `<circle cx="18.5" cy="18" r="5" fill="#0a6863" stroke="#fff" stroke-width="1.500"/>` : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${TEMPLE}" fill="none" stroke="#93291f" stroke-width="1.900" stroke-linejoin="round" stroke-linecap="round"/>${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export function showInTab(title: string, calling = false): void {
  document.title = title ? `${title} · Ludi Romani` : "Ludi Romani";
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = icon(calling);
}
