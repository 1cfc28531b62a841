// Turns events into animation steps: changes of the table, motion, sound.

import type { Motion, Spark, Step, Zone } from "../motion.svelte";
import type { DiceEvent } from "../../../../views";
import type { EventShown } from "../../../../wire";
import type { TrayOfDice } from "./tray.svelte";

/** What steps act on. */
export interface Staged {
  motion: Motion;
  tray: TrayOfDice;
  /** The displayed health of a seat until a change is animated. */
  land(seat: number, health: number): void;
  /** The own seat, for animations that only it sees. */
  seat: number;
}

/** The longest duration of all steps together. */
export const MOST_BEATS = 14;
const LIGHT = 3;
const HEAVY = 8;

type Values<Name extends DiceEvent["name"]> = Extract<DiceEvent, { name: Name }>["values"];
type Makers = { [Name in DiceEvent["name"]]?: (values: Values<Name>, on: Staged) => Step };

const MAKERS: Makers = {
  TurnBegan: ({ seat }, on) => (seat === on.seat ? { beats: 0.5, sound: "turn" } : { beats: 0 }),
  Rolled: ({ seat, purpose, dice }, { tray }) => ({
    beats: 2,
    apply: () => tray.roll(seat, purpose, dice),
    sound: "roll",
  }),
  Rerolled: ({ dice, places }, { tray }) => ({ beats: 2, apply: () => tray.reroll(dice, places), sound: "roll" }),
  DieChanged: ({ place, after }, { tray }) => ({
    beats: 1.2,
    apply: () => tray.change(place, after),
    sound: "settle",
  }),
  Drew: ({ seat, count }, on) => travelling(on, `+${count}`, of(on, "deck", seat), of(on, "hand", seat)),
  Played: ({ seat }, on) => travelling(on, "", of(on, "hand", seat), "dice"),
  Upgraded: ({ seat, level }, on) => travelling(on, roman(level), "dice", boardOf(on, seat)),
  Sold: ({ seat }, on) => travelling(on, "", of(on, "hand", seat), of(on, "discard", seat)),
  Discarded: ({ seat }, on) => travelling(on, "", of(on, "hand", seat), of(on, "discard", seat)),
  GainedCp: ({ seat, amount }, on) => rising(on, "cp", signed(amount), of(on, "cp", seat)),
  LostCp: ({ seat, amount }, on) => rising(on, "cp", signed(-amount), of(on, "cp", seat)),
  StoleCp: ({ thief, victim, amount }, on) => ({
    beats: 1,
    show: () => on.motion.spark("cp", String(amount), of(on, "cp", victim), of(on, "cp", thief)),
  }),
  StoleHealth: ({ thief, victim, amount }, on) => ({
    beats: 1.5,
    show: () => on.motion.spark("heal", String(amount), of(on, "health", victim), of(on, "health", thief)),
    sound: "hit-light",
  }),
  HealthChanged: landing,
  TokensPlaced: ({ seat, status, count }, on) => ({
    ...rising(on, "status", signed(count), statusZone(on, seat, status)),
    sound: "status",
  }),
  TokensRemoved: ({ seat, status, count }, on) =>
    rising(on, "status-lost", signed(-count), statusZone(on, seat, status)),
  TokenMoved: ({ origin, to, status, count }, on) => ({
    beats: 1.2,
    show: () => on.motion.spark("status", String(count), statusZone(on, origin, status), statusZone(on, to, status)),
    sound: "status",
  }),
  CompanionHealthChanged: ({ seat, companion, before, after }, on) => {
    const zone = [`companion-${seat}-${companion}`, ...of(on, "health", seat)];
    return rising(on, after < before ? "damage" : "heal", signed(after - before), zone);
  },
  GameEnded: ({ outcome }, { seat }) => {
    if (seat < 0 || outcome === "draw") return { beats: 0 };
    return { beats: 0, sound: outcome.split("+").includes(String(seat)) ? "win" : "lose" };
  },
};

/** The steps of these events, sped up if they are many. */
export function stepsOf(events: EventShown[], on: Staged): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const make = MAKERS[event.name as DiceEvent["name"]] as ((values: unknown, on: Staged) => Step) | undefined;
    const step = make?.(event.values, on);
    if (step && (step.beats > 0 || step.sound)) steps.push(step);
  }
  const beats = steps.reduce((sum, step) => sum + step.beats, 0);
  if (beats <= MOST_BEATS) return steps;
  return steps.map((step) => ({ ...step, beats: (step.beats * MOST_BEATS) / beats }));
}

/** The health of each seat before these events. */
export function healthBefore(events: EventShown[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const event of events) {
    if (event.name !== "HealthChanged") continue;
    const { seat, before, team } = event.values as Values<"HealthChanged">;
    for (const each of [seat, ...team]) if (!found.has(each)) found.set(each, before);
  }
  return found;
}

function landing({ seat, after, heals, damage, team }: Values<"HealthChanged">, on: Staged): Step {
  const strength = damage > HEAVY ? "hit-heavy" : damage > LIGHT ? "hit" : "hit-light";
  return {
    beats: 1.5,
    apply: () => {
      for (const each of [seat, ...team]) on.land(each, after);
    },
    show: () => {
      const dial = of(on, "health", seat);
      if (damage > 0) on.motion.spark("damage", signed(-damage), dial);
      if (heals > 0) on.motion.spark("heal", signed(heals), dial);
    },
    sound: damage > 0 ? strength : "heal",
  };
}

function travelling({ motion }: Staged, text: string, from: Zone, to: Zone): Step {
  return { beats: 1.2, show: () => motion.spark("card", text, from, to), sound: "card" };
}

function rising({ motion }: Staged, kind: Spark["kind"], text: string, zone: Zone): Step {
  return { beats: 0.6, show: () => motion.spark(kind, text, zone) };
}

/** The zone of an item of a seat; the seat itself if that is hidden. */
function of(on: Staged, thing: string, seat: number): string[] {
  return [`${thing}-${seat}`, ...(seat === on.seat ? [thing] : []), `seat-${seat}`];
}

function boardOf(on: Staged, seat: number): string[] {
  return seat === on.seat ? ["abilities"] : of(on, "board", seat);
}

/** A new kind of token has no zone yet. */
function statusZone(on: Staged, seat: number, status: string): string[] {
  return [`status-${seat}-${status}`, ...of(on, "statuses", seat)];
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function roman(level: number): string {
  return "I".repeat(level);
}
