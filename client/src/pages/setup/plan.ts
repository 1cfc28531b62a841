// From what somebody wishes to the plan that the server is asked for. Whether it can be played, the server says.

import type { GameShown, Plan, Policy, SeatPlan, Timer } from "../../wire";

export type Who = "bots" | "screen" | "online";
export type SeatKind = "here" | "link" | "bot";

/** A hero drawn by lot, and one that the player of the seat picks in the waiting room. */
export const RANDOM = "?random";
export const LATER = "?later";

export interface SeatChoice {
  kind: SeatKind;
  hero: string;
  level: string;
}

export interface PolicyChoices {
  takeback: "ask" | "free" | "never";
  timer: "none" | "turn" | "bank";
  minutes: number;
  increment: number;
  windowSeconds: number;
  factor: number;
  absent: "bot" | "pause" | "vote";
  spectators: "link" | "none" | "open";
  delay: number;
  hints: boolean;
  draft: boolean;
  bans: number;
}

export interface SetupChoices {
  game: string;
  mode: string;
  seats: SeatChoice[];
  options: Record<string, string>;
  policy: PolicyChoices;
  roomName: string;
  playerName: string;
}

export function defaultPolicy(who: Who): PolicyChoices {
  return {
    takeback: who === "online" ? "ask" : "free",
    timer: "none",
    minutes: 2,
    increment: 10,
    windowSeconds: 20,
    factor: 1,
    absent: "pause",
    spectators: "link",
    delay: 0,
    hints: true,
    draft: false,
    bans: 0,
  };
}

/** Modes and numbers of seats that suit who plays: with several people a table for one is of no use. */
export function tables(game: GameShown, who: Who): { mode: string; seats: number }[] {
  const all = game.modes.flatMap((mode) => mode.seats.map((seats) => ({ mode: mode.mode, seats })));
  return who === "bots" ? all : all.filter((table) => table.seats > 1);
}

/** A game of sides has no more heroes than sides: seats belong to them in turn. */
export function hasSides(game: GameShown): boolean {
  return game.heroes.length < Math.max(...game.modes.flatMap((mode) => mode.seats));
}

function kindOf(seat: number, who: Who): SeatKind {
  if (seat === 0 || who === "screen") return "here";
  return who === "online" ? "link" : "bot";
}

function defaultHero(game: GameShown, seat: number, kind: SeatKind): string {
  if (hasSides(game)) return game.heroes[seat % game.heroes.length]?.hero ?? RANDOM;
  return kind === "link" ? LATER : RANDOM;
}

/** The level bots have unless told: the second of the list, which plays soundly and at once. */
export function defaultLevel(game: GameShown): string {
  return game.levels.includes("sensible") ? "sensible" : (game.levels[0] ?? "");
}

/** Seats for so many, keeping what was chosen for those that stay of the same kind. */
export function seatsFor(game: GameShown, who: Who, count: number, before: SeatChoice[] = []): SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => {
    const kind = kindOf(seat, who);
    const old = before[seat];
    if (old?.kind === kind) return old;
    return { kind, hero: defaultHero(game, seat, kind), level: old?.level ?? defaultLevel(game) };
  });
}

/** In a game of sides one choice settles all: the seats take the sides in turn from there. */
export function sidesFrom(game: GameShown, seats: SeatChoice[], seat: number, hero: string): SeatChoice[] {
  const names = game.heroes.map((one) => one.hero);
  const first = names.indexOf(hero) - seat;
  const turned = (place: number) => (((first + place) % names.length) + names.length) % names.length;
  return seats.map((one, place) => ({ ...one, hero: names[turned(place)] ?? one.hero }));
}

/** Lots drawn for the seats that asked for it, without a hero twice as long as there are others. */
export function drawn(game: GameShown, seats: SeatChoice[], random: () => number): (string | null)[] {
  const taken = new Set(seats.map((seat) => seat.hero));
  return seats.map(({ hero }) => {
    if (hero === LATER) return null;
    if (hero !== RANDOM) return hero;
    const free = game.heroes.map((one) => one.hero).filter((one) => !taken.has(one));
    const pool = free.length > 0 ? free : game.heroes.map((one) => one.hero);
    const lot = pool[Math.floor(random() * pool.length)] ?? null;
    if (lot !== null) taken.add(lot);
    return lot;
  });
}

function timerOf(policy: PolicyChoices, seats: SeatChoice[]): Timer {
  if (policy.timer === "none") return {};
  const increment = policy.timer === "bank" ? policy.increment : 0;
  const slow = seats.map((seat) => (seat.kind === "here" ? policy.factor : 1));
  const factors = policy.factor > 1 ? { factors: slow } : {};
  const window_seconds = policy.windowSeconds;
  return { kind: policy.timer, seconds: policy.minutes * 60, increment, window_seconds, ...factors };
}

function policyOf(policy: PolicyChoices, seats: SeatChoice[]): Policy {
  return {
    takeback: policy.takeback,
    timer: timerOf(policy, seats),
    absent: policy.absent,
    spectators: policy.spectators,
    spectator_delay: policy.spectators === "none" ? 0 : policy.delay,
    hints: policy.hints,
    draft: policy.draft ? { kind: "snake", bans: policy.bans } : {},
  };
}

function seatOf(seat: SeatChoice, place: number, name: string): SeatPlan {
  return { kind: seat.kind, level: seat.level, name: place === 0 ? name : "" };
}

export function planOf(setup: SetupChoices, game: GameShown, random: () => number): Plan {
  const { seats, policy } = setup;
  const usual = Object.fromEntries(Object.entries(game.options).map(([key, values]) => [key, values[0]]));
  const changed = Object.entries(setup.options).filter(([key, value]) => usual[key] !== value);
  return {
    game: setup.game,
    mode: setup.mode,
    heroes: policy.draft ? seats.map(() => null) : drawn(game, seats, random),
    seats: seats.map((seat, place) => seatOf(seat, place, setup.playerName)),
    options: Object.fromEntries(changed),
    policy: policyOf(policy, seats),
    name: setup.roomName,
  };
}
