/* Generated from the schema of the Python package by `npm run types`; do not edit. */

export type Move = (Lead | Follow | PlayMore | Think | Discard | DiscardAll | Hire | HireFromHand | HireFromDeck | ActAs | Fetch | FetchFromHand | Sell | SellFromHand | SellFromDeck | Found | Add | AddFromHand | AddFromPool | DrawCard | AddDrawn | Keep | Open | OpenFromPool | TakeStructure | Reveal | Demand | Give | TakeClient | TakeSenator | ToStockpile | Done | Concede | Withdraw)

/**
 * Lead a role with one play: an order, a senator, or the orders of a petition (6.1).
 */
export interface Lead {
type: "lead"
role: ("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron")
cards: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "senator" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")[]
}
/**
 * Follow the role led with one play (6.1).
 */
export interface Follow {
type: "follow"
cards: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "senator" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")[]
}
/**
 * With the Palace: one more play for the same role (6.3).
 */
export interface PlayMore {
type: "play-more"
cards: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "senator" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")[]
}
/**
 * Think: draw orders, take a senator, or take nothing (5.1, 5.5).
 */
export interface Think {
type: "think"
take: ("nothing" | "orders" | "senator")
}
/**
 * Latrine: think, and discard this card first (17.12).
 */
export interface Discard {
type: "discard"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "senator" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Vomitorium: think, and discard the whole hand first (17.38).
 */
export interface DiscardAll {
type: "discard-all"
}
/**
 * Patron: a client from the pool (8.1).
 */
export interface Hire {
type: "hire"
role: ("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron")
}
/**
 * Patron with the Aqueduct: a client from the hand (8.2).
 */
export interface HireFromHand {
type: "hire-from-hand"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Patron with the Bar: the top card of the deck becomes a client (8.2).
 */
export interface HireFromDeck {
type: "hire-from-deck"
}
/**
 * Bath: the role in which the new client acts, where there is a choice (17.13).
 */
export interface ActAs {
type: "act-as"
role: ("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron")
}
/**
 * Laborer: a material from the pool (9.1).
 */
export interface Fetch {
type: "fetch"
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
}
/**
 * Laborer with the Dock: a card from the hand to the stockpile (9.1).
 */
export interface FetchFromHand {
type: "fetch-from-hand"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Merchant: a material from the stockpile to the vault (14.1).
 */
export interface Sell {
type: "sell"
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
}
/**
 * Merchant with the Basilica: a card from the hand to the vault (14.2).
 */
export interface SellFromHand {
type: "sell-from-hand"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Merchant with the Atrium: the unseen top card of the deck to the vault (14.1).
 */
export interface SellFromDeck {
type: "sell-from-deck"
}
/**
 * Lay a foundation on a site (10.1); only the Statue has a choice of its material.
 */
export interface Found {
type: "found"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
side: ("in-town" | "out-of-town")
site: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
}
/**
 * Architect: a material from the stockpile; `finish`: the structure is completed (21.1).
 */
export interface Add {
type: "add"
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
structure: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
finish: boolean
}
/**
 * Craftsman: a card from the hand as material (11.1).
 */
export interface AddFromHand {
type: "add-from-hand"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
structure: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
finish: boolean
}
/**
 * Architect with the Archway: a material from the pool (12.2).
 */
export interface AddFromPool {
type: "add-from-pool"
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
structure: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
finish: boolean
}
/**
 * Craftsman with the Fountain: draw the top card of the deck and use it (17.9).
 */
export interface DrawCard {
type: "draw-card"
}
/**
 * Fountain: the drawn card as material (17.9).
 */
export interface AddDrawn {
type: "add-drawn"
structure: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
finish: boolean
}
/**
 * Fountain: the drawn card goes to the hand (17.9).
 */
export interface Keep {
type: "keep"
}
/**
 * Stairway: a material from the stockpile opens an opponent's structure to all (17.27).
 */
export interface Open {
type: "open"
target: number
structure: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
}
/**
 * Stairway with the Archway: the material comes from the pool (17.27.1).
 */
export interface OpenFromPool {
type: "open-from-pool"
target: number
structure: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
}
/**
 * Prison: 3 influence for an opponent's completed structure (17.40).
 */
export interface TakeStructure {
type: "take-structure"
target: number
structure: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Legionary: one more card to be revealed in this demand (13.1).
 */
export interface Reveal {
type: "reveal"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Legionary: reveal the chosen cards together and demand their materials (13.1).
 */
export interface Demand {
type: "demand"
cards: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")[]
}
/**
 * Give up a matching card (13.5), or give it of free will (13.6).
 */
export interface Give {
type: "give"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Coliseum: an opponent's client into the vault (17.4).
 */
export interface TakeClient {
type: "take-client"
target: number
role: ("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron")
}
/**
 * Senate: a senator that this player played (15.1).
 */
export interface TakeSenator {
type: "take-senator"
target: number
}
/**
 * Sewer: an order played this round goes to the stockpile (15.2).
 */
export interface ToStockpile {
type: "to-stockpile"
card: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
}
/**
 * Nothing more: of this action if a part of it has been done, otherwise of all that is left.
 */
export interface Done {
type: "done"
}
/**
 * Give up in favour of this player; at any time (18.9).
 */
export interface Concede {
type: "concede"
target: number
}
/**
 * Take back one's word in favour of another player; at any time (18.9).
 */
export interface Withdraw {
type: "withdraw"
}
export interface View {
seat: (number | null)
variant: ("classic" | "simplified" | "standard")
open_hands: boolean
round: number
phase: ("actions" | "end-of-round" | "follow" | "game-over" | "lead")
leader: number
role: (("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron") | null)
order: number[]
deck: number
removed: number
pool: {
[k: string]: number
}
in_town: {
[k: string]: number
}
out_of_town: {
[k: string]: number
}
senators: number
players: PlayerView[]
now: (NowView | null)
drawn: (CardView | null)
demand: (DemandView | null)
ended: (string | null)
materials: {
[k: string]: MaterialView
}
}
export interface PlayerView {
hand_size: number
senators: number
hand_limit: number
draws: number
hand: (CardView[] | null)
influence: number
clientele: {
[k: string]: number
}
clientele_limit: number
hired: {
[k: string]: number
}
stockpile: {
[k: string]: number
}
vault: VaultView
structures: StructureView[]
functions: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")[]
camp: CampView
actions: (ActionsView | null)
craftsman: boolean
revealed: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")[]
concedes_to: (number | null)
}
/**
 * An order card: its copies are alike.
 */
export interface CardView {
id: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
role: ("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron")
value: number
}
export interface VaultView {
size: number
limit: number
cards: ({
[k: string]: number
} | null)
}
export interface StructureView {
id: ("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")
material: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
site: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")
value: number
materials: ("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood")[]
completed: boolean
active: boolean
opened: (("brick" | "concrete" | "marble" | "rubble" | "stone" | "wood") | null)
}
/**
 * What a seat did in the first part of the round.
 */
export interface CampView {
choice: (("follow" | "lead" | "think") | null)
plays: number
cards: CardView[]
senators: number
}
/**
 * Actions of the role led: how many, and what gives them.
 */
export interface ActionsView {
total: number
used: number
left: number
cards: number
clients: number
doubled: boolean
over: boolean
}
/**
 * The set of actions or thinks on the table.
 */
export interface NowView {
seat: number
role: (("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron") | null)
left: number
source: (("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall") | null)
begun: boolean
}
/**
 * A demand being made or answered.
 */
export interface DemandView {
seat: number
number: number
chosen: (("academy" | "amphitheatre" | "aqueduct" | "archway" | "atrium" | "bar" | "basilica" | "bath" | "bridge" | "catacomb" | "circus" | "circus-maximus" | "coliseum" | "dock" | "forum" | "foundry" | "fountain" | "garden" | "gate" | "insula" | "latrine" | "ludus-magna" | "market" | "palace" | "palisade" | "prison" | "road" | "school" | "scriptorium" | "senate" | "sewer" | "shrine" | "stairway" | "statue" | "storeroom" | "temple" | "tower" | "villa" | "vomitorium" | "wall")[] | null)
wanted: {
[k: string]: number
}
}
/**
 * What always goes together (1.2).
 */
export interface MaterialView {
role: ("architect" | "craftsman" | "laborer" | "legionary" | "merchant" | "patron")
value: number
}
export interface Options {
variant: ("classic" | "simplified" | "standard")
first_leader_names: ("en" | "pl")
open_hands: boolean
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
