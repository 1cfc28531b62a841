import { describe, expect, it } from "vitest";
import { fallen, scattered } from "./confetti";

const papers = scattered(["gold", "blue"], () => 0.5);

describe("falling paper", () => {
  it("has all colours, and begins below the edge", () => {
    expect(new Set(papers.map((paper) => paper.colour))).toEqual(new Set(["gold", "blue"]));
    expect(papers.every((paper) => fallen(paper, 0).y > 1)).toBe(true);
  });

  it("is thrown into the picture, and gone after three seconds", () => {
    expect(papers.every((paper) => fallen(paper, 1).y < 0.6)).toBe(true);
    expect(papers.every((paper) => fallen(paper, 3).alpha === 0)).toBe(true);
  });
});
