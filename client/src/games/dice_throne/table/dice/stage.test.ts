import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT } from "../../../../table/event_queue.svelte";
import { Stage } from "./stage.svelte";
import { tableWith } from "./trial.svelte";

const hurt = { name: "HealthChanged", values: { seat: 1, before: 20, after: 14, heals: 0, damage: 6, team: [] } };
const rolled = { name: "Rolled", values: { seat: 0, dice: [1, 2, 3, 4, 5], purpose: 0 } };
const again = { name: "Rerolled", values: { seat: 0, places: [0], dice: [6, 2, 3, 4, 5] } };
const theirs = { name: "Rerolled", values: { seat: 1, places: [0], dice: [6, 2, 3, 4, 5] } };
const played = { name: "Played", values: { seat: 1, card: "so_wild", paid: 2 } };

function staged(pace: number) {
  const table = tableWith({ kind: "rolling", answers: [], dice: [6, 2, 3, 4, 5] });
  table.pace = pace;
  return { table, stage: new Stage(table, () => pace) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a table in motion", () => {
  it("shows the health from before until the damage lands, then what the view says", () => {
    const { table, stage } = staged(1);
    table.tell([rolled, hurt]);
    expect(stage.health(1)).toBe(20);
    expect(stage.tray.shown?.dice).toEqual([1, 2, 3, 4, 5]);
    vi.advanceTimersByTime(2 * BEAT);
    expect(stage.health(1)).toBe(14);
    vi.runAllTimers();
    expect(stage.health(1)).toBeUndefined();
    expect(stage.playing).toBe(false);
  });

  it("stands still where it was skipped, as it ends", () => {
    const { table, stage } = staged(1);
    table.tell([rolled, again, hurt]);
    table.queue.finish();
    expect(stage.playing).toBe(false);
    expect(stage.health(1)).toBeUndefined();
    expect(stage.tray.shown?.dice).toEqual([6, 2, 3, 4, 5]);
    expect(stage.tray.still).toBe(true);
  });

  it("plays an older state to its end before a newer one", () => {
    const { table, stage } = staged(1);
    table.tell([rolled, again]);
    table.tell([hurt]);
    expect(stage.tray.shown?.dice).toEqual([1, 2, 3, 4, 5]);
    vi.advanceTimersByTime(2 * BEAT);
    expect(stage.tray.shown?.dice).toEqual([6, 2, 3, 4, 5]);
    expect(stage.health(1)).toBeUndefined();
    vi.advanceTimersByTime(2 * BEAT);
    expect(stage.health(1)).toBe(14);
  });

  it("shows which dice somebody else keeps before the others are rolled again", () => {
    const { table, stage } = staged(1);
    table.tell([rolled, theirs]);
    vi.advanceTimersByTime(2 * BEAT);
    expect(stage.tray.shown).toMatchObject({ dice: [1, 2, 3, 4, 5], kept: [false, true, true, true, true] });
    vi.advanceTimersByTime(2 * BEAT);
    expect(stage.tray.shown?.dice).toEqual([6, 2, 3, 4, 5]);
    vi.runAllTimers();
    expect(stage.tray.shown?.kept).toEqual([]);
  });

  it("holds up a card of somebody else, and takes it down when it is skipped", () => {
    const { table, stage } = staged(1);
    table.tell([played]);
    expect(stage.heldUp).toEqual({ what: "played", id: "so_wild", seat: 1 });
    table.queue.skip();
    expect(stage.heldUp).toBeUndefined();
    vi.runAllTimers();
    table.tell([{ ...played, values: { ...played.values, seat: 0 } }]);
    expect(stage.heldUp).toBeUndefined();
  });

  it("lands the blow of an attack after it has flown from the dice", () => {
    const { table, stage } = staged(1);
    const view = { ...table.state?.view, attack: { attacker: 0 } };
    if (table.state) table.state = { ...table.state, view };
    table.tell([hurt]);
    expect(stage.health(1)).toBe(20);
    vi.advanceTimersByTime(1.2 * BEAT);
    expect(stage.health(1)).toBe(14);
  });

  it("opens a match over its first state, and a press goes on to the first question", () => {
    const { table, stage } = staged(1);
    table.open([{ name: "StartPlayerFound", values: { seat: 1 } }]);
    expect(stage.versus?.starter).toBe(1);
    expect(table.queue.busy).toBe(true);
    table.queue.skip();
    expect([stage.versus, table.queue.busy]).toEqual([undefined, false]);
  });

  it("stands still where no motion is wanted", () => {
    const { table, stage } = staged(0);
    table.tell([rolled, again, hurt, played]);
    expect(stage.playing).toBe(false);
    expect(stage.heldUp).toBeUndefined();
    expect(stage.tray.shown?.dice).toEqual([6, 2, 3, 4, 5]);
    expect(stage.health(1)).toBeUndefined();
  });
});
