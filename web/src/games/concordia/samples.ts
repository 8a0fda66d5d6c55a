import type { CardView, PlayerView, View } from "../../generated/concordia";

/** Small positions for tests: two players on the Italian side, and whatever a test lays down. */
export function card(kind: string, more: Partial<CardView> = {}): CardView {
  return {
    id: `mi_${kind}`,
    kind,
    action: kind,
    god: "jupiter",
    deck: "I",
    cost: {},
    income: 0,
    good: null,
    points: 0,
    ...more,
  };
}

export function player(more: Partial<PlayerView> = {}): PlayerView {
  return {
    coins: 5,
    goods: { brick: 1, food: 2, tools: 1, wine: 1, cloth: 1 },
    stored: { land: 2, sea: 2 },
    free: 2,
    colonists: [
      { kind: "land", at: "roma" },
      { kind: "sea", at: "roma" },
    ],
    houses: [],
    houses_left: 15,
    hand: [],
    hand_count: 0,
    discard: [],
    discard_count: 0,
    top: null,
    owned: [],
    gods: {},
    interim: null,
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: 0,
    map: "italia",
    turn: 1,
    active: 0,
    start: 0,
    praefectus: 1,
    concordia: null,
    question: "play-card",
    points: null,
    traded: null,
    purchases: null,
    consul: false,
    batch: null,
    prices: { brick: 3, food: 4, tools: 5, wine: 6, cloth: 7 },
    house_goods: {
      brick: { food: 1 },
      food: { brick: 1, food: 1 },
      tools: { brick: 1, tools: 1 },
      wine: { brick: 1, wine: 1 },
      cloth: { brick: 1, cloth: 1 },
    },
    colonist_goods: { food: 1, tools: 1 },
    sites: [],
    actions: {},
    marker_coins: 2,
    yields: {},
    market: [],
    stack: ["mi_prefect"],
    cities: {
      cosa: { province: "etruria", good: "brick", houses: [], coins: 1 },
      florentia: { province: "etruria", good: "wine", houses: [1], coins: 8 },
      genua: { province: "liguria", good: "food", houses: [], coins: 2 },
      roma: { province: null, good: null, houses: [], coins: 0 },
    },
    provinces: {
      etruria: { good: "wine", coins: 2, active: true },
      liguria: { good: "food", coins: 2, active: false },
    },
    players: [player(), player()],
    ...more,
  };
}
