import { describe, expect, it } from "vitest";
import { BEAT } from "../../../../table/event_queue.svelte";
import { Sparks } from "../../../../table/sparks.svelte";
import type { EventShown } from "../../../../wire";
import { LONGEST, healthBefore, openingOf, stepsOf, type Staged } from "./steps";
import { TrayOfDice } from "./tray.svelte";

function stage() {
  const health = new Map<number, number>();
  const on: Staged = {
    sparks: new Sparks(() => 0),
    tray: new TrayOfDice(),
    heldUp: undefined,
    splash: undefined,
    versus: undefined,
    isUltimate: (_, ability) => ability === "rage",
    attacking: false,
    land: (seat, now) => void health.set(seat, now),
    seat: 0,
  };
  return { on, health };
}

function played(events: EventShown[], on: Staged) {
  const steps = stepsOf(events, on);
  for (const step of steps) {
    step.play?.(step.lasts);
    step.finish?.(false);
  }
  return steps;
}

const rolled = { name: "Rolled", values: { seat: 1, dice: [1, 2, 3, 4, 5], purpose: 0 } };
const hurt = { name: "HealthChanged", values: { seat: 1, before: 20, after: 11, heals: 0, damage: 9, team: [] } };

describe("steps of what happened", () => {
  it("throw the dice, and only those again that were rolled again", () => {
    const { on } = stage();
    const again = { name: "Rerolled", values: { seat: 1, places: [0, 4], dice: [6, 2, 3, 4, 6] } };
    const turned = { name: "DieChanged", values: { seat: 0, roller: 1, place: 1, before: 2, after: 5 } };
    played([rolled, again, turned], on);
    expect(on.tray.shown).toMatchObject({ roller: 1, purpose: "offence", dice: [6, 5, 3, 4, 6] });
    expect(on.tray.shown?.spins).toEqual([2, 1, 1, 1, 2]);
  });

  it("land damage on the dial, for all who share it, as hard as it hits", () => {
    const { on, health } = stage();
    const shared = { ...hurt, values: { ...hurt.values, team: [1, 2], damage: 3 } };
    expect(played([hurt, shared], on).map((step) => step.sound)).toEqual(["hit-heavy", "hit-light"]);
    expect([...health]).toEqual([
      [1, 11],
      [2, 11],
    ]);
  });

  it("know the health from before all of it", () => {
    const later = { ...hurt, values: { ...hurt.values, before: 11, after: 9 } };
    expect([...healthBefore([rolled, hurt, later])]).toEqual([[1, 20]]);
  });

  it("take no longer than one likes to look at", () => {
    const { on } = stage();
    const time = (steps: { lasts: number }[]): number => steps.reduce((sum, step) => sum + step.lasts, 0);
    expect(time(stepsOf(Array.from({ length: 40 }, () => rolled), on))).toBeCloseTo(LONGEST); // prettier-ignore
    expect(time(stepsOf([rolled, hurt], on))).toBe(4.5 * BEAT);
  });

  it("sound the end as it is for oneself", () => {
    const { on } = stage();
    const ended = (outcome: string) =>
      stepsOf([{ name: "GameEnded", values: { outcome } }], on).map((one) => one.sound);
    expect(ended("0+2")).toEqual(["win"]);
    expect(ended("1")).toEqual(["lose"]);
    expect(ended("draw")).toEqual([]);
  });

  it("splash an Ultimate, one's own as well, and hold up any other ability of somebody else", () => {
    const { on } = stage();
    const announced = (seat: number, ability: string) => stepsOf([{ name: "Announced", values: { seat, ability, row: 0 } }], on); // prettier-ignore
    const [splash] = announced(0, "rage");
    splash?.play?.(0);
    expect(on.splash).toEqual({ seat: 0, ability: "rage" });
    expect(splash?.lasts).toBeLessThanOrEqual(1200);
    splash?.finish?.(true);
    expect(on.splash).toBeUndefined();
    expect(announced(0, "smack")).toEqual([]);
    announced(1, "smack")[0]?.play?.(0);
    expect(on.heldUp).toMatchObject({ what: "ability", id: "smack" });
  });

  it("open a match with the start roll, ties rolled again, and only in its first turn", () => {
    const { on } = stage();
    const roll = (seat: number, value: number) => ({ name: "StartRolled", values: { seat, value } });
    const found = { name: "StartPlayerFound", values: { seat: 1 } };
    const turn = (number: number) => ({ name: "TurnBegan", values: { seat: 1, turn: number } });
    const opening = [roll(0, 4), roll(1, 4), roll(0, 2), roll(1, 5), found, turn(1)];
    const [step] = openingOf(opening, on);
    expect(step?.lasts).toBeLessThanOrEqual(2500);
    step?.play?.(0);
    expect(on.versus?.starter).toBe(1);
    expect([...(on.versus?.rolls ?? [])]).toEqual([
      [0, [4, 2]],
      [1, [4, 5]],
    ]);
    step?.finish?.(true);
    expect(on.versus).toBeUndefined();
    expect(openingOf([...opening, turn(2)], on)).toEqual([]);
    expect(openingOf([turn(1)], on)).toEqual([]);
  });

  it("hold up an upgrade once, when it is played", () => {
    const { on } = stage();
    const shown: unknown[] = [];
    const note = {
      ...on,
      set heldUp(held: unknown) {
        if (held) shown.push(held);
      },
      get heldUp() {
        return undefined;
      },
    };
    const card = { seat: 1, card: "better", paid: 2 };
    played(
      [
        { name: "Played", values: card },
        { name: "Upgraded", values: { ...card, level: 2 } },
      ],
      note as Staged,
    );
    expect(shown).toEqual([{ what: "played", id: "better", seat: 1 }]);
  });

  it("pass over what nobody needs to see", () => {
    expect(stepsOf([{ name: "WindowOpened", values: { point: "W_LAST", depth: 0 } }], stage().on)).toEqual([]);
  });
});
