// The motion of discs after a flick, from the server's record; only positions are interpolated here.

import type { EventShown } from "../../../wire";
import type { Disc } from "./geometry";

interface Leg {
  disc: number;
  /** Microseconds. */
  t: number;
  until: number;
  at: [number, number];
  velocity: [number, number];
}

export interface FlickRecord {
  flicked: number;
  slowing: number;
  legs: Leg[];
  finals: { disc: number; at: [number, number] }[];
}

/** A motion: initial positions of discs and how they move. */
export interface Motion {
  discs: Disc[];
  record: FlickRecord;
}

const SECOND = 1e6;

export function recordOf(event: EventShown): FlickRecord | undefined {
  const found = event.values["record"];
  if (event.name !== "Flicked" || typeof found !== "object" || found === null || !("legs" in found)) return undefined;
  return found as FlickRecord;
}

/** Microseconds until everything rests. */
export function lasting(record: FlickRecord): number {
  return record.legs.reduce((longest, leg) => Math.max(longest, leg.until), 0);
}

function along(leg: Leg, slowing: number, time: number): { x: number; y: number } {
  const seconds = (Math.min(time, leg.until) - leg.t) / SECOND;
  const speed = Math.hypot(...leg.velocity);
  const way = speed > 0 ? (speed * seconds - (slowing * seconds * seconds) / 2) / speed : 0;
  return { x: leg.at[0] + leg.velocity[0] * way, y: leg.at[1] + leg.velocity[1] * way };
}

/** Positions at a time of the record. */
export function at(motion: Motion, time: number): Disc[] {
  return motion.discs.map((disc) => {
    const legs = motion.record.legs.filter((leg) => leg.disc === disc.disc && leg.t <= time);
    const last = legs.at(-1);
    return last ? { ...disc, ...along(last, motion.record.slowing, time) } : disc;
  });
}

/** Positions afterwards. */
export function after(motion: Motion): Disc[] {
  return motion.discs.map((disc) => {
    const final = motion.record.finals.find((one) => one.disc === disc.disc);
    return final ? { ...disc, x: final.at[0], y: final.at[1] } : disc;
  });
}

/** Motions from these positions by the events, one after the other. */
export function motions(discs: readonly Disc[], events: readonly EventShown[]): Motion[] {
  let now = [...discs];
  const found: Motion[] = [];
  for (const event of events) {
    const values = event.values as Record<string, number>;
    const { x = 0, y = 0 } = values;
    if (event.name === "ProjectilePlaced") {
      now = [...now.filter((one) => one.disc !== 9), { disc: 9, kind: "projectile", x, y, radius: 8000 }];
    } else if (event.name === "PutBack") {
      now = now.map((one) => (one.disc === values["disc"] ? { ...one, x, y } : one));
    }
    const record = recordOf(event);
    if (!record) continue;
    const motion = { discs: now, record };
    found.push(motion);
    now = after(motion);
  }
  return found;
}
