/* Generated from the schema of the Python package by `npm run types`; do not edit. */

export type Move = (ChooseBoard | ChooseSide | Keep | Recruit | Build | Stage | Discard | CopyLeader | BuildFromPile | Decline)

/**
 * A Wonder board, where boards are chosen (3.3.1).
 */
export interface ChooseBoard {
type: "choose-board"
wonder: ("alexandria" | "babylon" | "ephesos" | "giza" | "halikarnassos" | "olympia" | "rhodos" | "roma")
}
/**
 * A side of the own board, where sides are chosen (3.3.1).
 */
export interface ChooseSide {
type: "choose-side"
side: ("A" | "B")
}
/**
 * One leader kept in the draft; the others are passed on (4.2).
 */
export interface Keep {
type: "keep"
leader: ("alexander" | "amytis" | "archimedes" | "aristotle" | "bilkis" | "caesar" | "cleopatra" | "croesus" | "euclid" | "hammurabi" | "hannibal" | "hatshepsut" | "hiram" | "hypatia" | "imhotep" | "justinian" | "leonidas" | "maecenas" | "midas" | "nebuchadnezzar" | "nefertiti" | "nero" | "pericles" | "phidias" | "plato" | "praxiteles" | "ptolemy" | "pythagoras" | "ramses" | "sappho" | "solomon" | "tomyris" | "varro" | "vitruvius" | "xenophon" | "zenobia" | "semiramis")
}
/**
 * A leader put into play: in a Recruitment (6.3) or as the extra leader of Roma B (10.9.2).
 */
export interface Recruit {
type: "recruit"
leader: ("alexander" | "amytis" | "archimedes" | "aristotle" | "bilkis" | "caesar" | "cleopatra" | "croesus" | "euclid" | "hammurabi" | "hannibal" | "hatshepsut" | "hiram" | "hypatia" | "imhotep" | "justinian" | "leonidas" | "maecenas" | "midas" | "nebuchadnezzar" | "nefertiti" | "nero" | "pericles" | "phidias" | "plato" | "praxiteles" | "ptolemy" | "pythagoras" | "ramses" | "sappho" | "solomon" | "tomyris" | "varro" | "vitruvius" | "xenophon" | "zenobia" | "semiramis")
}
/**
 * A structure built from the hand (7.3.1), in one of the ways of 8.2.
 */
export interface Build {
type: "build"
card: ("lumber-yard" | "stone-pit" | "clay-pool" | "ore-vein" | "tree-farm" | "excavation" | "clay-pit" | "timber-yard" | "forest-cave" | "mine" | "loom" | "glassworks" | "press" | "pawnshop" | "baths" | "altar" | "theater" | "tavern" | "east-trading-post" | "west-trading-post" | "marketplace" | "stockade" | "barracks" | "guard-tower" | "apothecary" | "workshop" | "scriptorium" | "sawmill" | "quarry" | "brickyard" | "foundry" | "aqueduct" | "temple" | "statue" | "courthouse" | "forum" | "caravansery" | "vineyard" | "bazar" | "walls" | "training-ground" | "stables" | "archery-range" | "dispensary" | "laboratory" | "library" | "school" | "pantheon" | "gardens" | "town-hall" | "palace" | "senate" | "haven" | "lighthouse" | "chamber-of-commerce" | "arena" | "fortifications" | "circus" | "arsenal" | "siege-workshop" | "lodge" | "observatory" | "university" | "academy" | "study" | "workers-guild" | "craftsmens-guild" | "traders-guild" | "philosophers-guild" | "spies-guild" | "strategists-guild" | "shipowners-guild" | "scientists-guild" | "magistrates-guild" | "builders-guild" | "gamers-guild" | "diplomats-guild" | "courtesans-guild" | "architects-guild")
way: ("chain" | "olympia" | "pay" | "ramses")
left: number
right: number
bank: number
}
/**
 * The next Wonder stage, with a card or a leader as marker (6.4, 7.3.2).
 */
