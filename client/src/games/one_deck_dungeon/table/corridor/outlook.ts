// What a door would cost on average, and the chances of the next roll.

import type { Session } from "../../../../table/session.svelte";
import type { DoorOutlook } from "../../../../wire";

interface Numbers {
  outlook?: DoorOutlook[];
  ways?: number[];
  boxes?: number[];
}

/** Questions before a roll, for which the table asks the chances. */
const BEFORE_ROLL = new Set(["peril", "abilities", "bonus", "first", "stored"]);

/** Numbers of another state are those of another roll. */
function numbersOf({ chances, state }: Session): Numbers {
  return chances?.seq === state?.seq ? ((chances?.numbers ?? {}) as Numbers) : {};
}

/** Ask for the chances of the roll to come. */
export function askChances(session: Session): void {
  const kind = session.question?.kind ?? "";
  if (session.active && BEFORE_ROLL.has(kind) && session.chances?.seq !== session.state?.seq) session.askOdds();
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
