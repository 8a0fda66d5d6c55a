import { untrack } from "svelte";

type Shown<T> = { what: T; near: DOMRect };

const HOVER = 450;
const PRESS = 450;

/** One thing large, with all its words: under the mouse after a moment, on focus by keyboard, on a long press. */
export class Zoom<T> {
  shown = $state.raw<Shown<T> | null>(null);
  #node: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What each node stands for now; it may become something else while the mouse rests on it. */
  #things = new WeakMap<HTMLElement, T>();

  /** `id` is that of the element which shows it: what is zoomed is described by it. */
  constructor(readonly id = "zoom") {}

  show(node: HTMLElement, what: T): void {
    clearTimeout(this.#timer);
    this.#node = node;
    this.shown = { what, near: node.getBoundingClientRect() };
    node.setAttribute("aria-describedby", this.id);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#node?.removeAttribute("aria-describedby");
    this.#node = null;
    if (this.shown) this.shown = null;
  }

  /** `{@attach zoom.on(card)}` */
  on(what: T): (node: HTMLElement) => () => void {
    return (node) => {
      this.#things.set(node, what);
      untrack(() => {
        if (this.#node === node && this.shown) this.shown = { ...this.shown, what };
      });
      let pressed = false;
      const soon = (wait: number) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          pressed = true;
          this.show(node, this.#things.get(node) ?? what);
        }, wait);
      };
      const leave = () => {
        clearTimeout(this.#timer);
        if (this.#node === node) this.hide();
      };
      const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => {
          if ((event as PointerEvent).pointerType === "mouse") soon(HOVER);
        },
        pointerleave: leave,
        pointerdown: (event) => {
          pressed = false;
          this.hide();
          if ((event as PointerEvent).pointerType !== "mouse") soon(PRESS);
        },
        pointerup: () => clearTimeout(this.#timer),
        pointercancel: () => clearTimeout(this.#timer),
        contextmenu: (event) => {
          if (pressed) event.preventDefault();
        },
        // A long press asks, it does not choose.
        click: (event) => {
          if (!pressed || (event as MouseEvent).detail === 0 || (event as PointerEvent).pointerType === "mouse") return;
          pressed = false;
          event.stopPropagation();
          event.preventDefault();
        },
        focus: () => {
          if (node.matches(":focus-visible")) this.show(node, what);
        },
        blur: () => queueMicrotask(leave),
      };
      for (const [name, listener] of Object.entries(listeners))
        node.addEventListener(name, listener, { capture: name === "click" });
      return () => {
        for (const [name, listener] of Object.entries(listeners))
          node.removeEventListener(name, listener, { capture: name === "click" });
        // The page may be taking the thing away at this very moment, or only give it another meaning.
        queueMicrotask(() => {
          if (!node.isConnected) leave();
        });
      };
    };
  }
}
