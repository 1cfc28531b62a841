// What the server says about a finished match: how the chances went, where they turned, and how the dice fell.

import { ask } from "../lib/http";
import type { Span } from "../wire";
import type { Point } from "./charts";

/** How likely each seat was to win at a frame, between 0 and 1. */
export interface Chance {
  n: number;
  turn: number;
  shares: number[];
}

/** A frame after which somebody stood much worse. */
export interface Moment {
  n: number;
  turn: number;
  seat: number;
  before: number;
  after: number;
  text: Span[];
}

/** What a roll was worth, and what it would have been worth on average. */
export interface Luck {
  n: number;
  turn: number;
  seat: number;
  rolled: number;
  expected: number;
}

export interface Review {
  chances: Chance[];
  moments: Moment[];
  luck: Luck[];
}

export function reviewOf(room: string, token: string, lang: string): Promise<Review> {
  return ask<Review>(`/api/rooms/${room}/review?lang=${lang}`, { token });
}

export interface Series {
  seat: number;
  name: string;
  points: Point[];
}

/** A row of the table that says the same as a chart: a turn, and a number per seat. */
export interface Row {
  turn: number;
  n: number;
  values: (number | undefined)[];
}

/** The curve of every seat that has one. */
export function chanceSeries(chances: Chance[], names: string[]): Series[] {
  return names
    .map((name, seat) => ({
      seat,
      name,
      points: chances.flatMap(({ n, shares }) => {
        const share = shares[seat];
        return share === undefined ? [] : [{ x: n, y: share }];
      }),
    }))
    .filter((one) => one.points.length > 0);
}

/** The last chance of every turn. */
export function chanceRows(chances: Chance[]): Row[] {
  const byTurn = new Map<number, Row>();
  for (const { n, turn, shares } of chances) byTurn.set(turn, { turn, n, values: shares });
  return [...byTurn.values()];
}

/** Luck added up: how far each seat's dice are above or below what was to be expected. */
export function luckSeries(luck: Luck[], names: string[]): Series[] {
  return names
    .map((name, seat) => {
      let sum = 0;
      const mine = luck.filter((one) => one.seat === seat);
      const points = mine.map(({ n, rolled, expected }) => ({ x: n, y: (sum += rolled - expected) }));
      return { seat, name, points: points.length ? [{ x: 0, y: 0 }, ...points] : [] };
    })
    .filter((one) => one.points.length > 0);
}

/** The sum of luck at the end of every turn. */
export function luckRows(luck: Luck[], seats: number): Row[] {
  const sums: (number | undefined)[] = Array.from({ length: seats }, () => undefined);
  const byTurn = new Map<number, Row>();
  for (const { n, turn, seat, rolled, expected } of luck) {
    sums[seat] = (sums[seat] ?? 0) + rolled - expected;
    byTurn.set(turn, { turn, n, values: [...sums] });
  }
  return [...byTurn.values()];
}
