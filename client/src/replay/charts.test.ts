import { describe, expect, it } from "vitest";
import { apart, evenSpan, lastUpTo, line, place, scale, spanOf, steps } from "./charts";

describe("charts", () => {
  it("spans what there is, and widens what would be a point", () => {
    expect(spanOf([3, -2, 7])).toEqual({ least: -2, most: 7 });
    expect(spanOf([4, 4])).toEqual({ least: 3, most: 5 });
    expect(spanOf([])).toEqual({ least: 0, most: 1 });
  });

  it("keeps zero in the middle of what goes up and down", () => {
    expect(evenSpan([2, -5])).toEqual({ least: -5, most: 5 });
    expect(evenSpan([])).toEqual({ least: -1, most: 1 });
  });

  it("places values between the ends", () => {
    expect(scale(5, { least: 0, most: 10 }, 20, 40)).toBe(30);
    const box = { width: 120, height: 60, pad: 10 };
    expect(place({ x: 0, y: 1 }, { least: 0, most: 4 }, { least: 0, most: 1 }, box)).toEqual({ x: 10, y: 10 });
    expect(place({ x: 4, y: 0 }, { least: 0, most: 4 }, { least: 0, most: 1 }, box)).toEqual({ x: 110, y: 50 });
  });

  it("draws lines and steps", () => {
    const points = [
      { x: 0, y: 10 },
      { x: 5, y: 2.25 },
    ];
    expect(line(points)).toBe("M0.0 10.0 L5.0 2.3");
    expect(steps(points)).toBe("M0.0 10.0 H5.0 V2.3");
    expect(line([])).toBe("");
  });

  it("finds the entry that holds at a moment", () => {
    expect(lastUpTo([0, 4, 9], 5)).toBe(1);
    expect(lastUpTo([0, 4, 9], 9)).toBe(2);
    expect(lastUpTo([3], 2)).toBe(-1);
  });

  it("keeps the marks of lines that end together apart, in their order and inside", () => {
    expect(apart([50, 120], 20, 180)).toEqual([50, 120]);
    expect(apart([100, 95], 20, 180)).toEqual([115, 95]);
    expect(apart([180, 178, 179], 20, 180)).toEqual([180, 140, 160]);
    expect(apart([], 20, 180)).toEqual([]);
  });
});
