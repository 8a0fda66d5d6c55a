import type { CardView } from "../../generated/lutetia";

type Shown = { card: CardView; coins: number; slot: string; near: DOMRect };

const HOVER = 450;
const PRESS = 450;

/** One card large, with its full text: under the mouse after a moment, on focus by keyboard, on a long press. */
export class Zoom {
  shown = $state.raw<Shown | null>(null);
  #node: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(node: HTMLElement, card: CardView, coins = 0, slot = ""): void {
    clearTimeout(this.#timer);
    this.#node = node;
    this.shown = { card, coins, slot, near: node.getBoundingClientRect() };
    node.setAttribute("aria-describedby", "lutetia-zoom");
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#node?.removeAttribute("aria-describedby");
    this.#node = null;
    this.shown = null;
  }

  /** `{@attach zoom.on(card)}` */
  on(card: CardView, coins = 0, slot = ""): (node: HTMLElement) => () => void {
    return (node) => {
      let pressed = false;
      const soon = (wait: number) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          pressed = true;
          this.show(node, card, coins, slot);
        }, wait);
      };
      const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => {
          if ((event as PointerEvent).pointerType === "mouse") soon(HOVER);
        },
        pointerleave: () => this.hide(),
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
          if (node.matches(":focus-visible")) this.show(node, card, coins, slot);
        },
        blur: () => this.hide(),
      };
      for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, { capture: name === "click" });
      return () => {
        for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener, { capture: name === "click" });
        if (this.#node === node) this.hide();
      };
    };
  }
}
