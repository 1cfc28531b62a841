import { describe, expect, it } from "vitest";
import { heightOf, packed } from "./packing";

describe("columns of cards", () => {
  it("are packed by height and keep the printed order", () => {
    const heights = [200, 90, 100, 110, 60, 140];
    const columns = packed(heights, 3);
    expect(columns).toEqual([
      [0, 4],
      [1, 5],
      [2, 3],
    ]);
    expect(heightOf(columns, heights, 10)).toBe(270);
  });

  it("are no more than there are cards", () => {
    expect(packed([50, 60], 5)).toEqual([[0], [1]]);
    expect(packed([], 3)).toEqual([]);
    expect(heightOf([], [], 10)).toBe(0);
  });
});