export interface Stage {
type: "stage"
card: (("lumber-yard" | "stone-pit" | "clay-pool" | "ore-vein" | "tree-farm" | "excavation" | "clay-pit" | "timber-yard" | "forest-cave" | "mine" | "loom" | "glassworks" | "press" | "pawnshop" | "baths" | "altar" | "theater" | "tavern" | "east-trading-post" | "west-trading-post" | "marketplace" | "stockade" | "barracks" | "guard-tower" | "apothecary" | "workshop" | "scriptorium" | "sawmill" | "quarry" | "brickyard" | "foundry" | "aqueduct" | "temple" | "statue" | "courthouse" | "forum" | "caravansery" | "vineyard" | "bazar" | "walls" | "training-ground" | "stables" | "archery-range" | "dispensary" | "laboratory" | "library" | "school" | "pantheon" | "gardens" | "town-hall" | "palace" | "senate" | "haven" | "lighthouse" | "chamber-of-commerce" | "arena" | "fortifications" | "circus" | "arsenal" | "siege-workshop" | "lodge" | "observatory" | "university" | "academy" | "study" | "workers-guild" | "craftsmens-guild" | "traders-guild" | "philosophers-guild" | "spies-guild" | "strategists-guild" | "shipowners-guild" | "scientists-guild" | "magistrates-guild" | "builders-guild" | "gamers-guild" | "diplomats-guild" | "courtesans-guild" | "architects-guild" | "alexander" | "amytis" | "archimedes" | "aristotle" | "bilkis" | "caesar" | "cleopatra" | "croesus" | "euclid" | "hammurabi" | "hannibal" | "hatshepsut" | "hiram" | "hypatia" | "imhotep" | "justinian" | "leonidas" | "maecenas" | "midas" | "nebuchadnezzar" | "nefertiti" | "nero" | "pericles" | "phidias" | "plato" | "praxiteles" | "ptolemy" | "pythagoras" | "ramses" | "sappho" | "solomon" | "tomyris" | "varro" | "vitruvius" | "xenophon" | "zenobia" | "semiramis") | null)
left: number
right: number
bank: number
}
/**
 * A card or a leader discarded for 3 coins (6.5, 7.3.3).
 */
export interface Discard {
type: "discard"
card: (("lumber-yard" | "stone-pit" | "clay-pool" | "ore-vein" | "tree-farm" | "excavation" | "clay-pit" | "timber-yard" | "forest-cave" | "mine" | "loom" | "glassworks" | "press" | "pawnshop" | "baths" | "altar" | "theater" | "tavern" | "east-trading-post" | "west-trading-post" | "marketplace" | "stockade" | "barracks" | "guard-tower" | "apothecary" | "workshop" | "scriptorium" | "sawmill" | "quarry" | "brickyard" | "foundry" | "aqueduct" | "temple" | "statue" | "courthouse" | "forum" | "caravansery" | "vineyard" | "bazar" | "walls" | "training-ground" | "stables" | "archery-range" | "dispensary" | "laboratory" | "library" | "school" | "pantheon" | "gardens" | "town-hall" | "palace" | "senate" | "haven" | "lighthouse" | "chamber-of-commerce" | "arena" | "fortifications" | "circus" | "arsenal" | "siege-workshop" | "lodge" | "observatory" | "university" | "academy" | "study" | "workers-guild" | "craftsmens-guild" | "traders-guild" | "philosophers-guild" | "spies-guild" | "strategists-guild" | "shipowners-guild" | "scientists-guild" | "magistrates-guild" | "builders-guild" | "gamers-guild" | "diplomats-guild" | "courtesans-guild" | "architects-guild" | "alexander" | "amytis" | "archimedes" | "aristotle" | "bilkis" | "caesar" | "cleopatra" | "croesus" | "euclid" | "hammurabi" | "hannibal" | "hatshepsut" | "hiram" | "hypatia" | "imhotep" | "justinian" | "leonidas" | "maecenas" | "midas" | "nebuchadnezzar" | "nefertiti" | "nero" | "pericles" | "phidias" | "plato" | "praxiteles" | "ptolemy" | "pythagoras" | "ramses" | "sappho" | "solomon" | "tomyris" | "varro" | "vitruvius" | "xenophon" | "zenobia" | "semiramis") | null)
}
/**
 * The leader that the Courtesans Guild copies (11.5.1).
 */
export interface CopyLeader {
type: "copy-leader"
leader: ("alexander" | "amytis" | "archimedes" | "aristotle" | "bilkis" | "caesar" | "cleopatra" | "croesus" | "euclid" | "hammurabi" | "hannibal" | "hatshepsut" | "hiram" | "hypatia" | "imhotep" | "justinian" | "leonidas" | "maecenas" | "midas" | "nebuchadnezzar" | "nefertiti" | "nero" | "pericles" | "phidias" | "plato" | "praxiteles" | "ptolemy" | "pythagoras" | "ramses" | "sappho" | "solomon" | "tomyris" | "varro" | "vitruvius" | "xenophon" | "zenobia" | "semiramis")
}
/**
 * A card of the discard pile built for free (9.9).
 */
