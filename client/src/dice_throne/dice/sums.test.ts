import { describe, expect, it } from "vitest";
import type { EventShown } from "../../wire";
import { landed } from "./sums";

function settled(seat: number, dealt: number, added: number, prevented: number, total: number): EventShown {
  return { name: "DamageSettled", values: { seat, dealt, added, prevented, subtotal: total, total } };
}

describe("damage that has landed", () => {
  it("is a sum whose parts come to its total", () => {
    const [sum] = landed([], [settled(1, 6, 2, 3, 5)]);
    expect(sum?.parts).toEqual([
      { what: "dealt", amount: 6 },
      { what: "added", amount: 2 },
      { what: "prevented", amount: -3 },
    ]);
    expect(sum?.total).toBe(5);
  });

  it("says by how much something else changed it", () => {
    const [sum] = landed([], [settled(1, 8, 0, 0, 4)]);
    expect(sum?.parts).toEqual([
      { what: "dealt", amount: 8 },
      { what: "changed", amount: -4 },
    ]);
  });

  it("is nothing where more is prevented than was dealt", () => {
    const [sum] = landed([], [settled(1, 2, 0, 5, 0)]);
    expect(sum?.parts.map((part) => part.what)).toEqual(["dealt", "prevented"]);
  });

  it("stays in sight until something new begins, one sum for each seat", () => {
    const first = landed([], [settled(0, 2, 0, 0, 2), settled(1, 3, 0, 0, 3), settled(0, 4, 0, 0, 4)]);
    expect(first.map(({ seat, total }) => [seat, total])).toEqual([
      [1, 3],
      [0, 4],
    ]);
    expect(landed(first, [{ name: "PhaseBegan", values: {} }])).toBe(first);
    expect(landed(first, [{ name: "TurnBegan", values: {} }])).toEqual([]);
    const again = landed(first, [{ name: "Activated", values: {} }, settled(1, 1, 0, 0, 1)]);
    expect(again.map(({ seat, total }) => [seat, total])).toEqual([[1, 1]]);
  });
});
