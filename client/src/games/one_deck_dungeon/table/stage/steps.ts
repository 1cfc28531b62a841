// Turns events into animation steps: dice that roll and fly, hearts that are lost, time that passes; with their sounds.

import { t } from "../../../../lib/words.svelte";
import { BEAT, type Step } from "../../../../table/event_queue.svelte";
import type { DungeonEvent } from "../../../../views";
import type { EventShown } from "../../../../wire";
import { type Piece, pieceByCode } from "../seen";
import type { Staged } from "./motion.svelte";

/** The longest duration of all steps of a state together, in beats. */
const LONGEST = 14;
/** So many cards of time are told one by one; more of them in one sweep. */
const ONE_BY_ONE = 5;
const SOME_HEARTS = 3;

type Values<Name extends DungeonEvent["name"]> = Extract<DungeonEvent, { name: Name }>["values"];
type Makers = { [Name in DungeonEvent["name"]]?: (values: Values<Name>, on: Staged) => Step | Step[] };

const MAKERS: Makers = {
  DiceRolled: ({ seat, dice }, on) => rolling(pieces(seat, dice), on),
  DiceRerolled: ({ seat, after }, on) => rolling(pieces(seat, after), on),
  DiceGained: ({ seat, dice }, on) => ({
    lasts: beats(1.2),
    play: () => on.roll(pieces(seat, dice)),
    sound: "settle",
  }),
  DiceDiscarded: ({ seat, dice, cause }, on) => {
    if (!cause) return [];
    return { lasts: beats(1.5), play: () => on.drop(pieces(seat, dice), cause), sound: "hit-light" };
  },
  BoxCovered: ({ box, seats, dice }, on) => ({
    lasts: beats(0.5),
    play: () => on.fly(laid(seats, dice), box),
    finish: () => on.land(),
    sound: "keep",
  }),
  SkillUsed: ({ seat, skill }, on) => ({
    lasts: beats(0.6),
    play: () => on.sparks.add("status", "✓", [`skill-${seat}-${skill}`, `seat-${seat}`]),
    sound: "status",
  }),
  HeroicDieMade: ({ seat, die }, on) => ({
    lasts: beats(1.2),
    play: () => on.roll(pieces(seat, [die])),
    sound: "settle",
  }),
  PotionUsed: (_, on) => ({ lasts: beats(0.6), play: () => on.sparks.add("status", "−1", "potions"), sound: "heal" }),
  Damaged: ({ seat, count }, on) => ({
    lasts: beats(0.5 * Math.min(count, SOME_HEARTS) + 0.5),
    play: () => {
      on.sparks.add("damage", `−${count}`, hearts(seat));
      on.sparks.shake(hearts(seat), count >= SOME_HEARTS ? 2 : 1);
    },
    sound: count >= SOME_HEARTS ? "hit" : "hit-light",
  }),
  Healed: ({ seat, count }, on) => ({
    lasts: beats(1),
    play: () => on.sparks.add("heal", `+${count}`, hearts(seat)),
    sound: "heal",
  }),
  Poisoned: ({ seat, count }, on) => ({
    lasts: beats(0.8),
    play: () => on.sparks.add("status", `+${count}`, hearts(seat)),
    sound: "status",
  }),
  TimeSpent: ({ count }, on) => time(count, on),
  DoorOpened: () => ({ lasts: beats(1), sound: "door" }),
  FloorRevealed: ({ floor }, on) => banner(t("dungeon-banner-floor", { floor }), "turn", on),
  RoundBegan: ({ round }, on) => (round > 1 ? banner(t("dungeon-round", { round }), "turn", on) : []),
  LevelGained: ({ level }, on) => banner(t("dungeon-banner-level", { level }), "level", on),
  BossHit: ({ hits }, on) => ({
    lasts: beats(Math.min(hits, SOME_HEARTS)),
    play: () => {
      on.sparks.add("damage", `−${hits}`, "boss-health");
      on.sparks.shake("boss-health", 2);
    },
    sound: "hit",
  }),
  Looted: () => ({ lasts: beats(0.5), sound: "card" }),
  GameEnded: ({ outcome }) => ({ lasts: 0, sound: outcome === "won" ? "win" : "lose" }),
};

/** The steps of these events, sped up if they are many. */
export function stepsOf(events: readonly EventShown[], on: Staged): Step[] {
  const steps = events.flatMap((event) => {
    const make = MAKERS[event.name as DungeonEvent["name"]];
    return (make as ((values: unknown, on: Staged) => Step | Step[]) | undefined)?.(event.values, on) ?? [];
  });
  const whole = steps.reduce((sum, step) => sum + step.lasts, 0);
  const most = beats(LONGEST);
  return whole <= most ? steps : steps.map((step) => ({ ...step, lasts: (step.lasts * most) / whole }));
}

function rolling(dice: readonly Piece[], on: Staged): Step[] {
  if (dice.length === 0) return [];
  return [
    { lasts: beats(2), play: () => on.roll(dice), sound: "roll" },
    { lasts: 0, sound: "settle" },
  ];
}

function time(count: number, on: Staged): Step[] {
  const one = (text: string, lasts: number): Step => ({
    lasts,
    play: () => on.sparks.add("card", text, "time"),
    sound: "time",
  });
  if (count > ONE_BY_ONE) return [one(`−${count}`, beats(1.5))];
  return Array.from({ length: count }, () => one("−1", beats(0.3)));
}

function banner(words: string, sound: string, on: Staged): Step {
  return { lasts: beats(2), play: () => on.say(words), finish: () => on.say(""), sound };
}

function pieces(seat: number, codes: readonly number[]): Piece[] {
  return codes.map((code) => pieceByCode({ seat, code }));
}

/** Dice with the heroes that laid them, one by one; a single hero may have laid all of them. */
function laid(seats: readonly number[], codes: readonly number[]): Piece[] {
  return codes.map((code, place) => pieceByCode({ seat: seats[place] ?? seats[0] ?? 0, code }));
}

function hearts(seat: number): string[] {
  return [`hearts-${seat}`, `seat-${seat}`, "hearts", "ribbon"];
}

function beats(count: number): number {
  return count * BEAT;
}