export interface BuildFromPile {
type: "build-from-pile"
card: ("lumber-yard" | "stone-pit" | "clay-pool" | "ore-vein" | "tree-farm" | "excavation" | "clay-pit" | "timber-yard" | "forest-cave" | "mine" | "loom" | "glassworks" | "press" | "pawnshop" | "baths" | "altar" | "theater" | "tavern" | "east-trading-post" | "west-trading-post" | "marketplace" | "stockade" | "barracks" | "guard-tower" | "apothecary" | "workshop" | "scriptorium" | "sawmill" | "quarry" | "brickyard" | "foundry" | "aqueduct" | "temple" | "statue" | "courthouse" | "forum" | "caravansery" | "vineyard" | "bazar" | "walls" | "training-ground" | "stables" | "archery-range" | "dispensary" | "laboratory" | "library" | "school" | "pantheon" | "gardens" | "town-hall" | "palace" | "senate" | "haven" | "lighthouse" | "chamber-of-commerce" | "arena" | "fortifications" | "circus" | "arsenal" | "siege-workshop" | "lodge" | "observatory" | "university" | "academy" | "study" | "workers-guild" | "craftsmens-guild" | "traders-guild" | "philosophers-guild" | "spies-guild" | "strategists-guild" | "shipowners-guild" | "scientists-guild" | "magistrates-guild" | "builders-guild" | "gamers-guild" | "diplomats-guild" | "courtesans-guild" | "architects-guild")
}
/**
 * No extra leader (10.9.2), or nothing from the discard pile (9.9.2).
 */
export interface Decline {
type: "decline"
}
export interface View {
seat: (number | null)
age: number
round: number
phase: ("board" | "courtesan" | "draft" | "extra-leader" | "over" | "pile" | "recruitment" | "seventh" | "side" | "turn")
uses: string[]
passing: (("left" | "right" | "swap") | null)
cities: CityView[]
acting: (number | null)
hand: HandCard[]
leaders: HandCard[]
stage: (Offer | null)
choices: (Move | null)[]
passed: string[][]
last: (Move | null)[]
pile: PileCard[]
box: number
free_pile: number
holder: (number | null)
drawn: (string | null)
boards: string[]
faces: {
[k: string]: Face
}
}
export interface CityView {
seat: (number | null)
left: number
right: number
wonder: (string | null)
side: (("A" | "B") | null)
start: (Produce | TradeDiscount | Coins | Vp | Shields | Science | ScienceWild | PerCount | VpPerCoins | VpPerVictoryToken | VpPerScienceSet | VpPerColorSet | ResourceReduction | BankResource | TradeRebate | LeadersFree | GuildsFree | CoinsOnChainBuild | CoinsOnColorBuild | CoinsOnVictoryToken | ReturnDefeat | BuildFromDiscard | PlayLastCard | FreeBuildOncePerAge | CopyNeighborLeader | CopyNeighborGuild | DrawLeaders | PlayExtraLeader | LeaderCost)[]
coins: number
stages: StageView[]
structures: string[]
leaders: string[]
copied: string[]
colors: {
[k: string]: number
}
shields: number
symbols: {
[k: string]: number
}
victories: number[]
defeats: number
production: Source[]
cheap: string[]
free_build: ("none" | "ready" | "used")
hand: number
unplayed: number
asked: boolean
decided: boolean
}
export interface Produce {
effect: "produce"
options: ("clay" | "glass" | "loom" | "ore" | "papyrus" | "stone" | "wood")[]
amount: number
sellable: boolean
}
export interface TradeDiscount {
effect: "trade-discount"
sellers: ("left" | "right")[]
resources: ("clay" | "glass" | "loom" | "ore" | "papyrus" | "stone" | "wood")[]
}
export interface Coins {
effect: "coins"
amount: number
}
export interface Vp {
effect: "vp"
amount: number
}
export interface Shields {
effect: "shields"
amount: number
}
export interface Science {
effect: "science"
symbol: ("compass" | "gear" | "tablet")
}
export interface ScienceWild {
effect: "science-wild"
}
export interface PerCount {
effect: "per-count"
count: ("blue-cards" | "brown-cards" | "brown-grey-purple-cards" | "defeat-tokens" | "green-cards" | "grey-cards" | "leaders-in-play" | "purple-cards" | "red-cards" | "wonder-stages" | "yellow-cards")
scope: ("left" | "right" | "self")[]
coins_now: number
vp_end: number
}
export interface VpPerCoins {
effect: "vp-per-coins"
vp: number
per: number
}
export interface VpPerVictoryToken {
effect: "vp-per-victory-token"
vp: number
}
export interface VpPerScienceSet {
effect: "vp-per-science-set"
vp: number
}
export interface VpPerColorSet {
effect: "vp-per-color-set"
colors: ("blue" | "brown" | "green" | "grey" | "purple" | "red" | "yellow")[]
vp: number
}
export interface ResourceReduction {
effect: "resource-reduction"
target: ("blue" | "brown" | "green" | "grey" | "purple" | "red" | "wonder-stage" | "yellow")
}
export interface BankResource {
effect: "bank-resource"
}
export interface TradeRebate {
effect: "trade-rebate"
}
export interface LeadersFree {
effect: "leaders-free"
}
export interface GuildsFree {
effect: "guilds-free"
}
export interface CoinsOnChainBuild {
effect: "coins-on-chain-build"
coins: number
}
export interface CoinsOnColorBuild {
effect: "coins-on-color-build"
color: ("blue" | "brown" | "green" | "grey" | "purple" | "red" | "yellow")
coins: number
}
export interface CoinsOnVictoryToken {
effect: "coins-on-victory-token"
coins: number
}
export interface ReturnDefeat {
effect: "return-defeat"
}
export interface BuildFromDiscard {
effect: "build-from-discard"
}
export interface PlayLastCard {
effect: "play-last-card"
}
export interface FreeBuildOncePerAge {
effect: "free-build-once-per-age"
}
export interface CopyNeighborLeader {
effect: "copy-neighbor-leader"
}
export interface CopyNeighborGuild {
effect: "copy-neighbor-guild"
}
export interface DrawLeaders {
effect: "draw-leaders"
amount: number
}
export interface PlayExtraLeader {
effect: "play-extra-leader"
}
export interface LeaderCost {
effect: "leader-cost"
mode: ("free" | "less")
own: number
neighbors: number
}
export interface StageView {
cost: {
[k: string]: number
}
effects: (Produce | TradeDiscount | Coins | Vp | Shields | Science | ScienceWild | PerCount | VpPerCoins | VpPerVictoryToken | VpPerScienceSet | VpPerColorSet | ResourceReduction | BankResource | TradeRebate | LeadersFree | GuildsFree | CoinsOnChainBuild | CoinsOnColorBuild | CoinsOnVictoryToken | ReturnDefeat | BuildFromDiscard | PlayLastCard | FreeBuildOncePerAge | CopyNeighborLeader | CopyNeighborGuild | DrawLeaders | PlayExtraLeader | LeaderCost)[]
built: boolean
marker: (string | null)
}
export interface Source {
options: string[]
amount: number
sellable: boolean
source: string
price: (number | null)
}
export interface HandCard {
card: string
offer: (Offer | null)
}
/**
 * What can be done: the ways, the cheapest first; or none, and the reason.
 */
