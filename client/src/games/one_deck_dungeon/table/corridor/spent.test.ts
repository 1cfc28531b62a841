import { describe, expect, it } from "vitest";
import { pickedOf } from "./spent";

const CARDS = [
  { id: 1, xp: 3, offered: true },
  { id: 2, xp: 2, offered: true },
  { id: 3, xp: 2, offered: true },
  { id: 4, xp: 4, offered: false },
];

describe("cards picked for a payment", () => {
  it("are none before the first", () => {
    expect([...pickedOf(CARDS, 0)]).toEqual([]);
  });

  it("are those that are not offered any more", () => {
    expect([...pickedOf(CARDS, 4)]).toEqual([4]);
  });

  it("are others of that worth where all are offered", () => {
    expect([...pickedOf(CARDS.slice(0, 3), 2)]).toEqual([2]);
  });

  it("add up to what was paid", () => {
    expect([...pickedOf(CARDS, 6)]).toEqual([4, 2]);
  });
});
