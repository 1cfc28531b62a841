// What a door would cost on average.

import type { Session } from "../../../../table/session.svelte";
import type { DoorOutlook } from "../../../../wire";

/** The outlook comes with the question, or with the odds that were asked for. */
export function outlooksOf(session: Session): readonly DoorOutlook[] {
  const facts = session.question?.odds as { outlook?: DoorOutlook[] } | null | undefined;
  return facts?.outlook?.length
    ? facts.outlook
    : (((session.chances?.numbers ?? {}) as { outlook?: DoorOutlook[] }).outlook ?? []);
}

export function outlookOf(session: Session, card: number): DoorOutlook | undefined {
  return outlooksOf(session).find((one) => one.card === card);
}
