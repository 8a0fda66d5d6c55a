/* Generated from the schema of the Python package by `npm run types`; do not edit. */

export type Move = (Choose | Fill | Fort | Citizen | Build | TrainSoldier | Forum | Buy | Perform | TrainGladiator | Battle | Temple | Bribe | Ruling | Diplomat | Scout | Stop | Place | Cohort | Attribute | Favour | Accept)

/**
 * The Path card of the Year; the other card drawn becomes the Prospect card (4.2.1).
 */
export interface Choose {
type: "choose"
path: ("architect" | "aristocrat" | "defender" | "engineer" | "fighter" | "forager" | "merchant" | "planner" | "pontiff" | "ranger" | "trainer" | "vanguard")
}
/**
 * Fill the next box of a track of the left sheet (6.3, 6.4, 6.5).
 */
export interface Fill {
type: "fill"
track: ("cippi" | "mining-foresting" | "wall" | "wall-guard")
}
/**
 * Fill the next Fort box, paid with a builder or a soldier (6.5.1).
 */
export interface Fort {
type: "fort"
worker: ("builder" | "soldier")
}
/**
 * Fill the next box of a citizen track (6.11.1).
 */
export interface Citizen {
type: "citizen"
track: ("apparitores" | "patricians" | "performers" | "priests" | "traders")
}
/**
 * Build a building or a landmark (6.6, 6.9, 6.11.3, …).
 */
export interface Build {
type: "build"
building: ("archway" | "baths" | "column" | "courthouse" | "large-gardens" | "large-granary" | "large-hotel" | "large-precinct" | "large-road" | "large-temple" | "large-workshop" | "ludus-gladiatorious" | "market" | "medium-granary" | "medium-precinct" | "medium-temple" | "monolith" | "small-gardens" | "small-hotel" | "small-precinct" | "small-road" | "small-temple" | "small-workshop" | "statue" | "theatre")
}
/**
 * Training Grounds: a builder becomes a Wall Guard box (6.7.1).
 */
export interface TrainSoldier {
type: "train-soldier"
}
/**
 * Return two workers, in the order builder, servant, civilian, and gain one (6.8.1).
 */
export interface Forum {
type: "forum"
/**
 * @minItems 2
 * @maxItems 2
 */
give: [("builder" | "civilian" | "servant"), ("builder" | "civilian" | "servant")]
gain: ("builder" | "civilian" | "servant")
}
/**
 * A good for a Market box, from a neighbour, a neutral card or the Fate deck (6.12.2).
 */
export interface Buy {
type: "buy"
box: number
source: ("fate-deck" | "left-neighbour" | "neutral-a" | "neutral-b" | "opponent" | "own" | "right-neighbour")
}
/**
 * A performance in the Theatre (6.13.2).
 */
export interface Perform {
type: "perform"
box: number
}
/**
 * Circle a gladiator's next box (6.14.3).
 */
export interface TrainGladiator {
type: "train-gladiator"
gladiator: ("blue" | "red")
worker: ("civilian" | "servant")
}
/**
 * Send a gladiator into battle (6.14.4).
 */
export interface Battle {
type: "battle"
gladiator: ("blue" | "red")
}
/**
 * Fill the next temple box with a worker (6.15.3).
 */
export interface Temple {
type: "temple"
worker: ("builder" | "civilian" | "servant" | "soldier")
}
/**
 * A bribe in the Baths (6.16.2).
 */
export interface Bribe {
type: "bribe"
box: number
}
/**
 * A ruling in the Courthouse: boxes 1-3 are the left column, 4-6 the middle one (6.17.2).
 */
export interface Ruling {
type: "ruling"
box: number
}
/**
 * Acquire a diplomat for a cohort (6.18.1).
 */
export interface Diplomat {
type: "diplomat"
cohort: ("centre" | "left" | "right")
}
/**
 * Take the pattern of a card; it is paid for when it is placed (6.19.2).
 */
