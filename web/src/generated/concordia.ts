/* Generated from the schema of the Python package by `npm run types`; do not edit. */

export type Move = (Play | Travel | EndMoving | Build | EndBuilding | Produce | TakeCoins | Keep | Copy | Settle | EndSettling | Sell | Buy | EndTrading | Recruit | EndBuying | EndTurn)

/**
 * Play a card of that action from the hand (4.2). Cards that do the same are one choice.
 */
export interface Play {
type: "play"
card: ("architect" | "colonist" | "consul" | "diplomat" | "farmer" | "mason" | "mercator" | "mercator-market" | "prefect" | "senator" | "smith" | "tribune" | "vintner" | "weaver")
}
/**
 * Architect: a colonist goes from a city or line to a free line, for so many points (6.2.6).
 */
export interface Travel {
type: "travel"
origin: ("isca_d" | "londinium" | "burdigala" | "lutetia" | "massilia" | "brigantium" | "olisipo" | "valentia" | "colonia_a" | "vindobona" | "novaria" | "aquileia" | "syracusae" | "rusadir" | "carthago" | "napoca" | "sirmium" | "tomis" | "dyrrhachium" | "athenae" | "leptis_magna" | "cyrene" | "byzantium" | "sinope" | "attalia" | "antiochia" | "tyros" | "alexandria" | "petra" | "memphis" | "roma" | "bauzanum" | "verona" | "comum" | "segusio" | "genua" | "nicaea" | "mutina" | "ravenna" | "florentia" | "cosa" | "aleria" | "olbia" | "ancona" | "spoletum" | "hadria" | "casinum" | "neapolis" | "luceria" | "brundisium" | "potentia" | "croton" | "messana" | "panormus" | "alexandria--cyrene--land" | "alexandria--memphis--land" | "alexandria--tyros--land" | "antiochia--attalia--land" | "antiochia--sinope--land" | "antiochia--tyros--land" | "aquileia--novaria--land" | "aquileia--roma--land" | "aquileia--sirmium--land" | "aquileia--vindobona--land" | "athenae--dyrrhachium--land" | "attalia--byzantium--land" | "brigantium--burdigala--land" | "brigantium--olisipo--land" | "brigantium--valentia--land" | "burdigala--lutetia--land" | "burdigala--massilia--land" | "byzantium--dyrrhachium--land" | "byzantium--sinope--land" | "byzantium--tomis--land" | "carthago--leptis_magna--land" | "carthago--rusadir--land" | "colonia_a--lutetia--land" | "colonia_a--novaria--land" | "colonia_a--vindobona--land" | "cyrene--leptis_magna--land" | "cyrene--memphis--land" | "dyrrhachium--sirmium--land" | "isca_d--londinium--land" | "londinium--lutetia--land" | "lutetia--massilia--land" | "massilia--novaria--land" | "massilia--valentia--land" | "memphis--petra--land" | "napoca--sirmium--land" | "napoca--tomis--land" | "novaria--roma--land" | "olisipo--rusadir--land" | "olisipo--valentia--land" | "petra--tyros--land" | "roma--syracusae--land" | "rusadir--valentia--land" | "sirmium--tomis--land" | "sirmium--vindobona--land" | "alexandria--athenae--sea" | "alexandria--attalia--sea" | "alexandria--cyrene--sea" | "alexandria--tyros--sea" | "antiochia--attalia--sea" | "antiochia--tyros--sea" | "aquileia--dyrrhachium--sea" | "athenae--attalia--sea" | "athenae--byzantium--sea" | "athenae--cyrene--sea" | "athenae--syracusae--sea" | "brigantium--burdigala--sea" | "brigantium--isca_d--sea" | "brigantium--olisipo--sea" | "burdigala--isca_d--sea" | "byzantium--sinope--sea" | "byzantium--tomis--sea" | "carthago--leptis_magna--sea" | "carthago--massilia--sea" | "carthago--roma--sea" | "carthago--rusadir--sea" | "carthago--syracusae--sea" | "carthago--valentia--sea" | "colonia_a--londinium--sea" | "cyrene--leptis_magna--sea" | "cyrene--syracusae--sea" | "dyrrhachium--syracusae--sea" | "isca_d--londinium--sea" | "leptis_magna--syracusae--sea" | "massilia--roma--sea" | "massilia--valentia--sea" | "olisipo--rusadir--sea" | "roma--syracusae--sea" | "rusadir--valentia--sea" | "sinope--tomis--sea" | "ancona--hadria--land" | "ancona--ravenna--land" | "ancona--spoletum--land" | "aquileia--bauzanum--land" | "aquileia--ravenna--land" | "aquileia--verona--land" | "bauzanum--verona--land" | "brundisium--luceria--land" | "brundisium--potentia--land" | "casinum--hadria--land" | "casinum--luceria--land" | "casinum--neapolis--land" | "casinum--roma--land" | "casinum--spoletum--land" | "comum--genua--land" | "comum--mutina--land" | "comum--segusio--land" | "comum--verona--land" | "cosa--florentia--land" | "cosa--roma--land" | "croton--messana--land" | "croton--potentia--land" | "florentia--genua--land" | "florentia--mutina--land" | "florentia--ravenna--land" | "florentia--spoletum--land" | "genua--nicaea--land" | "genua--segusio--land" | "hadria--luceria--land" | "hadria--spoletum--land" | "luceria--potentia--land" | "messana--panormus--land" | "messana--syracusae--land" | "mutina--ravenna--land" | "mutina--verona--land" | "neapolis--potentia--land" | "nicaea--segusio--land" | "panormus--syracusae--land" | "ravenna--verona--land" | "roma--spoletum--land" | "aleria--cosa--sea" | "aleria--genua--sea" | "aleria--nicaea--sea" | "aleria--olbia--sea" | "ancona--aquileia--sea" | "ancona--hadria--sea" | "ancona--ravenna--sea" | "aquileia--ravenna--sea" | "brundisium--croton--sea" | "brundisium--hadria--sea" | "cosa--genua--sea" | "cosa--roma--sea" | "croton--messana--sea" | "croton--syracusae--sea" | "genua--nicaea--sea" | "messana--neapolis--sea" | "messana--panormus--sea" | "messana--syracusae--sea" | "neapolis--panormus--sea" | "neapolis--roma--sea" | "olbia--panormus--sea" | "olbia--roma--sea" | "panormus--roma--sea")
line: ("alexandria--cyrene--land" | "alexandria--memphis--land" | "alexandria--tyros--land" | "antiochia--attalia--land" | "antiochia--sinope--land" | "antiochia--tyros--land" | "aquileia--novaria--land" | "aquileia--roma--land" | "aquileia--sirmium--land" | "aquileia--vindobona--land" | "athenae--dyrrhachium--land" | "attalia--byzantium--land" | "brigantium--burdigala--land" | "brigantium--olisipo--land" | "brigantium--valentia--land" | "burdigala--lutetia--land" | "burdigala--massilia--land" | "byzantium--dyrrhachium--land" | "byzantium--sinope--land" | "byzantium--tomis--land" | "carthago--leptis_magna--land" | "carthago--rusadir--land" | "colonia_a--lutetia--land" | "colonia_a--novaria--land" | "colonia_a--vindobona--land" | "cyrene--leptis_magna--land" | "cyrene--memphis--land" | "dyrrhachium--sirmium--land" | "isca_d--londinium--land" | "londinium--lutetia--land" | "lutetia--massilia--land" | "massilia--novaria--land" | "massilia--valentia--land" | "memphis--petra--land" | "napoca--sirmium--land" | "napoca--tomis--land" | "novaria--roma--land" | "olisipo--rusadir--land" | "olisipo--valentia--land" | "petra--tyros--land" | "roma--syracusae--land" | "rusadir--valentia--land" | "sirmium--tomis--land" | "sirmium--vindobona--land" | "alexandria--athenae--sea" | "alexandria--attalia--sea" | "alexandria--cyrene--sea" | "alexandria--tyros--sea" | "antiochia--attalia--sea" | "antiochia--tyros--sea" | "aquileia--dyrrhachium--sea" | "athenae--attalia--sea" | "athenae--byzantium--sea" | "athenae--cyrene--sea" | "athenae--syracusae--sea" | "brigantium--burdigala--sea" | "brigantium--isca_d--sea" | "brigantium--olisipo--sea" | "burdigala--isca_d--sea" | "byzantium--sinope--sea" | "byzantium--tomis--sea" | "carthago--leptis_magna--sea" | "carthago--massilia--sea" | "carthago--roma--sea" | "carthago--rusadir--sea" | "carthago--syracusae--sea" | "carthago--valentia--sea" | "colonia_a--londinium--sea" | "cyrene--leptis_magna--sea" | "cyrene--syracusae--sea" | "dyrrhachium--syracusae--sea" | "isca_d--londinium--sea" | "leptis_magna--syracusae--sea" | "massilia--roma--sea" | "massilia--valentia--sea" | "olisipo--rusadir--sea" | "roma--syracusae--sea" | "rusadir--valentia--sea" | "sinope--tomis--sea" | "ancona--hadria--land" | "ancona--ravenna--land" | "ancona--spoletum--land" | "aquileia--bauzanum--land" | "aquileia--ravenna--land" | "aquileia--verona--land" | "bauzanum--verona--land" | "brundisium--luceria--land" | "brundisium--potentia--land" | "casinum--hadria--land" | "casinum--luceria--land" | "casinum--neapolis--land" | "casinum--roma--land" | "casinum--spoletum--land" | "comum--genua--land" | "comum--mutina--land" | "comum--segusio--land" | "comum--verona--land" | "cosa--florentia--land" | "cosa--roma--land" | "croton--messana--land" | "croton--potentia--land" | "florentia--genua--land" | "florentia--mutina--land" | "florentia--ravenna--land" | "florentia--spoletum--land" | "genua--nicaea--land" | "genua--segusio--land" | "hadria--luceria--land" | "hadria--spoletum--land" | "luceria--potentia--land" | "messana--panormus--land" | "messana--syracusae--land" | "mutina--ravenna--land" | "mutina--verona--land" | "neapolis--potentia--land" | "nicaea--segusio--land" | "panormus--syracusae--land" | "ravenna--verona--land" | "roma--spoletum--land" | "aleria--cosa--sea" | "aleria--genua--sea" | "aleria--nicaea--sea" | "aleria--olbia--sea" | "ancona--aquileia--sea" | "ancona--hadria--sea" | "ancona--ravenna--sea" | "aquileia--ravenna--sea" | "brundisium--croton--sea" | "brundisium--hadria--sea" | "cosa--genua--sea" | "cosa--roma--sea" | "croton--messana--sea" | "croton--syracusae--sea" | "genua--nicaea--sea" | "messana--neapolis--sea" | "messana--panormus--sea" | "messana--syracusae--sea" | "neapolis--panormus--sea" | "neapolis--roma--sea" | "olbia--panormus--sea" | "olbia--roma--sea" | "panormus--roma--sea")
points: number
}
/**
 * Architect: on to building (6.2).
 */
