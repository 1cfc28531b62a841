// Players who are missing at a table, and what the others can do about it.

import type { AbsentShown, MissingShown, SeatShown } from "../wire";

/** Seconds after which somebody is shown as missing. A page that is merely loaded anew is back sooner. */
export const UNNOTICED = 3;

/** Who was connected, as the server last said. */
export interface PresenceKnown {
  present: readonly number[];
  missing: readonly MissingShown[];
  /** When it said so, by the clock of the page. */
  at: number;
}

export interface Absence {
  seat: SeatShown;
  /** The room counts the player as away and lets others act. Until then only the connection is cut. */
  away: boolean;
  /** Seconds until then, if they are counted. */
  left?: number;
}

/** The other players who are missing; `now` is the time by the clock of the page. */
export function absences(
  seats: readonly SeatShown[],
  presence: PresenceKnown | undefined,
  own: readonly number[],
  now: () => number,
): Absence[] {
  return seats.flatMap((seat): Absence[] => {
    if (seat.kind === "bot" || seat.resigned || own.includes(seat.seat)) return [];
    if (presence?.present.includes(seat.seat)) return [];
    if (seat.away) return [{ seat, away: true }];
    const missing = presence?.missing.find((one) => one.seat === seat.seat);
    if (!presence || !missing || !seat.taken || seat.bot) return [];
    const elapsed = (now() - presence.at) / 1000;
    if ((missing.since ?? 0) + elapsed < UNNOTICED) return [];
    const { left } = missing;
    return [
      typeof left === "number" ? { seat, away: false, left: Math.max(0, left - elapsed) } : { seat, away: false },
    ];
  });
}

/** What the reader of the page may do at the table. */
export interface Rights {
  own: readonly number[];
  host: boolean;
  /** What the room does about those who are away: it waits, lets a bot play, or lets the others vote. */
  policy: string;
  absent: readonly AbsentShown[];
}

/** `free` opens the seat to somebody else, `link` shows the link to it, `claim` ends the game in one's own favour. */
export type Way = "wait" | "bot" | "resign" | "claim" | "free" | "link";

/** What the reader can do about somebody now. Everybody who plays can wait. */
export function waysNow({ seat, away }: Absence, { own, host, policy, absent }: Rights): Way[] {
  if (!away || own.length === 0) return [];
  const hosted = host && seat.kind === "link";
  const seating: Way[] = hosted ? [seat.taken ? "free" : "link"] : [];
  if (seat.bot) return seating;
  const about = absent.find((one) => one.seat === seat.seat);
  const voters = about?.voters ?? [];
  if (policy === "vote") {
    if (!voters.some((voter) => own.includes(voter))) return seating;
    const alone = voters.every((voter) => own.includes(voter));
    const wins = about?.winners?.some((winner) => own.includes(winner)) ?? false;
    return ["wait", "bot", alone && wins ? "claim" : "resign", ...seating];
  }
  return hosted ? ["wait", "bot", ...seating] : [];
}

/** What will be possible once somebody counts as away. */
export function wayLater({ seat }: Absence, { own, host, policy }: Rights): "bot" | "vote" | "host" | "wait" {
  if (policy === "bot") return "bot";
  if (policy === "vote" && own.length > 0) return "vote";
  return host && seat.kind === "link" ? "host" : "wait";
}
