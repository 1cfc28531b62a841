import { describe, expect, it } from "vitest";
import { LastRolls } from "./last_rolls.svelte";

describe("last rolls", () => {
  it("keeps what was rolled for an attack, with rerolls and changes, and no other dice", () => {
    const rolls = new LastRolls();
    rolls.receive([
      { name: "Rolled", values: { seat: 1, dice: [1, 2, 3, 4, 5], purpose: 0 } },
      { name: "Rerolled", values: { seat: 1, places: [0], dice: [6, 2, 3, 4, 5] } },
      { name: "DieChanged", values: { seat: 0, roller: 1, place: 4, before: 5, after: 1 } },
      { name: "Rolled", values: { seat: 0, dice: [2, 2, 2], purpose: 1 } },
      { name: "Rerolled", values: { seat: 0, places: [0], dice: [3, 2, 2] } },
    ]);
    expect(rolls.of(1)).toEqual([6, 2, 3, 4, 1]);
    expect(rolls.of(0)).toEqual([]);
  });
});
