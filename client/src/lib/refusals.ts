// Which refusals are worth a message: those of a race that somebody else won are not.

import type { Refused } from "../wire";

/** Requests that the client makes by itself. */
const UNASKED = ["hello", "ask_preview", "ask_odds"];

/** Answers to a question that may have been answered, or have ended with the game, in the same moment. */
const ANSWERS = ["answer", "typed", "undo", "suggest", "orders", "ask_hint"];

/** Codes of refusals that need no message: the request is already fulfilled or no longer applies, and the next state shows it. */
const OVERTAKEN: Readonly<Record<string, readonly string[]>> = {
  orders: ["illegal"],
  answer_takeback: ["room_takeback_none", "room_takeback_not_asked", "room_over"],
  vote: ["room_not_away", "room_over"],
  seat_bot: ["room_seat_held", "room_bot_seat", "room_not_handed", "room_over"],
  resign: ["room_resigned", "room_over"],
  hold: ["room_paused", "room_not_paused", "room_over"],
  rematch: ["room_rematch_made", "room_rematch_none", "room_rematch_waits"],
};

/** Whether the refusal only says that something else happened at the same time. */
export function isHarmless({ what, code }: Refused): boolean {
  if (UNASKED.includes(what) || code === "stale") return true;
  if (ANSWERS.includes(what) && code === "room_over") return true;
  return OVERTAKEN[what]?.includes(code) ?? false;
}
