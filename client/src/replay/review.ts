// Prepares the server's review of a match for charts: chances, key moments, luck.

import { ask, Refusal } from "../lib/http";
import type { DamageDealt, HealthPoint, KeyMoment, Review, RollJudged, WinPoint } from "../wire";
import type { Point, Span1 } from "./charts";

const TOO_MANY = 429;
/** How long to wait after a refusal for haste, in milliseconds, and how often to ask. */
export const REVIEW_WAIT = 3_000;
export const REVIEW_TRIES = 10;

/** The review of a match. Reviews share a rate limit with hints: one that is refused for haste is asked for again. */
export async function reviewOf(room: string, token: string, lang: string): Promise<Review> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask<Review>(`/api/rooms/${room}/review?lang=${lang}`, { token });
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== TOO_MANY || tried >= REVIEW_TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, REVIEW_WAIT));
  }
}

export interface Series {
  seat: number;
  name: string;
  points: Point[];
}

/** A row of the table equivalent to a chart: a label and a number per seat. */
export interface Row {
  n: number;
  label: string;
  values: (number | undefined)[];
}

/** The curve of every seat that has one. */
export function chanceSeries(curve: WinPoint[], names: string[]): Series[] {
  return names
    .map((name, seat) => ({
      seat,
      name,
      points: curve.flatMap(({ n, chances }) => {
        const chance = chances[seat];
        return chance === undefined ? [] : [{ x: n, y: chance }];
      }),
    }))
    .filter((one) => one.points.length > 0);
}

/** A row per point of the curve; the last one has its own label. */
export function chanceRows(curve: WinPoint[], end: string): Row[] {
  return curve.map(({ n, text, chances }) => ({ n, label: text || end, values: chances }));
}

/** The remaining health of every seat. */
export function healthSeries(health: HealthPoint[], names: string[]): Series[] {
  return names
    .map((name, seat) => ({
      seat,
      name,
      points: health.flatMap(({ n, left }) => (left[seat] === undefined ? [] : [{ x: n, y: left[seat] }])),
    }))
    .filter((one) => one.points.length > 0);
}

export function healthRows(health: HealthPoint[], end: string): Row[] {
  return health.map(({ n, text, left }) => ({ n, label: text || end, values: left }));
}

/** From 0 to the maximum, made even so that the middle is a whole number. */
export function healthSpan(health: HealthPoint[]): Span1 {
  return { least: 0, most: 2 * Math.ceil(Math.max(2, ...health.flatMap(({ left }) => left)) / 2) };
}

/** A seat's chance to win at a frame, interpolated. */
export function chanceAt(curve: WinPoint[], seat: number, n: number): number | undefined {
  const after = curve.findIndex((point) => point.n >= n);
  const right = curve[after < 0 ? curve.length - 1 : after];
  const left = curve[Math.max(after < 0 ? curve.length - 1 : after - 1, 0)];
  const from = left?.chances[seat];
  const to = right?.chances[seat];
  if (!left || !right || from === undefined || to === undefined) return undefined;
  return left.n === right.n ? to : from + ((to - from) * (n - left.n)) / (right.n - left.n);
}

/** Cumulative luck: how far each seat's dice are above or below expectation. */
export function luckSeries(rolls: RollJudged[], names: string[]): Series[] {
  return names
    .map((name, seat) => {
      let sum = 0;
      const mine = rolls.filter((one) => one.seat === seat);
      const points = mine.map(({ n, worth, expected }) => ({ x: n, y: (sum += worth - expected) }));
      return { seat, name, points: points.length ? [{ x: 0, y: 0 }, ...points] : [] };
    })
    .filter((one) => one.points.length > 0);
}

/** Cumulative luck after every roll, labelled by the dice. */
export function luckRows(rolls: RollJudged[], seats: number): Row[] {
  const sums: (number | undefined)[] = Array.from({ length: seats }, () => undefined);
  return rolls.map(({ n, seat, dice, worth, expected }) => {
    sums[seat] = (sums[seat] ?? 0) + worth - expected;
    return { n, label: dice.join(" "), values: [...sums] };
  });
}

/** Whom a key moment cost what. */
export function momentWords(
  { of, seat, before, after }: KeyMoment,
  names: string[],
  lang: string,
  t: (key: string, values: Record<string, string | number>) => string,
): string {
  const name = names[seat] ?? "";
  if (of === "health") return t("replay-moment-health", { name, before, after, lost: before - after });
  const share = new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });
  return t("replay-moment", { name, before: share.format(before), after: share.format(after) });
}

/** What a seat has dealt: in all, and by source. */
export interface Dealt {
  seat: number;
  total: number;
  sources: DamageDealt[];
}

/** The damage of each seat that dealt any, in the order of the seats. */
export function dealtBySeat(damage: DamageDealt[]): Dealt[] {
  const seats = [...new Set(damage.map((one) => one.seat))].sort((one, other) => one - other);
  return seats.map((seat) => {
    const sources = damage.filter((one) => one.seat === seat);
    return { seat, sources, total: sources.reduce((sum, { amount }) => sum + amount, 0) };
  });
}
