/** Single keys, where the reader is not writing: Z undo, L log, ? explain. */
export type Keys = Record<string, (event: KeyboardEvent) => void>;

export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) &&
    !isClicker(target)
  );
}

function isClicker(target: HTMLElement): boolean {
  return target instanceof HTMLInputElement && /^(radio|checkbox|button|range)$/.test(target.type);
}

/** Listen for single keys; returns what stops it. */
export function keys(bindings: Keys): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    // A dialog has its own keys, Esc among them.
    if (document.querySelector("dialog[open]")) return;
    const act = bindings[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** `{@attach zone}`: Tab enters the zone once, arrows move among its buttons and links. */
export function zone(node: HTMLElement): () => void {
  const items = () =>
    [...node.querySelectorAll<HTMLElement>("button, a[href], [tabindex]")].filter((item) => item.offsetParent !== null);
  const rove = (current: HTMLElement) => {
    for (const item of items()) item.tabIndex = item === current ? 0 : -1;
  };
  const refresh = () => {
    const all = items();
    const current =
      all.find((item) => item === document.activeElement) ?? all.find((item) => item.tabIndex === 0) ?? all[0];
    if (current) rove(current);
  };
  const onkey = (event: KeyboardEvent) => {
    const step = event.key === "Home" || event.key === "End" ? 0 : STEP[event.key];
    if (step === undefined || isWriting(event.target)) return;
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const next =
      event.key === "Home" ? all[0] : event.key === "End" ? all.at(-1) : all[(at + step + all.length) % all.length];
    event.preventDefault();
    if (!next) return;
    rove(next);
    next.focus();
  };
  const onfocus = (event: FocusEvent) => {
    if (items().includes(event.target as HTMLElement)) rove(event.target as HTMLElement);
  };
  node.addEventListener("keydown", onkey);
  node.addEventListener("focusin", onfocus);
  const watcher = new MutationObserver(refresh);
  watcher.observe(node, { childList: true, subtree: true });
  refresh();
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", onkey);
    node.removeEventListener("focusin", onfocus);
  };
}
