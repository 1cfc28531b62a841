import { describe, expect, it } from "vitest";
import type { EventShown } from "../../../../wire";
import { landed, type ShownSum } from "./sums";

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

  it("keeps the names it had while it waited, and tells what came after by its kind", () => {
    const waited: ShownSum = {
      seat: 1,
      parts: [
        { what: "attack", amount: 6, source: [1, "smack", 0] },
        { what: "prevented", amount: -3, source: [3, "molten_armor", 1] },
      ],
      total: 3,
      heal: 0,
      landed: false,
    };
    const [sum] = landed([], [settled(1, 6, 2, 3, 4)], [waited]);
    expect(sum?.parts).toEqual([...waited.parts, { what: "added", amount: 2 }, { what: "changed", amount: -1 }]);
    expect(sum?.total).toBe(4);
    const [smaller] = landed([], [settled(1, 2, 0, 0, 2)], [waited]);
    expect(smaller?.parts).toEqual([{ what: "dealt", amount: 2 }]);
    const [later] = landed([], [{ name: "TurnBegan", values: {} }, settled(1, 6, 0, 0, 6)], [waited]);
    expect(later?.parts).toEqual([{ what: "dealt", amount: 6 }]);
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
