// Reads what the dice area needs from a state of Dice Throne.

import type { Session } from "../../../../table/session.svelte";
import type { DiceThrown, DiceView } from "../../../../views";
import type { State } from "../../../../wire";

export function viewOf(state: State | undefined): DiceView | undefined {
  return (state?.view ?? undefined) as DiceView | undefined;
}

/** The current roll: the innermost of nested rolls. */
export function throwOf(session: Session): DiceThrown | undefined {
  return viewOf(session.state)?.dice.at(-1);
}

/** The verb of an answer and its numbers: "set_die:0,4" is set_die with 0 and 4. */
export function spelled(action: string): { verb: string; numbers: number[] } {
  const [verb = "", numbers = ""] = action.split(":");
  return { verb, numbers: numbers ? numbers.split(",").map(Number) : [] };
}

/** The name of a seat: the player's, else the hero's. */
export function seatName(state: State | undefined, seat: number): string {
  const found = state?.seats.find((one) => one.seat === seat);
  return found?.name || found?.hero_name || String(seat + 1);
}