export interface EndMoving {
type: "end-moving"
}
/**
 * Architect: a house in a city beside one of the player's colonists (6.2.7).
 */
export interface Build {
type: "build"
city: ("isca_d" | "londinium" | "burdigala" | "lutetia" | "massilia" | "brigantium" | "olisipo" | "valentia" | "colonia_a" | "vindobona" | "novaria" | "aquileia" | "syracusae" | "rusadir" | "carthago" | "napoca" | "sirmium" | "tomis" | "dyrrhachium" | "athenae" | "leptis_magna" | "cyrene" | "byzantium" | "sinope" | "attalia" | "antiochia" | "tyros" | "alexandria" | "petra" | "memphis" | "roma" | "bauzanum" | "verona" | "comum" | "segusio" | "genua" | "nicaea" | "mutina" | "ravenna" | "florentia" | "cosa" | "aleria" | "olbia" | "ancona" | "spoletum" | "hadria" | "casinum" | "neapolis" | "luceria" | "brundisium" | "potentia" | "croton" | "messana" | "panormus")
}
/**
 * Architect: no more houses (6.2.7).
 */
export interface EndBuilding {
type: "end-building"
}
/**
 * Prefect: production in an active province (6.3.a).
 */
export interface Produce {
type: "produce"
province: ("britannia" | "gallia" | "hispania" | "germania" | "italia" | "mauretania" | "dacia" | "hellas" | "lybia" | "asia" | "syria" | "aegyptus" | "venetia" | "transpadana" | "liguria" | "aemilia" | "etruria" | "corsica" | "umbria" | "campania" | "apulia" | "lucania" | "sicilia")
}
/**
 * Prefect: the coins of all inactive markers (6.3.b). Colonist: 5 and 1 each (6.5.b).
 */
