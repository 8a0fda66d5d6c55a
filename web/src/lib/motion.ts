/** Things travel, they do not fade in; with reduced motion they are simply there. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function duration(): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue("--move").trim();
  return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000 || 320;
}

function ease(): string {
  return getComputedStyle(document.documentElement).getPropertyValue("--ease").trim() || "ease-out";
}

/** Let `node` travel to where it now is from where `from` was (FLIP). */
export function travel(node: Element, from: DOMRect): Animation | undefined {
  if (still() || !("animate" in node)) return undefined;
  const to = node.getBoundingClientRect();
  if (!to.width || !from.width) return undefined;
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  return node.animate(
    [
      { transformOrigin: "0 0", transform: move },
      { transformOrigin: "0 0", transform: "none" },
    ],
    {
      duration: duration(),
      easing: ease(),
    },
  );
}

/**
 * Where things were, by their id. Before a change call `remember(root)`, after it (in a `$effect`, once the page has
 * been drawn) `play(root)`: everything with the same `data-travel` id goes from its old place to its new one.
 */
export class Travels {
  #places = new Map<string, DOMRect>();

  remember(root: ParentNode): void {
    this.#places.clear();
    for (const node of root.querySelectorAll<HTMLElement>("[data-travel]")) {
      this.#places.set(node.dataset.travel ?? "", node.getBoundingClientRect());
    }
  }

  play(root: ParentNode): void {
    for (const node of root.querySelectorAll<HTMLElement>("[data-travel]")) {
      const from = this.#places.get(node.dataset.travel ?? "");
      const to = node.getBoundingClientRect();
      if (from && (from.left !== to.left || from.top !== to.top)) travel(node, from);
    }
  }
}
