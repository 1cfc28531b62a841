// Where an offered rematch stands, as somebody at the table sees it.

import type { ResultShown } from "../wire";

export type Rematch =
  /** Nobody offers one, or the last offer was declined by that seat, or withdrawn by the player who made it. */
  | { stage: "none"; declined?: number; withdrawn?: boolean }
  /** That seat offers one, and the reader is asked at these seats. */
  | { stage: "asked"; by: number; seat: number }
  /** That seat offers one, and these have yet to agree. */
  | { stage: "waiting"; by: number; on: readonly number[] }
  /** The new room is there. */
  | { stage: "made"; room: string };

export function rematchOf(result: ResultShown, own: readonly number[]): Rematch {
  if (result.rematch) return { stage: "made", room: result.rematch };
  const { offer } = result;
  if (!offer) return { stage: "none" };
  const declined = offer.declined ?? -1;
  if (declined >= 0) return { stage: "none", declined, withdrawn: declined === offer.seat };
  const asked = offer.asked ?? [];
  const seat = own.find((one) => asked.includes(one));
  return seat === undefined
    ? { stage: "waiting", by: offer.seat, on: asked }
    : { stage: "asked", by: offer.seat, seat };
}

/** Whether the reader can come along to the new room: to the own seat, or as a spectator. */
export function canFollow(result: ResultShown, own: readonly number[], open: boolean): boolean {
  return own.length > 0 || open || !!result.rematch_watch;
}
