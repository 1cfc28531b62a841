import { describe, expect, it } from "vitest";
import { chanceRows, chanceSeries, luckRows, luckSeries } from "./review";

const names = ["Monk", "Ninja"];

describe("the review of a match", () => {
  const chances = [
    { n: 0, turn: 0, shares: [0.5, 0.5] },
    { n: 4, turn: 1, shares: [0.6, 0.4] },
    { n: 7, turn: 1, shares: [0.7, 0.3] },
    { n: 9, turn: 2, shares: [0.2, 0.8] },
  ];

  it("has a curve per seat", () => {
    const [monk, ninja] = chanceSeries(chances, names);
    expect(monk?.points.map((one) => one.y)).toEqual([0.5, 0.6, 0.7, 0.2]);
    expect(ninja?.points.at(-1)).toEqual({ x: 9, y: 0.8 });
    expect(chanceSeries([{ n: 0, turn: 0, shares: [1] }], names)).toHaveLength(1);
  });

  it("has a row per turn, with what held at its end", () => {
    expect(chanceRows(chances).map((row) => [row.turn, row.values[0]])).toEqual([
      [0, 0.5],
      [1, 0.7],
      [2, 0.2],
    ]);
  });

  it("adds luck up, each seat by itself", () => {
    const luck = [
      { n: 2, turn: 1, seat: 0, rolled: 5, expected: 4 },
      { n: 5, turn: 2, seat: 1, rolled: 1, expected: 4 },
      { n: 8, turn: 3, seat: 0, rolled: 6, expected: 4.5 },
    ];
    const [monk, ninja] = luckSeries(luck, names);
    expect(monk?.points).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: 1 },
      { x: 8, y: 2.5 },
    ]);
    expect(ninja?.points.at(-1)?.y).toBe(-3);
    expect(luckRows(luck, 2).map((row) => row.values)).toEqual([
      [1, undefined],
      [1, -3],
      [2.5, -3],
    ]);
    expect(luckSeries([], names)).toEqual([]);
  });
});
