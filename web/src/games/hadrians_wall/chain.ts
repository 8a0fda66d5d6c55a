import type { SheetView } from "../../generated/hadrians_wall";
import {
  ATTRIBUTES,
  buildingOf,
  cardOf,
  CITIZEN_TRACK,
  COHORTS,
  COLUMNS,
  iconsOf,
  infrastructureAt,
  ITEMS,
  LEFT,
  RIGHT,
  SHEET,
  trackOf,
  type Bundle,
  type Item,
} from "./sheet";
import type { Played, Spot } from "./spots";

/** One link of the chain that follows a move, as it would be told. */
export type Step = {
  icon: string;
  /** The box it fills, if it fills one. */
  spot: Spot | null;
  /** The number of that box. */
  level: number;
  /** How deep in the chain: a reward of a reward is 1. */
  depth: number;
  /** The track is full: nothing happens. */
  lost: boolean;
  /** A choice of the player; `picked` once it is made. */
  choice: { options: string[]; picked: string | null } | null;
};

export type Chain = {
  pay: Bundle;
  steps: Step[];
  /** What it brings in all, without the price. */
  gained: Bundle;
  points: number;
  /** A Fate card is turned over: the rest cannot be foreseen. */
  fate: boolean;
  /** How far every track would be filled. */
  tracks: Record<string, number>;
  /** Choices that are still open, as indexes into `steps`. */
  open: number[];
};

export type Circumstances = {
  /** Cards that can be used now, by the name of their source. */
  cards: Record<string, string | null>;
  mining: number;
  surcharge: number;
};

const PLAIN: Circumstances = { cards: {}, mining: 1, surcharge: 0 };

/** What a move would bring, followed through both sheets; `picks` answers its choices in order. */
export function follow(move: Played, sheet: SheetView, picks: string[] = [], about: Circumstances = PLAIN): Chain {
  return new Follower(sheet, picks, about).run(move);
}

class Follower {
  readonly chain: Chain = { pay: {}, steps: [], gained: {}, points: 0, fate: false, tracks: {}, open: [] };
  readonly tracks: Record<string, number>;
  #pending: { icon: string; depth: number }[] = [];
  #picks: string[];

  constructor(
    readonly sheet: SheetView,
    picks: string[],
    readonly about: Circumstances,
  ) {
    this.tracks = this.chain.tracks = { ...sheet.tracks };
    this.#picks = [...picks];
  }

  run(move: Played): Chain {
    this.#start(move);
    while (this.#pending.length) {
      const { icon, depth } = this.#pending.shift() as { icon: string; depth: number };
      if (icon === "cohort") this.#shield(depth);
      else this.#slash(icon, depth);
    }
    return this.chain;
  }

