// Standing orders of this browser: the preset and the bells of the settings, as they are sent to a room.

import { settings } from "./settings.svelte";
import type { Standing, StandingOrders, UsualOrders } from "../wire";

/** Cards and tokens can have a bell; other terms, such as rules, cannot be played. */
const PLAYED = ["card", "status", "companion", "ability"];
const ON = "on";

export function canRing(term: string): boolean {
  return PLAYED.includes(term.split(":")[0] ?? "");
}

function keyOf(game: string, term: string): string {
  return `${game} ${term}`;
}

export function rings(game: string, term: string): boolean {
  return keyOf(game, term) in settings.bells;
}

export function setBell(game: string, term: string, on: boolean): void {
  const others = Object.entries(settings.bells).filter(([key]) => key !== keyOf(game, term));
  settings.bells = Object.fromEntries(on ? [...others, [keyOf(game, term), ON]] : others);
}

/** All bells as game and term, in the order in which they were set. */
export function allBells(): { game: string; term: string }[] {
  return Object.keys(settings.bells).map((key) => {
    const [game = "", term = ""] = key.split(" ");
    return { game, term };
  });
}

/** The message that tells a room what this browser wants for a seat. */
export function ordersOf(game: string, seat: number, more: Partial<StandingOrders> = {}): StandingOrders {
  const bells = allBells().filter((one) => one.game === game);
  return { type: "orders", seat, setting: settings.passing, bells: bells.map((one) => one.term), ...more };
}

/** The orders of this browser for every room, which a connection sends first. */
export function usualOrders(): UsualOrders {
  const bells: Record<string, string[]> = {};
  for (const { game, term } of allBells()) (bells[game] ??= []).push(term);
  return { setting: settings.passing, bells };
}

/** Whether the server already keeps what this browser wants for a seat. */
export function isKept(kept: Standing | undefined, wanted: StandingOrders): boolean {
  const bells = [...(wanted.bells ?? [])].sort();
  return kept?.setting === wanted.setting && JSON.stringify(kept?.bells ?? []) === JSON.stringify(bells);
}
