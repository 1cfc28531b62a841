// What happened, as steps that a table plays: what lies there from then on, what is seen moving, what is heard.

import type { Motion, Step } from "../../lib/motion.svelte";
import type { DiceEvent } from "../../views";
import type { EventShown } from "../../wire";
import type { TrayOfDice } from "./tray.svelte";

/** What steps act on. */
export interface Staged {
  motion: Motion;
  tray: TrayOfDice;
  /** The health a seat is seen to have while what lowers or raises it has not landed. */
  land(seat: number, health: number): void;
  /** The own seat, for what only concerns oneself. */
  seat: number;
}

/** However much happened at once: it takes no longer than this. */
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
  Drew: ({ seat, count }, on) => travelling(on, `+${count}`, `deck-${seat}`, `hand-${seat}`),
  Played: ({ seat }, on) => travelling(on, "", `hand-${seat}`, "dice"),
  Upgraded: ({ seat, level }, on) => travelling(on, roman(level), "dice", `board-${seat}`),
  Sold: ({ seat }, on) => travelling(on, "", `hand-${seat}`, `discard-${seat}`),
  Discarded: ({ seat }, on) => travelling(on, "", `hand-${seat}`, `discard-${seat}`),
  GainedCp: ({ seat, amount }, on) => rising(on, "cp", signed(amount), `cp-${seat}`),
  LostCp: ({ seat, amount }, on) => rising(on, "cp", signed(-amount), `cp-${seat}`),
  StoleCp: ({ thief, victim, amount }, { motion }) => ({
    beats: 1,
    show: () => motion.spark("cp", String(amount), `cp-${victim}`, `cp-${thief}`),
  }),
  StoleHealth: ({ thief, victim, amount }, { motion }) => ({
    beats: 1.5,
    show: () => motion.spark("heal", String(amount), `health-${victim}`, `health-${thief}`),
    sound: "hit-light",
  }),
  HealthChanged: landing,
  TokensPlaced: ({ seat, status, count }, on) => ({
    ...rising(on, "status", signed(count), statusZone(seat, status)),
    sound: "status",
  }),
  TokensRemoved: ({ seat, status, count }, on) => rising(on, "status-lost", signed(-count), statusZone(seat, status)),
  TokenMoved: ({ origin, to, status, count }, { motion }) => ({
    beats: 1.2,
    show: () => motion.spark("status", String(count), statusZone(origin, status), `statuses-${to}`),
    sound: "status",
  }),
  CompanionHealthChanged: ({ seat, companion, before, after }, on) =>
    rising(on, after < before ? "damage" : "heal", signed(after - before), `companion-${seat}-${companion}`),
  GameEnded: ({ outcome }, { seat }) => {
    if (seat < 0 || outcome === "draw") return { beats: 0 };
    return { beats: 0, sound: outcome.split("+").includes(String(seat)) ? "win" : "lose" };
  },
};

/** The steps of these events, shortened together if they were too many to look at one by one. */
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

/** The health each seat had before any of it landed. */
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
      if (damage > 0) on.motion.spark("damage", signed(-damage), `health-${seat}`);
      if (heals > 0) on.motion.spark("heal", signed(heals), `health-${seat}`);
    },
    sound: damage > 0 ? strength : "heal",
  };
}

function travelling({ motion }: Staged, text: string, from: string, to: string): Step {
  return { beats: 1.2, show: () => motion.spark("card", text, from, to), sound: "card" };
}

function rising(
  { motion }: Staged,
  kind: "cp" | "damage" | "heal" | "status-lost" | "status",
  text: string,
  zone: string,
): Step {
  return { beats: 0.6, show: () => motion.spark(kind, text, zone) };
}

/** Where a token lies, or would: a kind that has just come has no place of its own yet. */
function statusZone(seat: number, status: string): string {
  const own = `status-${seat}-${status}`;
  return document.querySelector(`[data-zone="${CSS.escape(own)}"]`) ? own : `statuses-${seat}`;
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function roman(level: number): string {
  return "I".repeat(level);
}
