import { beforeEach, expect, it, vi } from "vitest";
import { Camera } from "./camera.svelte";
import { HEIGHT, WIDTH } from "./chart";
import { Grip } from "./grip";

let camera: Camera;
let grip: Grip;
const captured = vi.fn();
const box = { setPointerCapture: captured, getBoundingClientRect: () => ({ left: 10, top: 20 }) };
const at = (clientX: number, clientY: number, pointerId = 1) => ({ pointerId, clientX, clientY });
const click = () => ({ detail: 1, stopPropagation: vi.fn() });

/** The middle of the map, at a pixel for a unit. */
beforeEach(() => {
  captured.mockClear();
  camera = new Camera();
  Object.assign(camera, { width: 600, height: 400 });
  camera.open({ x: WIDTH / 2, y: HEIGHT / 2 });
  camera.zoom(1 / camera.scale);
  grip = new Grip(camera, () => box as unknown as HTMLElement);
});

it("drags from the first real movement on, and swallows the click that ends it", () => {
  const { x, y } = camera;
  grip.down(at(100, 100));
  grip.move(at(103, 102));
  expect([camera.x, camera.y]).toEqual([x, y]);
  grip.move(at(110, 100));
  grip.move(at(111, 98));
  expect([camera.x, camera.y]).toEqual([x - 11, y + 2]);
  expect(captured).toHaveBeenCalledExactlyOnceWith(1);
  grip.up(at(111, 98));
  const ending = click();
  grip.clicked(ending);
  expect(ending.stopPropagation).toHaveBeenCalled();
  const next = click();
  grip.clicked(next);
  expect(next.stopPropagation).not.toHaveBeenCalled();
});

it("lets a click without a drag through, and does not move for a pointer that is up", () => {
  const { x } = camera;
  grip.down(at(100, 100));
  grip.up(at(100, 100));
  grip.move(at(200, 200));
  const clicked = click();
  grip.clicked(clicked);
  expect(clicked.stopPropagation).not.toHaveBeenCalled();
  expect(camera.x).toBe(x);
});

it("zooms with two fingers round the point between them", () => {
  const under = camera.x + (200 - 10) / camera.scale;
  grip.down(at(100, 100, 1));
  grip.down(at(200, 100, 2));
  grip.move(at(300, 100, 2));
  expect(camera.scale).toBeCloseTo(1.8);
  expect(camera.x + (200 - 10) / camera.scale).toBeCloseTo(under);
});
