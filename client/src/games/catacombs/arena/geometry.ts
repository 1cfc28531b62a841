// The arena in numbers: where discs lie, which way and how far, and how answers that cannot be listed are spelled.
// Places are micrometres from the lower left corner, angles degrees counter-clockwise from the right.

import type { Question } from "../../../wire";

export interface Disc {
  disc: number;
  kind: string;
  x: number;
  y: number;
  radius: number;
}

export interface ArenaView {
  disc: number;
  arena: { width: number; height: number; boundary: string };
  discs: Disc[];
}

/** What is to be shot: the projectile if one lies there. */
export const PROJECTILE = 9;
export const CHARACTERS = 4;
const LETTERS = "ABXY";
const MILLI = 1000;

/** What a question without a list asks for. */
export type Wanted = "flick" | "obstacle" | "place";

export function wanted(question: Question | undefined): Wanted | undefined {
  if (!question?.space) return undefined;
  if ("reach" in question.space) return "place";
  return question.kind === "obstacle" ? "obstacle" : "flick";
}

export function letterOf(disc: number): string {
  if (disc === PROJECTILE) return "•";
  return disc < CHARACTERS ? (LETTERS[disc] ?? "?") : String(disc - CHARACTERS + 1);
}

/** An angle from 0 up to 360, on tenths of a degree. */
export function turned(angle: number): number {
  const tenths = Math.round(angle * 10) % 3600;
  return (tenths < 0 ? tenths + 3600 : tenths) / 10;
}

export function bearing(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return turned((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

/** Millimetres between two middles. */
export function distance(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return Math.hypot(to.x - from.x, to.y - from.y) / MILLI;
}

/** The place at an angle and so many millimetres away. */
export function away(from: { x: number; y: number }, angle: number, millimetres: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  const long = millimetres * MILLI;
  return { x: Math.round(from.x + Math.cos(turn) * long), y: Math.round(from.y + Math.sin(turn) * long) };
}

export interface Aim {
  angle: number;
  /** Per cent of what a finger can do. */
  power: number;
}

/** A flick as the server reads it: millidegrees, micrometres per second. */
export function flickAction(aim: Aim, space: Record<string, number>, obstacle?: number): string {
  const slowest = space["slowest"] ?? 0;
  const fastest = space["fastest"] ?? slowest;
  const speed = slowest + Math.round((aim.power * (fastest - slowest)) / 100);
  const angle = Math.round(turned(aim.angle) * MILLI);
  return obstacle === undefined ? `flick:${angle},${speed}` : `obstacle:${obstacle},${angle},${speed}`;
}

/** Whole micrometres lose a little when they are rounded: a spot at the very bound stays inside. */
const ROUNDING = 2;

/**
 * A spot for the projectile; the distance is held between the bounds that came with the question. Numbers below nothing
 * cannot be sent: a spot beyond the left or lower wall is given as one in that wall, and the server says what is wrong.
 */
export function placeAction(origin: Disc, angle: number, millimetres: number, space: Record<string, number>): string {
  const least = (space["nearest"] ?? 0) + ROUNDING;
  const most = (space["reach"] ?? 0) - ROUNDING;
  const held = Math.min(Math.max(millimetres * MILLI, least), most);
  const spot = away(origin, angle, held / MILLI);
  return `place:${origin.disc},${Math.max(0, spot.x)},${Math.max(0, spot.y)}`;
}

/** The characters a projectile may start from. */
export function origins(space: Record<string, number>): number[] {
  return Object.keys(space)
    .filter((key) => key.startsWith("from_"))
    .sort()
    .map((key) => space[key] ?? 0);
}

/** How far a pull of the pointer goes: its last tenth counts half, for a steady hand. */
export function powerOf(pull: number, full: number): number {
  const part = pull / full;
  const steady = part <= 0.9 ? part : 0.9 + (part - 0.9) / 2;
  return Math.round(Math.min(1, Math.max(0, steady)) * 1000) / 10;
}
