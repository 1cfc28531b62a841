// Turns events into animation steps: changes of the table, motion, sound.

import { BEAT, type Step } from "../../../../table/event_queue.svelte";
import { BLOW_BEATS, type Spark, type Sparks, weightOf, type Zone } from "../../../../table/sparks.svelte";
import type { DiceEvent } from "../../../../views";
import type { EventShown } from "../../../../wire";
import type { TrayOfDice } from "./tray.svelte";

/** A card, an ability or a defence of somebody else, held up in the middle of the table. */
export interface HeldUp {
  what: "ability" | "defence" | "played" | "sold";
  id: string;
  seat: number;
}

/** An Ultimate that somebody announces. */
export interface Splash {
  seat: number;
  ability: string;
}

/** Who plays against whom and how the start was rolled: by seat, one number for each time it rolled. */
export interface Versus {
  rolls: ReadonlyMap<number, readonly number[]>;
  starter: number;
}

/** What steps act on. */
export interface Staged {
  sparks: Sparks;
  tray: TrayOfDice;
  /** Shown until the step is over. */
  heldUp: HeldUp | undefined;
  splash: Splash | undefined;
  versus: Versus | undefined;
  isUltimate(seat: number, ability: string): boolean;
  /** An attack is being resolved: damage comes from the dice. */
  attacking: boolean;
  /** The displayed health of a seat until a change is animated. */
  land(seat: number, health: number): void;
  /** The own seat: what it does itself is shown more briefly. */
  seat: number;
}

/** The longest duration of all steps of a state together, in milliseconds at normal speed. */
export const LONGEST = 8000;
const STRENGTHS = { 1: "hit-light", 2: "hit", 3: "hit-heavy" } as const;
const SPLASH_BEATS = 4;
const VERSUS_BEATS = 8;

type Values<Name extends DiceEvent["name"]> = Extract<DiceEvent, { name: Name }>["values"];
type Makers = { [Name in DiceEvent["name"]]?: (values: Values<Name>, on: Staged) => Step | Step[] };

const MAKERS: Makers = {
  TurnBegan: ({ seat }, on) => (seat === on.seat ? { lasts: beats(0.5), sound: "turn" } : []),
  Rolled: ({ seat, purpose, dice }, on) => [
    {
      lasts: beats(2),
      play: () => on.tray.roll(seat, purpose, dice),
      finish: () => on.tray.land(seat, purpose, dice),
      sound: "roll",
    },
    settled(on, seat),
  ],
  Rerolled: ({ seat, dice, places }, on) => [
    ...keeping(on, seat, places, dice.length),
    {
      lasts: beats(2),
      play: () => on.tray.reroll(dice, places),
      finish: () => on.tray.landAgain(dice),
      sound: "roll",
    },
    settled(on, seat),
  ],
  DieChanged: ({ seat, place, after }, { tray, seat: own }) => ({
    lasts: beats(seat === own ? 1.2 : 2),
    play: () => tray.change(place, after),
    finish: () => tray.change(place, after),
    sound: "settle",
  }),
  Drew: ({ seat, count }, on) => travelling(on, `+${count}`, of(on, "deck", seat), of(on, "hand", seat)),
  Played: ({ seat, card }, on) => held(on, { what: "played", id: card, seat }, of(on, "hand", seat), "dice"),
  // The card has been played, and held up, before.
  Upgraded: ({ seat, level }, on) => travelling(on, roman(level), "dice", boardOf(on, seat)),
  Sold: ({ seat, card }, on) =>
    held(on, { what: "sold", id: card, seat }, of(on, "hand", seat), of(on, "discard", seat)),
  Discarded: ({ seat }, on) => travelling(on, "", of(on, "hand", seat), of(on, "discard", seat)),
  Announced: ({ seat, ability }, on) => {
    if (!ability) return [];
    return on.isUltimate(seat, ability)
      ? splashed(on, { seat, ability })
      : shown(on, { what: "ability", id: ability, seat }, 4);
  },
  Defended: ({ seat, defence }, on) => shown(on, { what: "defence", id: defence, seat }, 3),
  GainedCp: ({ seat, amount }, on) => rising(on, "cp", signed(amount), of(on, "cp", seat)),
  LostCp: ({ seat, amount }, on) => rising(on, "cp", signed(-amount), of(on, "cp", seat)),
  StoleCp: ({ thief, victim, amount }, on) => ({
    lasts: beats(1),
    play: () => on.sparks.add("cp", String(amount), of(on, "cp", victim), of(on, "cp", thief)),
  }),
  StoleHealth: ({ thief, victim, amount }, on) => ({
    lasts: beats(1.5),
    play: () => on.sparks.add("heal", String(amount), of(on, "health", victim), of(on, "health", thief)),
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
    lasts: beats(1.2),
    play: () => on.sparks.add("status", String(count), statusZone(on, origin, status), statusZone(on, to, status)),
    sound: "status",
  }),
  CompanionHealthChanged: ({ seat, companion, before, after }, on) => {
    const zone = [`companion-${seat}-${companion}`, ...of(on, "health", seat)];
    return rising(on, after < before ? "damage" : "heal", signed(after - before), zone);
  },
  GameEnded: ({ outcome }, { seat }) => {
    if (seat < 0 || outcome === "draw") return [];
    return { lasts: 0, sound: outcome.split("+").includes(String(seat)) ? "win" : "lose" };
  },
};