  #start(move: Played): void {
    const { sheet, chain } = this;
    const box = "box" in move ? move.box - 1 : 0;
    switch (move.type) {
      case "fill":
        this.#pay({
          [move.track === "mining-foresting" ? "servant" : move.track === "wall-guard" ? "soldier" : "resource"]:
            move.track === "mining-foresting" ? this.about.mining : 1,
        });
        return this.#follow(move.track);
      case "fort":
        this.#pay({ [move.worker]: 1 });
        if (infrastructureAt((this.tracks.fort ?? 0) + 1))
          this.#step("infrastructure", null, infrastructureAt((this.tracks.fort ?? 0) + 1), 0);
        return this.#follow("fort");
      case "citizen":
        this.#pay({ civilian: 1 });
        return this.#follow(move.track);
      case "temple":
        this.#pay({ [move.worker]: 1 });
        return this.#follow("temples");
      case "build": {
        const { cost, icons } = buildingOf(move.building);
        this.#pay(this.about.surcharge ? { ...cost, resource: (cost.resource ?? 0) + this.about.surcharge } : cost);
        return this.#gain(icons, 0);
      }
      case "train-soldier":
        this.#pay(LEFT["training-grounds"].cost);
        return this.#gain(LEFT["training-grounds"].icons, 0);
      case "forum":
        for (const worker of move.give) this.#pay({ [worker]: 1 });
        return this.#gain(move.gain, 0);
      case "buy":
        return this.#buy(move.source, box);
      case "perform":
        this.#pay(RIGHT.theatre.boxes[box]?.cost ?? {});
        return this.#gain(RIGHT.theatre.boxes[box]?.icons ?? "", 0);
      case "train-gladiator":
        return this.#pay({ [move.worker]: 1 });
      case "battle":
        chain.fate = true;
        return;
      case "bribe":
        this.#pay(RIGHT.baths.boxes[box]?.cost ?? {});
        chain.points += this.#penalty(sheet.disdain) - this.#penalty(sheet.disdain - 1);
        return this.#gain("remove-disdain", 0);
      case "ruling":
        this.#pay(RIGHT.courthouse.boxes[box]?.cost ?? {});
        return this.#gain(RIGHT.courthouse.boxes[box]?.icons ?? "", 0);
      case "diplomat":
        this.#pay(RIGHT.diplomats.cost);
        for (let n = 0; n < RIGHT.diplomats.favours; n++) this.#step("favour-cohort", null, 0, 0);
        return this.#gain(RIGHT.diplomats.icons, 0);
      case "scout":
        return this.#pay(RIGHT.scouts.cost);
      case "place":
        this.tracks.scouts = (this.tracks.scouts ?? 0) + 1;
        this.#pay(RIGHT.scouts.cost);
        return this.#place(move.squares);
      case "cohort":
        return this.#follow(`cohort-${move.cohort}`);
      case "attribute":
        return this.#follow(move.attribute, true);
    }
  }

  #pay(bundle: Bundle): void {
    for (const item of ITEMS)
      if (bundle[item]) this.chain.pay[item] = (this.chain.pay[item] ?? 0) + (bundle[item] ?? 0);
  }

  #penalty(disdain: number): number {
    const table = LEFT.disdain.penalty;
    return table[Math.min(disdain, table.length - 1)] ?? 0;
  }

  #buy(source: string, box: number): void {
    this.#pay(RIGHT.market.cost);
    const card = this.about.cards[source];
    const known = new Set(this.sheet.market.filter(Boolean));
    if (!card) this.chain.fate = true;
    else if (!known.has(cardOf(card).goods))
      this.#gain(
        Array(RIGHT.market.renown[known.size] ?? 0)
          .fill("renown")
          .join(" "),
        0,
      );
    this.#gain(RIGHT.market.boxes[box]?.icons ?? "", 0);
  }

  #place(squares: number[]): void {
    const filled = new Set([...this.sheet.map, ...squares]);
    for (const square of squares)
      this.#gain(RIGHT.map.squares[Math.floor(square / COLUMNS)]?.[square % COLUMNS] ?? "", 0);
    RIGHT.map.squares.forEach((row, r) => {
      const whole = row.map((_, c) => r * COLUMNS + c);
      if (whole.every((square) => filled.has(square)) && whole.some((square) => squares.includes(square)))
        this.#gain(RIGHT.map.row_complete, 0);
    });
  }

  /** Fill the next box of a track and take what is printed in it; the box one clicked is no step of its own. */
  #follow(track: string, tell = false, depth = 0): void {
    const { boxes } = trackOf(track);
    const count = this.tracks[track] ?? 0;
    const lost = count >= boxes.length;
    if (tell) this.#step(track, lost ? null : `${track}:${count + 1}`, count + 1, depth, lost);
    if (lost) return;
    this.tracks[track] = count + 1;
    if (ATTRIBUTES.some((each) => each === track)) this.chain.points += 1;
    this.#gain(boxes[count] ?? "", tell ? depth + 1 : depth);
  }

  #gain(icons: string, depth: number): void {
    for (const icon of iconsOf(icons)) {
      if (ITEMS.some((each) => each === icon)) {
        const item = icon as Item;
        this.chain.gained[item] = (this.chain.gained[item] ?? 0) + 1;
        this.#step(icon, null, 0, depth);
      } else if (icon === "cohort" || icon.includes("/")) this.#pending.push({ icon, depth });
      else if (icon === "favour-any" || icon === "remove-disdain") this.#step(icon, null, 0, depth);
      else
        this.#follow(
          CITIZEN_TRACK[icon] ?? { production: "resource-production", sword: "wall-guard" }[icon] ?? icon,
          true,
          depth,
        );
    }
  }

  #shield(depth: number): void {
    const options = COHORTS.filter(
      (cohort) => (this.tracks[`cohort-${cohort}`] ?? 0) < trackOf(`cohort-${cohort}`).boxes.length,
    );
    if (!options.length) return this.#step("cohort", null, 0, depth, true);
    const picked = options.length === 1 ? (options[0] as string) : this.#pick(options);
    if (!picked) return this.#ask("cohort", options, depth);
    if (options.length > 1)
      this.chain.steps.push({
        icon: "cohort",
        spot: null,
        level: 0,
        depth,
        lost: false,
        choice: { options: [...options], picked },
      });
    this.#follow(`cohort-${picked}`, true, options.length > 1 ? depth + 1 : depth);
  }

  #slash(icon: string, depth: number): void {
    const options = icon.split("/");
    const picked = this.#pick(options);
    if (!picked) return this.#ask(icon, options, depth);
    this.chain.steps.push({ icon, spot: null, level: 0, depth, lost: false, choice: { options, picked } });
    this.#follow(picked, true, depth + 1);
  }

  #pick(options: readonly string[]): string | null {
    const picked = this.#picks[0];
    if (picked === undefined || !options.includes(picked)) return null;
    this.#picks.shift();
    return picked;
  }

  #ask(icon: string, options: readonly string[], depth: number): void {
    this.chain.open.push(this.chain.steps.length);
    this.chain.steps.push({
      icon,
      spot: null,
      level: 0,
      depth,
      lost: false,
      choice: { options: [...options], picked: null },
    });
  }

  #step(icon: string, spot: Spot | null, level: number, depth: number, lost = false): void {
    this.chain.steps.push({ icon, spot, level, depth, lost, choice: null });
  }
}

