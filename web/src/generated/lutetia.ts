/* Generated from the schema of the Python package by `npm run types`; do not edit. */

export type Move = (Bid | Bribe | Add | Ready | Legions | Attach)

/**
 * Two action cards face down, the first and the second (6.1).
 */
export interface Bid {
type: "bid"
first: ("1" | "2" | "3" | "4" | "5" | "A" | "B" | "C" | "D" | "E" | "income")
second: ("1" | "2" | "3" | "4" | "5" | "A" | "B" | "C" | "D" | "E" | "income")
}
/**
 * Sestertii added to the first and the second card in this wave; nothing is a pass (7.5.1).
 */
export interface Bribe {
type: "bribe"
first: number
second: number
}
/**
 * Live bribes: put sestertii on a card at once (7.6).
 */
export interface Add {
type: "add"
position: ("first" | "second")
amount: number
}
/**
 * Live bribes: nothing to add (7.6).
 */
export interface Ready {
type: "ready"
}
/**
 * Legions spent for each seat on the contested card; none is a pass (8.6.4).
 */
export interface Legions {
type: "legions"
by_seat: number[]
}
/**
 * The producer that a new Apprentice joins (8.9.4).
 */
export interface Attach {
type: "attach"
host: string
}
export interface View {
seat: (number | null)
round: number
phase: number
wave: (number | null)
last_wave: boolean
contested: (string | null)
characters_left: number
places_left: number
market: {
[k: string]: SlotView
}
players: PlayerView[]
choice: (Move | null)
removed: CardView[]
bazaars: CardView[]
hand: string[]
income_pays: number
legion_adds: number
money: (Money | null)
}
export interface SlotView {
card: (CardView | null)
coins: number
row: ("character" | "place")
}
export interface CardView {
id: string
kind: string
cost: number
color: (string | null)
resource: (string | null)
units: number
talent: (number | null)
roman: boolean
recipe: {
[k: string]: number
}
host: (string | null)
}
export interface PlayerView {
supply: number
cards: CardView[]
units: {
[k: string]: number
}
legions: number
waiting: number
bids: BidView[]
asked: boolean
decided: boolean
support: number
leads: string[]
}
export interface BidView {
action: (string | null)
bribe: number
strength: number
}
/**
 * Only what is sure counts as enough: the supply and one's own Income.
 * 
 *     Coins on a card and what a card pays its buyer come in only if the card before it is won
 *     (8.9.2, 11.4, 11.5): that is enough later.
 */
export interface Money {
left: number
income: number
verdict: ("enough" | "later" | "nothing" | "short")
cards: Price[]
}
export interface Price {
card: string
cost: number
}
export interface Options {
bribe_mode: ("live" | "waves")
bribe_wave_limit: (number | null)
stall_limit_rounds: (number | null)
}
export interface Result {
scores: Score[]
ranks: number[]
winners: number[]
ended: string
tie_break: (string | null)
}
/**
 * Points of one seat by category; the parts add up to the total.
 */
export interface Score {
total: number
parts: {
[k: string]: number
}
}