/** The steps of these events, sped up if they are many. */
export function stepsOf(events: EventShown[], on: Staged): Step[] {
  const steps = events.flatMap((event) => {
    const make = MAKERS[event.name as DiceEvent["name"]];
    return (make as ((values: unknown, on: Staged) => Step | Step[]) | undefined)?.(event.values, on) ?? [];
  });
  const time = steps.reduce((sum, step) => sum + step.lasts, 0);
  if (time <= LONGEST) return steps;
  return steps.map((step) => ({ ...step, lasts: (step.lasts * LONGEST) / time }));
}

/** The step with which a match begins; none if these events are not those of its first turn. */
export function openingOf(events: EventShown[], on: Staged): Step[] {
  const versus = versusOf(events as DiceEvent[]);
  if (!versus) return [];
  const play = (): void => {
    on.versus = versus;
  };
  const finish = (): void => {
    on.versus = undefined;
  };
  return [{ lasts: beats(VERSUS_BEATS), play, finish, sound: "turn" }];
}

function versusOf(events: DiceEvent[]): Versus | undefined {
  const rolls = new Map<number, number[]>();
  let starter = -1;
  for (const { name, values } of events) {
    if (name === "StartRolled") rolls.set(values.seat, [...(rolls.get(values.seat) ?? []), values.value]);
    if (name === "StartPlayerFound") starter = values.seat;
    if (name === "TurnBegan" && values.turn > 1) return undefined;
  }
  return starter < 0 ? undefined : { rolls, starter };
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

/** The blow of an attack flies from the dice to the dial, where the damage lands. */
function landing({ seat, after, heals, damage, team }: Values<"HealthChanged">, on: Staged): Step[] {
  const weight = weightOf(damage);
  const dial = of(on, "health", seat);
  const blow: Step = {
    lasts: beats(BLOW_BEATS),
    play: () => on.sparks.add("blow", signed(-damage), "dice", dial, weight),
  };
  const land = (): void => {
    for (const each of [seat, ...team]) on.land(each, after);
  };
  const hit: Step = {
    lasts: beats(1.5),
    play: () => {
      land();
      if (damage > 0) on.sparks.add("damage", signed(-damage), dial, undefined, weight);
      if (weight > 1) on.sparks.shake(dial, weight);
      if (heals > 0) on.sparks.add("heal", signed(heals), dial);
    },
    finish: land,
    sound: damage > 0 ? STRENGTHS[weight] : "heal",
  };
  return damage > 0 && on.attacking ? [blow, hit] : [hit];
}

/** Dice that came to rest; those of others stay a moment, to be read. */
function settled(on: Staged, seat: number): Step {
  return { lasts: seat === on.seat ? 0 : beats(1), sound: "settle" };
}

/** Which dice somebody else keeps, before the others are rolled again. */
function keeping(on: Staged, seat: number, places: number[], dice: number): Step[] {
  if (seat === on.seat || places.length === dice) return [];
  return [{ lasts: beats(2), play: () => on.tray.keep(places), sound: "keep" }];
}

/** A card leaves a hand; one of somebody else is held up, to be read. */
function held(on: Staged, what: HeldUp, from: Zone, to: Zone): Step[] {
  return [...shown(on, what, what.what === "sold" ? 3 : 5), travelling(on, "", from, to)];
}

/** Held up, if it is somebody else's. */
function shown(on: Staged, what: HeldUp, time: number): Step[] {
  if (what.seat === on.seat) return [];
  const play = (): void => {
    on.heldUp = what;
  };
  const finish = (): void => {
    on.heldUp = undefined;
  };
  return [{ lasts: beats(time), play, finish, sound: what.what === "defence" ? "status" : "card" }];
}

/** An Ultimate fills the width of the screen, one's own as well. */
function splashed(on: Staged, splash: Splash): Step[] {
  const play = (): void => {
    on.splash = splash;
  };
  const finish = (): void => {
    on.splash = undefined;
  };
  return [{ lasts: beats(SPLASH_BEATS), play, finish, sound: "hit-heavy" }];
}

function travelling({ sparks }: Staged, text: string, from: Zone, to: Zone): Step {
  return { lasts: beats(1.2), play: () => sparks.add("card", text, from, to), sound: "card" };
}

function rising({ sparks }: Staged, kind: Spark["kind"], text: string, zone: Zone): Step {
  return { lasts: beats(0.6), play: () => sparks.add(kind, text, zone) };
}

/** Milliseconds of so many beats at normal speed. */
function beats(count: number): number {
  return count * BEAT;
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
