import { describe, expect, it } from "vitest";
import type { DungeonView } from "../../../../views";
import { threatTo } from "./threat";

function during(hearts: number, seats: number[], phase = "act"): DungeonView {
  return { phase, encounter: { seats, consequences: [hearts, 0, 0] } } as unknown as DungeonView;
}

describe("hearts that stopping would cost", () => {
  it("are all those of a hero alone", () => {
    expect(threatTo(during(3, [0]), 0)).toEqual({ sure: 3, perhaps: 0 });
  });

  it("are shared as evenly as possible, and the odd one may fall on either", () => {
    expect(threatTo(during(3, [1, 2]), 1)).toEqual({ sure: 1, perhaps: 1 });
    expect(threatTo(during(4, [1, 2]), 2)).toEqual({ sure: 2, perhaps: 0 });
  });

  it("do not fall on heroes who are elsewhere, nor before dice are laid", () => {
    expect(threatTo(during(3, [1, 2]), 0).sure).toBe(0);
    expect(threatTo(during(3, [0], "abilities"), 0).sure).toBe(0);
  });
});
