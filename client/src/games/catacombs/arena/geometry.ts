// Geometry of the arena: positions, directions, distances, and the notation of answers without a list.
// Positions are micrometres from the lower left corner, angles degrees counter-clockwise from the right.

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

/** The disc to be shot: the projectile if there is one. */
export const PROJECTILE = 9;
export const CHARACTERS = 4;
const LETTERS = "ABXY";
const MILLI = 1000;

/** What a question without listed answers asks for. */
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

/** An angle from 0 up to 360 in tenths of a degree. */
export function turned(angle: number): number {
  const tenths = Math.round(angle * 10) % 3600;
  return (tenths < 0 ? tenths + 3600 : tenths) / 10;
}

export function bearing(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return turned((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
}

/** Distance of two centres in millimetres. */
export function distance(from: { x: number; y: number }, to: { x: number; y: number }): number {
  return Math.hypot(to.x - from.x, to.y - from.y) / MILLI;
}

/** The position at an angle and a distance in millimetres. */
export function away(from: { x: number; y: number }, angle: number, millimetres: number): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  const long = millimetres * MILLI;
  return { x: Math.round(from.x + Math.cos(turn) * long), y: Math.round(from.y + Math.sin(turn) * long) };
}

export interface Aim {
  angle: number;
  /** Percent of the greatest power. */
  power: number;
}

/** A flick in the server's notation: millidegrees, micrometres per second. */
export function flickAction(aim: Aim, space: Record<string, number>, obstacle?: number): string {
  const slowest = space["slowest"] ?? 0;
  const fastest = space["fastest"] ?? slowest;
  const speed = slowest + Math.round((aim.power * (fastest - slowest)) / 100);
  const angle = Math.round(turned(aim.angle) * MILLI);
  return obstacle === undefined ? `flick:${angle},${speed}` : `obstacle:${obstacle},${angle},${speed}`;
}

/** A margin, so that a rounded spot at the bound stays inside. */
const ROUNDING = 2;

/**
 * A spot for the projectile, at a distance within the bounds of the question. Negative numbers cannot be sent: a spot
 * beyond the left or lower wall is sent as one in that wall, which the server refuses with a reason.
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

/** The power of a drag; its last tenth counts half, for precision. */
export function powerOf(pull: number, full: number): number {
  const part = pull / full;
  const steady = part <= 0.9 ? part : 0.9 + (part - 0.9) / 2;
  return Math.round(Math.min(1, Math.max(0, steady)) * 1000) / 10;
}