export interface TakeCoins {
type: "take-coins"
}
/**
 * Keep one of the new goods where not all fit (5.2.3).
 */
export interface Keep {
type: "keep"
good: ("brick" | "cloth" | "food" | "tools" | "wine")
}
/**
 * Diplomat: the top card of that seat's discard pile (6.4.1).
 */
export interface Copy {
type: "copy"
target: number
}
/**
 * Put a colonist from the storehouse on the board, for 1 food and 1 tools (6.1.3, 6.5.a).
 */
export interface Settle {
type: "settle"
colonist: ("land" | "sea")
city: ("isca_d" | "londinium" | "burdigala" | "lutetia" | "massilia" | "brigantium" | "olisipo" | "valentia" | "colonia_a" | "vindobona" | "novaria" | "aquileia" | "syracusae" | "rusadir" | "carthago" | "napoca" | "sirmium" | "tomis" | "dyrrhachium" | "athenae" | "leptis_magna" | "cyrene" | "byzantium" | "sinope" | "attalia" | "antiochia" | "tyros" | "alexandria" | "petra" | "memphis" | "roma" | "bauzanum" | "verona" | "comum" | "segusio" | "genua" | "nicaea" | "mutina" | "ravenna" | "florentia" | "cosa" | "aleria" | "olbia" | "ancona" | "spoletum" | "hadria" | "casinum" | "neapolis" | "luceria" | "brundisium" | "potentia" | "croton" | "messana" | "panormus")
}
/**
 * No colonist, or no more of them (6.1.3, 6.5.a.2).
 */
