// What a door would cost on average, and the chances of the next roll.

import type { Session } from "../../../../table/session.svelte";

export interface DoorOutlook {
  door: number;
  card: number;
  hearts: number;
  time: number;
  /** The chance that a hero falls. */
  fall: number;
  /** Computed, not sampled. */
  exact: boolean;
}

interface Numbers {
  outlook?: DoorOutlook[];
  ways?: number[];
  boxes?: number[];
}

function numbersOf(session: Session): Numbers {
  return (session.chances?.numbers ?? {}) as Numbers;
}

/** The outlook comes with the question, or with the odds that were asked for. */
export function outlooksOf(session: Session): readonly DoorOutlook[] {
  const facts = session.question?.odds as { outlook?: DoorOutlook[] } | null | undefined;
  return facts?.outlook?.length ? facts.outlook : (numbersOf(session).outlook ?? []);
}

export function outlookOf(session: Session, card: number): DoorOutlook | undefined {
  return outlooksOf(session).find((one) => one.card === card);
}

/** Chances of the two ways past a peril, before the roll. */
export function waysOf(session: Session): readonly number[] {
  return numbersOf(session).ways ?? [];
}

/** Chances to cover each box with the next roll. */
export function boxChancesOf(session: Session): readonly number[] {
  return numbersOf(session).boxes ?? [];
}
