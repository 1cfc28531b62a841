import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "./stage.svelte";
import { tableWith } from "./trial.svelte";

const BEAT = 100;
const hurt = { name: "HealthChanged", values: { seat: 1, before: 20, after: 14, heals: 0, damage: 6, team: [] } };
const rolled = { name: "Rolled", values: { seat: 0, dice: [1, 2, 3, 4, 5], purpose: 0 } };
const again = { name: "Rerolled", values: { seat: 0, places: [0], dice: [6, 2, 3, 4, 5] } };

function staged(beat: number) {
  const table = tableWith({ kind: "rolling", answers: [], dice: [6, 2, 3, 4, 5] });
  return { table, stage: new Stage(table, { beat: () => beat, sound: () => undefined }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a table in motion", () => {
  it("shows the health from before until the damage lands, then what the view says", () => {
    const { table, stage } = staged(BEAT);
    table.tell([rolled, hurt]);
    expect(stage.health(1)).toBe(20);
    expect(stage.tray.shown?.dice).toEqual([1, 2, 3, 4, 5]);
    vi.advanceTimersByTime(2 * BEAT);
    expect(stage.health(1)).toBe(14);
    vi.runAllTimers();
    expect(stage.health(1)).toBeUndefined();
  });

  it("is over at once for whoever does not want to wait", () => {
    const { table, stage } = staged(BEAT);
    table.tell([rolled, again, hurt]);
    stage.finish();
    expect(stage.motion.running).toBe(false);
    expect(stage.health(1)).toBeUndefined();
    expect(stage.tray.shown?.dice).toEqual([6, 2, 3, 4, 5]);
    expect(stage.tray.still).toBe(true);
  });

  it("lets a newer state finish what an older one began", () => {
    const { table, stage } = staged(BEAT);
    table.tell([rolled, again]);
    table.tell([hurt]);
    expect(stage.tray.shown?.dice).toEqual([6, 2, 3, 4, 5]);
    expect(stage.health(1)).toBe(14);
  });

  it("stands still where no motion is wanted", () => {
    const { table, stage } = staged(0);
    table.tell([rolled, again, hurt]);
    expect(stage.motion.running).toBe(false);
    expect(stage.tray.shown?.dice).toEqual([6, 2, 3, 4, 5]);
    expect(stage.health(1)).toBeUndefined();
  });
});
