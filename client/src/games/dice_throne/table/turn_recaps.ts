// What others did in their turns, in one line each, read from the events.

import type { DiceEvent } from "../../../views";
import type { EventShown } from "../../../wire";

export interface TurnRecap {
  seat: number;
  sold: number;
  /** Cards that were played, by id, upgrades among them. */
  played: string[];
  /** The ability of the attack; empty without one. */
  ability: string;
  /** Damage dealt to others. */
  damage: number;
  /** The change of its own health. */
  change: number;
}

/** The turns since some point: finished ones, and the one that is still being played. */
export interface Turns {
  done: readonly TurnRecap[];
  running: TurnRecap | undefined;
}

export const NO_TURNS: Turns = { done: [], running: undefined };

/** After these events. A turn of the own seat begins a new list; the last turns of the others stay until then. */
export function afterEvents(turns: Turns, events: readonly EventShown[], own: number): Turns {
  let { done, running } = turns;
  for (const event of events as unknown as readonly DiceEvent[]) {
    if (event.name === "TurnBegan" || event.name === "GameEnded") {
      const over = running && running.seat !== own ? [running] : [];
      // The list of an own turn that ends is read; so is an older turn of the same seat.
      const kept = running?.seat === own ? [] : done.filter((one) => one.seat !== running?.seat);
      done = [...kept, ...over];
      running = event.name === "TurnBegan" ? blank(event.values.seat) : undefined;
    } else if (running) {
      running = withEvent(running, event);
    }
  }
  return { done, running };
}

function blank(seat: number): TurnRecap {
  return { seat, sold: 0, played: [], ability: "", damage: 0, change: 0 };
}

function withEvent(turn: TurnRecap, event: DiceEvent): TurnRecap {
  const { seat } = turn;
  switch (event.name) {
    case "Sold":
      return event.values.seat === seat ? { ...turn, sold: turn.sold + 1 } : turn;
    case "Played":
    case "Upgraded": {
      const { card } = event.values;
      // An upgrade is played, and then put on the board.
      const isNew = event.name === "Played" || turn.played.at(-1) !== card;
      return event.values.seat === seat && isNew ? { ...turn, played: [...turn.played, card] } : turn;
    }
    case "Announced":
      return event.values.seat === seat ? { ...turn, ability: event.values.ability } : turn;
    case "HealthChanged": {
      const { values } = event;
      if (values.seat === seat || values.team.includes(seat))
        return { ...turn, change: turn.change + values.after - values.before };
      return { ...turn, damage: turn.damage + Math.max(0, values.before - values.after) };
    }
    default:
      return turn;
  }
}