export interface Offer {
ways: Payment[]
refusal: (Refusal | null)
}
/**
 * One way to build, with its price; `way`, `left`, `right`, `bank` are those of the move.
 */
export interface Payment {
way: (("chain" | "olympia" | "pay" | "ramses") | "recruit")
left: number
right: number
bank: number
coins: number
total: number
back: number
buys: Buy[]
reduction: (string | null)
chain: (string | null)
}
export interface Buy {
resource: string
n: number
seller: ("bank" | "left" | "right")
coins: number
}
/**
 * Why a move is not allowed: a Fluent message, its arguments, and the clause it rests on.
 */
export interface Refusal {
key: string
clause: string
args: {

}
}
/**
 * A card of the discard pile: when and by whom it came there is seen by all (16.3).
 */
export interface PileCard {
age: number
round: number
seat: (number | null)
card: (string | null)
}
/**
 * What is printed on a card.
 */
export interface Face {
kind: ("guild" | "leader" | "structure")
color: (("blue" | "brown" | "green" | "grey" | "purple" | "red" | "yellow") | "white")
cost: {
[k: string]: number
}
ages: number[]
chain_from: string[]
chain_to: string[]
effects: (Produce | TradeDiscount | Coins | Vp | Shields | Science | ScienceWild | PerCount | VpPerCoins | VpPerVictoryToken | VpPerScienceSet | VpPerColorSet | ResourceReduction | BankResource | TradeRebate | LeadersFree | GuildsFree | CoinsOnChainBuild | CoinsOnColorBuild | CoinsOnVictoryToken | ReturnDefeat | BuildFromDiscard | PlayLastCard | FreeBuildOncePerAge | CopyNeighborLeader | CopyNeighborGuild | DrawLeaders | PlayExtraLeader | LeaderCost)[]
timing: (string | null)
}
export interface Options {
leaders: boolean
wonder_assignment: ("choice" | "random")
wonder_side: ("all-a" | "all-b" | "choice" | "random")
new_guilds_without_leaders: boolean
custom_leader: boolean
maecenas_scope: ("always" | "recruitment")
roma_b_keeps_leaders: boolean
free_city_start_coins: (3 | 6)
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
