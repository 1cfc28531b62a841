// Turns the choices of the setup page into the plan sent to the server, which validates it.

import type { GameShown, Plan, Policy, SeatPlan, Timer } from "../../wire";

export type Who = "bots" | "screen" | "online";
export type SeatKind = "here" | "link" | "bot";

/** A random hero, and a hero picked later in the waiting room. */
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
  /** Around one screen all hands are open, and no curtain is drawn. */
  openHands: boolean;
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
    openHands: false,
    draft: false,
    bans: 0,
  };
}

/** Modes and numbers of seats; several people need more than one seat. */
export function tables(game: GameShown, who: Who): { mode: string; seats: number }[] {
  const all = game.modes.flatMap((mode) => mode.seats.map((seats) => ({ mode: mode.mode, seats })));
  return who === "bots" ? all : all.filter((table) => table.seats > 1);
}

/** Whether heroes are sides, to which seats belong in turn: there are fewer heroes than seats. */
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

/** The default level of bots, which plays well and fast; a game without levels has its bots by name. */
export function defaultLevel(game: GameShown): string {
  return ["medium", "sensible"].find((level) => game.levels.includes(level)) ?? game.levels[0] ?? "";
}

/** Seats for a number of players; seats that keep their kind keep their choices. */
export function seatsFor(game: GameShown, who: Who, count: number, before: SeatChoice[] = []): SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => {
    const kind = kindOf(seat, who);
    const old = before[seat];
    if (old?.kind === kind) return old;
    return { kind, hero: defaultHero(game, seat, kind), level: old?.level ?? defaultLevel(game) };
  });
}

/** In a game of sides one choice determines all seats, which take the sides in turn. */
export function sidesFrom(game: GameShown, seats: SeatChoice[], seat: number, hero: string): SeatChoice[] {
  const names = game.heroes.map((one) => one.hero);
  const first = names.indexOf(hero) - seat;
  const turned = (place: number) => (((first + place) % names.length) + names.length) % names.length;
  return seats.map((one, place) => ({ ...one, hero: names[turned(place)] ?? one.hero }));
}

/** Draw random heroes, distinct as long as there are enough. */
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
    open_hands: policy.openHands && seats.filter((seat) => seat.kind === "here").length > 1,
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
