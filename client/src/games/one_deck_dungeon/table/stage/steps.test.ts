import { describe, expect, it } from "vitest";
import { BEAT } from "../../../../table/event_queue.svelte";
import { Sparks } from "../../../../table/sparks.svelte";
import type { Piece } from "../seen";
import type { Staged } from "./motion.svelte";
import { stepsOf } from "./steps";

class Told implements Staged {
  readonly sparks = new Sparks(() => 0);
  readonly told: string[] = [];
  roll(dice: readonly Piece[]): void {
    this.told.push(`roll ${dice.map((die) => `${die.color} ${die.value}`).join(", ")}`);
  }
  drop(dice: readonly Piece[], cause: string): void {
    this.told.push(`drop ${dice.map((die) => die.value).join(", ")} for ${cause}`);
  }
  fly(dice: readonly Piece[], box: number): void {
    this.told.push(`fly ${dice.map((die) => `${die.seat}:${die.value}`).join(", ")} to ${box}`);
  }
  land(): void {
    this.told.push("land");
  }
  say(words: string): void {
    this.told.push(`say ${words}`);
  }
}

function played(...events: [string, Record<string, unknown>][]) {
  const on = new Told();
  const steps = stepsOf(
    events.map(([name, values]) => ({ name, values })),
    on,
  );
  for (const step of steps) {
    step.play?.(0);
    step.finish?.(false);
  }
  return { told: on.told, steps, beats: steps.reduce((sum, step) => sum + step.lasts, 0) / BEAT };
}

describe("steps", () => {
  it("roll dice and drop those that a foe discards", () => {
    const { told } = played(
      ["DiceRolled", { seat: 0, dice: [13, 1], gathered: true }],
      ["DiceDiscarded", { seat: 0, dice: [1], cause: "ethereal" }],
    );
    expect(told).toEqual(["roll agility 5, strength 1", "drop 1 for ethereal"]);
  });

  it("do not draw dice that the party discards", () => {
    expect(played(["DiceDiscarded", { seat: 0, dice: [1], cause: "" }]).steps).toEqual([]);
  });

  it("let dice of two heroes fly to their box", () => {
    const { told } = played(["BoxCovered", { box: 3, seats: [0, 1], dice: [13, 4], complete: true }]);
    expect(told).toEqual(["fly 0:5, 1:4 to 3", "land"]);
  });

  it("tell up to five cards of time one by one, and more in one sweep", () => {
    expect(played(["TimeSpent", { count: 3, cards: [], tokens: 0 }]).steps).toHaveLength(3);
    expect(played(["TimeSpent", { count: 6, cards: [], tokens: 0 }]).steps).toHaveLength(1);
  });

  it("never last longer than fourteen beats", () => {
    const roll: [string, Record<string, unknown>] = ["DiceRolled", { seat: 0, dice: [13], gathered: false }];
    expect(played(...Array.from({ length: 12 }, () => roll)).beats).toBeCloseTo(14);
  });

  it("pass over events that nothing shows", () => {
    expect(played(["CubesGained", { count: 1 }], ["Unknown", {}]).steps).toEqual([]);
  });
});
