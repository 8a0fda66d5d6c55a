import { expect, it } from "vitest";
import type { LogLine } from "../../lib/protocol";
import { changedBy, flights, newcomers } from "./chronicle";
import { card, view } from "./samples";

it("marks what the last events changed", () => {
  const changed = changedBy([
    { key: "log-build", args: { seat: 2, city: "cosa" } },
    { key: "log-move", args: { seat: 1, line: "cosa--roma--sea" } },
    { key: "log-produce", args: { seat: 0, province: "etruria" } },
    { key: "log-house-goods", args: { seat: 1 } },
  ]);
  expect([...changed]).toEqual(["house cosa 2", "piece cosa--roma--sea", "province etruria", "goods 1"]);
});

it("lets goods fly from the marker and from every house of the province", () => {
  const events: LogLine[] = [
    { key: "log-produce", args: { seat: 0, province: "etruria" } },
    { key: "log-bonus-double", args: { seat: 0, good: "wine", n: 2 } },
    { key: "log-house-goods", args: { seat: 1 } },
  ];
  expect(flights(events, view())).toEqual([
    { from: '[data-bonus="etruria"]', seat: 0, good: "wine" },
    { from: '[data-bonus="etruria"]', seat: 0, good: "wine" },
    { from: '[data-house="florentia 1"]', seat: 1, good: "wine" },
  ]);
});

it("lets a Specialist's goods fly from houses anywhere", () => {
  expect(flights([{ key: "log-specialist", args: { seat: 1, good: "wine", n: 1 } }], view())).toEqual([
    { from: '[data-house="florentia 1"]', seat: 1, good: "wine" },
  ]);
});

it("knows which cards are new in the market", () => {
  const slot = (kind: string) => ({ card: card(kind), extra: [], due: [] });
  const before = view({ market: [slot("prefect"), slot("consul")] });
  expect(newcomers(null, before).size).toBe(0);
  expect([...newcomers(before, view({ market: [slot("consul"), slot("weaver")] }))]).toEqual(["mi_weaver"]);
});
