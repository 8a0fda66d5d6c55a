import type { View } from "../../generated/lutetia";

/** Pass by itself in every wave until it is cancelled or the phase ends (7.7). It outlives a reload of the page. */
export class StandingPass {
  #on = $state(false);
  #round = 0;

  constructor(private readonly table: string) {
    this.#round = Number(read(table));
    this.#on = this.#round > 0;
  }

  get on(): boolean {
    return this.#on;
  }

  set on(value: boolean) {
    this.#on = value;
    write(this.table, value ? this.#round : 0);
  }

  /** Remember the round; a phase that is over takes its standing pass with it. */
  watch(view: View, over: boolean): void {
    if (this.#on && (over || view.phase !== 3 || view.round !== this.#round)) this.on = false;
    this.#round = view.round;
  }
}

const key = (table: string) => `ludi.lutetia.pass.${table}`;

function read(table: string): string {
  try {
    return sessionStorage.getItem(key(table)) ?? "0";
  } catch {
    return "0";
  }
}

function write(table: string, round: number): void {
  try {
    if (round) sessionStorage.setItem(key(table), String(round));
    else sessionStorage.removeItem(key(table));
  } catch {
    // without storage it lasts as long as the page
  }
}
