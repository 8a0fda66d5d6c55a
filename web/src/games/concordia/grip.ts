import type { Camera } from "./camera.svelte";
import type { Point } from "./chart";

/** So far a finger may slip before it drags, in pixels. */
const SLIP = 6;

type Pointer = Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;

/** The map in one's hands: one pointer drags it, two zoom, a wheel zooms. */
export class Grip {
  #pointers = new Map<number, Point>();
  #dragged = false;

  constructor(
    private readonly camera: Camera,
    private readonly box: () => HTMLElement | null,
  ) {}

  down = ({ pointerId, clientX, clientY }: Pointer): void => {
    this.#pointers.set(pointerId, { x: clientX, y: clientY });
    if (this.#pointers.size === 1) this.#dragged = false;
  };

  move = ({ pointerId, clientX, clientY }: Pointer): void => {
    const from = this.#pointers.get(pointerId);
    if (!from) return;
    const to = { x: clientX, y: clientY };
    if (!this.#dragged && Math.hypot(to.x - from.x, to.y - from.y) < SLIP) return;
    if (!this.#dragged) {
      this.#dragged = true;
      this.box()?.setPointerCapture(pointerId);
    }
    const other = [...this.#pointers].find(([id]) => id !== pointerId)?.[1];
    if (other) this.#pinch(from, to, other);
    else this.camera.pan(to.x - from.x, to.y - from.y);
    this.#pointers.set(pointerId, to);
  };

  up = ({ pointerId }: Pointer): void => {
    this.#pointers.delete(pointerId);
  };

  /** What ends a drag is no click on whatever lies there. */
  clicked = (event: Pick<MouseEvent, "detail" | "stopPropagation">): void => {
    if (this.#dragged && event.detail > 0) event.stopPropagation();
    this.#dragged = false;
  };

  /** For the element itself: what a component's own listeners cannot do. */
  attach = (node: HTMLElement): (() => void) => {
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const frame = node.getBoundingClientRect();
      this.camera.zoom(Math.exp(-event.deltaY / 500), event.clientX - frame.left, event.clientY - frame.top);
    };
    node.addEventListener("wheel", turn, { passive: false });
    node.addEventListener("click", this.clicked, { capture: true });
    return () => {
      node.removeEventListener("wheel", turn);
      node.removeEventListener("click", this.clicked, { capture: true });
    };
  };

  #pinch(from: Point, to: Point, other: Point): void {
    const frame = this.box()?.getBoundingClientRect();
    if (!frame) return;
    const spread = (at: Point) => Math.hypot(at.x - other.x, at.y - other.y) || 1;
    const middle = { x: (to.x + other.x) / 2 - frame.left, y: (to.y + other.y) / 2 - frame.top };
    this.camera.zoom(spread(to) / spread(from), middle.x, middle.y);
  }
}