export interface Scout {
type: "scout"
source: ("fate-deck" | "left-neighbour" | "neutral-a" | "neutral-b" | "opponent" | "own" | "right-neighbour")
}
/**
 * Stop acting this Year (5.12).
 */
export interface Stop {
type: "stop"
}
/**
 * Where the pattern goes: four squares, numbered row by row from 0, in ascending order.
 */
export interface Place {
type: "place"
/**
 * @minItems 4
 * @maxItems 4
 */
squares: [number, number, number, number]
}
/**
 * The cohort that a shield strengthens (5.5.3).
 */
export interface Cohort {
type: "cohort"
cohort: ("centre" | "left" | "right")
}
/**
 * The attribute of a Road's point (4.3.4) or of a slash (5.5.8).
 */
export interface Attribute {
type: "attribute"
attribute: ("discipline" | "piety" | "renown" | "valour")
}
/**
 * Ignore a card attacking this cohort, by a temple's or the diplomat's favour (7.5.3).
 */
export interface Favour {
type: "favour"
cohort: ("centre" | "left" | "right")
kind: ("diplomat" | "temple")
}
/**
 * Spend no more favours (7.5).
 */
export interface Accept {
type: "accept"
}
export interface View {
seat: (number | null)
year: number
phase: string
difficulty: string
potential: number
attack_cards: number
supply: (string | null)
fate_left: number
discard: string[]
attack: string[]
neutral: NeutralView[]
sources: SourceView[]
players: PlayerView[]
campaign: (CampaignView | null)
rank: (string | null)
choice: (Move | null)
boxes: (string | null)[]
}
export interface NeutralView {
card: string
resources: number
soldiers: number
}
/**
 * A card you may use, or the Fate deck.
 */
export interface SourceView {
id: string
seat: (number | null)
card: (string | null)
goods: boolean
pattern: boolean
}
export interface PlayerView {
items: {
[k: string]: number
}
sheet: SheetView
paths: PathView[]
prospect: (string | null)
deck: number
hand: string[]
chosen: (string | null)
ready: boolean
acting: boolean
pending: PendingView[]
extra: number
defence: (DefenceView | null)
score: number
}
/**
 * How far the two sheets are filled.
 */
export interface SheetView {
tracks: {
[k: string]: number
}
infrastructure: number
built: string[]
training: number[]
forum: number[]
theatre: number[]
baths: number[]
courthouse: number[]
market: number[]
gladiators: {
[k: string]: GladiatorView
}
diplomats: (string | null)[]
favours: {
[k: string]: number
}
map: number[]
open: {
[k: string]: number[]
}
disdain_circled: number
disdain_removed: number
disdain: number
penalty: number
}
export interface GladiatorView {
trained: number
damage: number
dead: boolean
battles: number[]
}
export interface PathView {
card: string
value: number
points: number
}
/**
 * A choice that an icon asks for.
 */
export interface PendingView {
kind: string
attributes: string[]
source: (string | null)
pattern: (string | null)
}
/**
 * The attack as it stands for one player.
 */
export interface DefenceView {
cards: string[]
attacks: {
[k: string]: number
}
through: {
[k: string]: number
}
disdain: number
valour: number
}
export interface CampaignView {
fort: string
number: number
goals: ConditionView[]
challenge: ConditionView[]
costs: {
[k: string]: {
[k: string]: number
}
}
mining: number
}
export interface ConditionView {
measure: string
at: number
level: number
met: boolean
}
export interface Options {
difficulty: ("easy" | "hard" | "normal")
no_passing: boolean
fort: (number | null)
reward: boolean
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
/**
 * What the moves bring, as far as nothing hidden comes to light.
 */
export interface Brings {
box: (string | null)
pays: {
[k: string]: number
}
gains: {
[k: string]: number
}
points: number
links: Link[]
besides: string[]
}
/**
 * One link of the chain of rewards that follows a move (5.6).
 */
export interface Link {
icon: string
depth: number
box: (string | null)
level: number
lost: boolean
options: string[]
picked: (string | null)
}