export interface EndSettling {
type: "end-settling"
}
/**
 * Mercator: sell units of a good (6.6.2).
 */
export interface Sell {
type: "sell"
good: ("brick" | "cloth" | "food" | "tools" | "wine")
n: number
}
/**
 * Mercator: buy units of a good (6.6.2).
 */
export interface Buy {
type: "buy"
good: ("brick" | "cloth" | "food" | "tools" | "wine")
n: number
}
/**
 * Mercator: the order stands as it is, empty or not (6.6.2).
 */
export interface EndTrading {
type: "end-trading"
}
/**
 * Senator or Consul: buy a market card; `any` is the good that pays a "?" (6.7.2, 12.27).
 */
export interface Recruit {
type: "recruit"
card: ("mi_architect" | "mi_prefect" | "mi_mercator" | "mi_colonist" | "mi_diplomat" | "mi_mason" | "mi_farmer" | "mi_smith" | "mii_architect" | "mii_prefect" | "mii_mercator" | "mii_colonist" | "mii_consul" | "mii_vintner" | "mii_weaver" | "miii_architect" | "miii_prefect" | "miii_mercator" | "miii_colonist" | "miii_consul" | "miii_diplomat" | "miv_architect" | "miv_prefect" | "miv_colonist" | "miv_consul" | "miv_diplomat" | "mv_prefect" | "mv_mercator" | "mv_consul" | "mv_diplomat")
any: (("brick" | "cloth" | "food" | "tools" | "wine") | null)
}
/**
 * Senator or Consul: no more cards (6.7.1).
 */
export interface EndBuying {
type: "end-buying"
}
/**
 * Let the market be refilled; after that nothing can be taken back (13.1).
 */
export interface EndTurn {
type: "end-turn"
}
export interface View {
seat: (number | null)
map: string
turn: number
active: (number | null)
start: number
praefectus: number
concordia: (number | null)
question: (string | null)
points: (number | null)
traded: ({
[k: string]: number
} | null)
purchases: (number | null)
consul: boolean
batch: ({
[k: string]: number
} | null)
prices: {
[k: string]: number
}
house_goods: {
[k: string]: {
[k: string]: number
}
}
colonist_goods: {
[k: string]: number
}
sites: string[]
actions: {
[k: string]: ActionView
}
marker_coins: number
yields: {
[k: string]: {
[k: string]: number
}[]
}
market: SlotView[]
stack: string[]
cities: {
[k: string]: CityView
}
provinces: {
[k: string]: ProvinceView
}
players: PlayerView[]
}
/**
 * What a card would bring its player now, where that is a number.
 */
export interface ActionView {
good: string
n: number
choice: boolean
}
export interface SlotView {
card: (CardView | null)
extra: string[]
due: string[]
}
export interface CardView {
id: string
kind: string
action: string
god: string
deck: (string | null)
cost: {
[k: string]: number
}
income: number
good: (string | null)
points: number
}
export interface CityView {
province: (string | null)
good: (string | null)
houses: number[]
coins: number
}
export interface ProvinceView {
good: string
coins: number
active: boolean
}
export interface PlayerView {
coins: number
goods: {
[k: string]: number
}
stored: {
[k: string]: number
}
free: number
colonists: ColonistView[]
houses: string[]
houses_left: number
hand: (CardView[] | null)
hand_count: number
discard: (CardView[] | null)
discard_count: number
top: (string | null)
owned: string[]
gods: {
[k: string]: GodView
}
interim: (number | null)
}
export interface ColonistView {
kind: string
at: string
}
export interface GodView {
cards: number
value: (number | null)
}
export interface Options {
map: ("auto" | "imperium" | "italia")
intermediate_scoring: boolean
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
