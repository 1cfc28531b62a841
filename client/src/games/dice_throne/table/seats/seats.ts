// The order of seats as seen from one seat.

import type { DiceView } from "../../../../views";
import type { State } from "../../../../wire";

/** The other seats in order of play; all of them for a spectator. */
export function others(view: DiceView, own: number): number[] {
  const count = view.seats.length;
  const around = Array.from({ length: count }, (_, step) => (Math.max(own, 0) + step) % count);
  return own < 0 ? around : around.slice(1);
}

/** The other seats by team: my mates first, then the opposing teams. A spectator is in no team. */
export function teamsAround(view: DiceView, own: number): { seats: number[]; mine: boolean }[] {
  const around = others(view, own);
  const numbers = [...new Set(around.map((seat) => teamNumber(view, seat)))];
  const teams = numbers.map((team) => {
    const seats = around.filter((seat) => teamNumber(view, seat) === team);
    return { seats, mine: seats.some((seat) => areTeammates(view, own, seat)) };
  });
  return [...teams.filter(({ mine }) => mine), ...teams.filter(({ mine }) => !mine)];
}

/** The colour of each seat in a team game: that of its team's first seat. */
export function teamColours(view: DiceView): [string, string][] {
  if (!isTeamGame(view)) return [];
  return view.seats
    .map((one, seat) => [`--seat-${seat}`, `var(--seat-${Math.min(...one.team)})`] as [string, string])
    .filter(([name, colour]) => colour !== `var(${name})`);
}

export function isTeamGame(view: DiceView): boolean {
  return view.seats.some((seat) => seat.team.length > 1);
}

/** The number of a seat's team, from 1. */
export function teamNumber(view: DiceView, seat: number): number {
  const teams = [...new Set(view.seats.map((one) => Math.min(...one.team)))].sort((one, two) => one - two);
  return teams.indexOf(Math.min(...(view.seats[seat]?.team ?? [seat]))) + 1;
}

export function areTeammates(view: DiceView, one: number, two: number): boolean {
  return one !== two && !!view.seats[one]?.team.includes(two);
}

/** The seat whose board is in the middle: the own one, for spectators the active one. */
export function inTheMiddle(view: DiceView, own: number): number {
  return own >= 0 ? own : Math.max(view.active, 0);
}

/** The name of a seat: the player's, else the hero's. */
export function nameOf(state: State, seat: number): string {
  const found = state.seats.find((one) => one.seat === seat);
  return found?.name || found?.hero_name || String(seat + 1);
}