/** The numbers that stand on the boxes which the chain fills. */
export function numbered(chain: Chain | null): Map<Spot, number> {
  const spots = (chain?.steps ?? []).filter((step) => step.spot);
  return new Map(spots.map((step, i) => [step.spot as Spot, i + 1]));
}

/** Where a pattern can lie: squares, in the order in which turning it shows them. */
export function turnings(pattern: string): [number, number][][] {
  let shape = SHEET.patterns[pattern.toUpperCase()] ?? [];
  const found = new Map<string, [number, number][]>();
  for (let mirror = 0; mirror < 2; mirror++) {
    for (let turn = 0; turn < 4; turn++) {
      const placed = settled(shape);
      const key = JSON.stringify(placed);
      if (!found.has(key)) found.set(key, placed);
      shape = shape.map(([row, column]) => [column, -row]);
    }
    shape = shape.map(([row, column]) => [row, -column]);
  }
  return [...found.values()];
}

function settled(shape: [number, number][]): [number, number][] {
  const top = Math.min(...shape.map(([row]) => row));
  const side = Math.min(...shape.map(([, column]) => column));
  return shape
    .map(([row, column]): [number, number] => [row - top, column - side])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The squares a shape covers with one of its cells on `square`; the nearest one that is possible. */
export function laidOn(square: number, shape: [number, number][], possible: number[][]): number[] | null {
  const [row, column] = [Math.floor(square / COLUMNS), square % COLUMNS];
  for (const [r, c] of shape) {
    const squares = shape.map(([y, x]) => [row + y - r, column + x - c] as const);
    if (squares.some(([y, x]) => y < 0 || x < 0 || x >= COLUMNS || y >= RIGHT.map.squares.length)) continue;
    const numbers = squares.map(([y, x]) => y * COLUMNS + x).sort((a, b) => a - b);
    if (possible.some((each) => each.join() === numbers.join())) return numbers;
  }
  return null;
}
