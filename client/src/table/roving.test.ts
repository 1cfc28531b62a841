import { describe, expect, it } from "vitest";
import { nearest, type Box } from "./roving";

function box(left: number, top: number): Box {
  return { left, top, right: left + 80, bottom: top + 40 };
}

describe("the nearest thing one way", () => {
  // Three columns and two rows, and one far below.
  const grid = [box(0, 0), box(100, 0), box(200, 0), box(0, 60), box(100, 60), box(100, 400)];

  it("goes along the row", () => {
    expect(nearest(box(0, 0), grid, "ArrowRight")).toBe(1);
    expect(nearest(box(200, 0), grid, "ArrowLeft")).toBe(1);
  });

  it("goes down the column, not to what is nearer aslant", () => {
    expect(nearest(box(100, 0), grid, "ArrowDown")).toBe(4);
    expect(nearest(box(100, 60), grid, "ArrowDown")).toBe(5);
    expect(nearest(box(100, 60), grid, "ArrowUp")).toBe(1);
  });

  it("keeps to the column within a zone", () => {
    expect(nearest(box(200, 0), grid, "ArrowDown")).toBe(4);
    expect(nearest(box(200, 0), grid, "ArrowDown", true)).toBe(-1);
  });

  it("goes straight on where things overlap, as cards of a hand do", () => {
    const hand = [box(0, 0), box(0, 40), box(75, 0), box(75, 40), box(150, 0), box(150, 40)];
    expect(nearest(box(75, 40), hand, "ArrowUp")).toBe(2);
    expect(nearest({ ...box(0, 0), top: -160 }, hand, "ArrowRight")).toBe(2);
  });

  it("finds nothing beyond the edge", () => {
    expect(nearest(box(0, 0), grid, "ArrowLeft")).toBe(-1);
    expect(nearest(box(0, 0), grid, "ArrowUp")).toBe(-1);
  });
});
