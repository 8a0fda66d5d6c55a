import type { CardView, PlayerView, View } from "../../generated/lutetia";
import type { LogLine } from "../../lib/protocol";
import { changedBy } from "./chronicle";

/**
 * One move can turn over everybody's cards, settle a whole market and deal the next one. The table tells that card by
 * card: a beat is what is seen at one moment, and the lines of the log that say it.
 */
export type Beat = { view: View; events: LogLine[]; told: number; changed: Set<string> };

const OPENERS = /^log-(slot-one|slot-contested|win|tie|value|value-none|round)$/;
const TOLD = /^log-(reveal|slot-one|slot-contested|win|tie|value|end-)/;

/** Is there anything here worth telling slowly? */
export const worthTelling = (events: LogLine[]): boolean => events.some(({ key }) => TOLD.test(key));

/** The beats between two positions; the last one is the position itself. `first` is the log's index of `events[0]`. */
export function retell(before: View, after: View, events: LogLine[], first: number): Beat[] {
  const groups: LogLine[][] = [];
  let reveals = false;
  for (const event of events) {
    const isReveal = event.key === "log-reveal";
    const opens = OPENERS.test(event.key) || (isReveal && !reveals) || (event.key === "log-income" && reveals);
    reveals = isReveal;
    if (opens || !groups.length) groups.push([]);
    groups.at(-1)?.push(event);
  }
  const beats: Beat[] = [];
  const telling = new Telling(structuredClone(before), after);
  let told = first;
  for (const group of groups) {
    for (const event of group) telling.happen(event);
    told += group.length;
    beats.push({ view: structuredClone(telling.view), events: group, told, changed: changedBy(group) });
  }
  const last = beats.at(-1);
  if (last) last.view = after;
  return beats;
}

/** A view that hears the log and changes with it. */
class Telling {
  #slot = "";

  constructor(
    readonly view: View,
    private readonly after: View,
  ) {}

  #player(seat: unknown): PlayerView {
    return this.view.players[seat as number] as PlayerView;
  }

  #gain(seat: unknown, n: number): void {
    this.#player(seat).supply += n;
  }

  #bid(seat: unknown) {
    return this.#player(seat).bids.find((bid) => bid.action === this.#slot);
  }

  #liftBribe(seat: unknown): void {
    const bid = this.#bid(seat);
    if (bid) bid.bribe = 0;
  }

  #clearSlot(): CardView | null {
    const slot = this.view.market[this.#slot];
    const card = slot?.card ?? null;
    if (slot) slot.card = null;
    return card;
  }

  happen({ key, args }: LogLine): void {
    const { seat } = args;
    const n = (args.n as number) ?? 0;
    if (typeof args.slot === "string") this.#slot = args.slot;
    switch (key) {
      case "log-bribe":
        return this.#bribe(seat, args.position === "first" ? n : 0, args.position === "second" ? n : 0);
      case "log-bribe-both":
        return this.#bribe(seat, args.first as number, args.second as number);
      case "log-reveal":
        this.view.phase = 4;
        this.view.wave = null;
        this.#player(seat).bids.forEach((bid, i) => (bid.action = action(i ? args.second : args.first)));
        return;
      case "log-income":
      case "log-source":
      case "log-tavern":
      case "log-compensation":
        return this.#gain(seat, n);
      case "log-income-bribe":
        for (const bid of this.#player(seat).bids) if (bid.action === "income") bid.bribe = 0;
        return;
      case "log-buy":
        return this.#buy(seat, args.cost as number);
      case "log-cannot-pay":
      case "log-tie":
        return void this.#remove();
      case "log-bribe-lost":
        return this.#liftBribe(seat);
      case "log-coins-lost":
        return this.#takeCoins();
      case "log-take-coins":
        this.#gain(seat, n);
        return this.#takeCoins();
      case "log-refund":
        this.#liftBribe(seat);
        return this.#gain(seat, (args.refund as number) + n);
      case "log-slot-contested":
        this.view.contested = this.#slot;
        for (const player of this.view.players) player.support = 0;
        return;
      case "log-legion-spend":
        return this.#spend(seat, args.target, n);
      case "log-attach":
        return this.#attach(seat, args.card as string, 1);
      case "log-attach-joins":
        this.#player(seat).waiting -= n;
        return this.#attach(seat, args.card as string, n);
      case "log-attach-waits":
        this.#player(seat).waiting += 1;
        return;
      case "log-value":
        for (const slot of args.slots as string[]) (this.view.market[slot] as { coins: number }).coins += 1;
        return this.#endRound();
      case "log-value-none":
        return this.#endRound();
      case "log-round":
        this.view.round = n;
        this.view.phase = 2;
        return;
      case "log-deal":
      case "log-deal-bazaar":
        return this.#deal();
    }
  }

  #bribe(seat: unknown, first: number, second: number): void {
    const [one, two] = this.#player(seat).bids;
    if (one) one.bribe += first;
    if (two) two.bribe += second;
    this.#gain(seat, -first - second);
  }

  #buy(seat: unknown, cost: number): void {
    const player = this.#player(seat);
    const card = this.#clearSlot();
    player.supply -= cost;
    this.#liftBribe(seat);
    this.view.contested = null;
    if (!card) return;
    player.cards.push(card);
    if (card.resource && card.units) player.units[card.resource] = (player.units[card.resource] ?? 0) + card.units;
    if (card.kind === "legion") player.legions += 1;
  }

  #remove(): void {
    const card = this.#clearSlot();
    if (card) this.view.removed.push(card);
    this.view.contested = null;
  }

  #takeCoins(): void {
    const slot = this.view.market[this.#slot];
    if (slot) slot.coins = 0;
  }

  #spend(seat: unknown, target: unknown, n: number): void {
    const player = this.#player(seat);
    this.#player(target).support += n;
    player.legions -= n;
    for (let i = 0; i < n; i++) {
      const at = player.cards.findIndex((card) => card.kind === "legion");
      if (at >= 0) this.view.removed.push(...player.cards.splice(at, 1));
    }
  }

  /** Which producer of the kind does not matter to what is owned. */
  #attach(seat: unknown, kind: string, n: number): void {
    const player = this.#player(seat);
    const host = player.cards.find((card) => card.kind === kind);
    if (host?.resource) player.units[host.resource] = (player.units[host.resource] ?? 0) + n;
  }

  #endRound(): void {
    this.view.phase = 5;
    for (const player of this.view.players) {
      player.bids = [];
      player.support = 0;
    }
  }

  #deal(): void {
    const slot = this.view.market[this.#slot];
    const card = this.after.market[this.#slot]?.card ?? null;
    if (slot) slot.card = card;
    if (/^[A-E]$/.test(this.#slot)) this.view.characters_left -= 1;
    else this.view.places_left -= 1;
  }
}

const action = (said: unknown): string => (said === "INCOME" ? "income" : (said as string));
