import { HEIGHT, WIDTH, type Point } from "./chart";

/** Below this scale no name on the map could be read; then one pans instead. */
const LEAST = 0.45;
/** On a small screen the map opens at a scale at which a finger meets what it aims at. */
const OPENING = 0.62;
const MOST = 1.8;
const SMALL = 700;

/** Which part of the map is in sight: its upper left corner in units, and pixels for a unit. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(0);
  /** The room there is, in pixels. */
  width = $state(0);
  height = $state(0);

  contain = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT));
  least = $derived(Math.max(LEAST, this.contain));
  /** The picture takes no more room than it fills. */
  boxWidth = $derived(this.contain >= LEAST ? Math.min(this.width, this.height * (WIDTH / HEIGHT)) : this.width);
  boxHeight = $derived(this.contain >= LEAST ? Math.min(this.height, this.width * (HEIGHT / WIDTH)) : this.height);
  viewBox = $derived(
    `${this.x} ${this.y} ${this.boxWidth / this.scale || WIDTH} ${this.boxHeight / this.scale || HEIGHT}`,
  );
  whole = $derived(this.scale * WIDTH <= this.boxWidth + 1 && this.scale * HEIGHT <= this.boxHeight + 1);

  /** As far away as one can be: then one stays so when the room changes. */
  #far = true;

  open(at: Point): void {
    this.scale = this.width < SMALL ? Math.max(OPENING, this.least) : this.least;
    this.#far = this.scale <= this.least;
    this.centre(at);
  }

  /** Keep what is in the middle in the middle. */
  resized(): void {
    if (!this.width || !this.height) return;
    const middle = this.scale
      ? { x: this.x + this.boxWidth / this.scale / 2, y: this.y + this.boxHeight / this.scale / 2 }
      : null;
    this.scale = this.#far ? this.least : Math.max(this.least, this.scale);
    if (middle) this.centre(middle);
  }

  centre(at: Point): void {
    this.x = at.x - this.boxWidth / this.scale / 2;
    this.y = at.y - this.boxHeight / this.scale / 2;
    this.#clamp();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#clamp();
  }

  /** Zoom; the point under (px, py) of the picture stays where it is. */
  zoom(factor: number, px = this.boxWidth / 2, py = this.boxHeight / 2): void {
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
    this.x += px / this.scale - px / scale;
    this.y += py / this.scale - py / scale;
    this.scale = scale;
    this.#far = scale <= this.least;
    this.#clamp();
  }

  /** Bring a point into sight, with some room round it, moving no more than needed. */
  show(at: Point, margin = 90): void {
    const [w, h] = [this.boxWidth / this.scale, this.boxHeight / this.scale];
    if (at.x < this.x + margin) this.x = at.x - margin;
    else if (at.x > this.x + w - margin) this.x = at.x - w + margin;
    if (at.y < this.y + margin) this.y = at.y - margin;
    else if (at.y > this.y + h - margin) this.y = at.y - h + margin;
    this.#clamp();
  }

  #clamp(): void {
    this.x = bound(this.x, WIDTH, this.boxWidth / this.scale);
    this.y = bound(this.y, HEIGHT, this.boxHeight / this.scale);
  }
}

function bound(at: number, whole: number, seen: number): number {
  return seen >= whole ? (whole - seen) / 2 : Math.min(Math.max(0, at), whole - seen);
}
