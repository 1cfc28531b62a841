// Damage as sums: what waits, as the view adds it up, and what has landed, as the events told it.

import type { DamageSum, DiceEvent } from "../../views";
import type { EventShown, State } from "../../wire";
import { viewOf } from "./seen";

export interface Part {
  what: DamageSum["parts"][number]["what"] | "changed" | "dealt";
  amount: number;
}

export interface ShownSum {
  seat: number;
  parts: Part[];
  total: number;
  heal: number;
  landed: boolean;
}

type Settled = Extract<DiceEvent, { name: "DamageSettled" }>["values"];

/** With what something new begins, so that what has landed before is no longer of interest. */
const NEW = ["TurnBegan", "Activated", "Rolled"];

export function waiting(state: State | undefined): ShownSum[] {
  return (viewOf(state)?.damage ?? []).map((sum) => ({ ...sum, landed: false }));
}

/** The sums that landed last, after these events; what came before something new is let go. */
export function landed(before: ShownSum[], events: EventShown[]): ShownSum[] {
  let found = before;
  for (const event of events) {
    if (NEW.includes(event.name)) found = [];
    if (event.name !== "DamageSettled") continue;
    const sum = ofSettled(event.values as Settled);
    found = [...found.filter((one) => one.seat !== sum.seat), sum];
  }
  return found;
}

/** What the parts do not say (avoided, halved, firm) is one more part, so that the sum is right as it stands there. */
function ofSettled({ seat, dealt, added, prevented, total }: Settled): ShownSum {
  const said = dealt + added - prevented;
  const parts: Part[] = [
    { what: "dealt", amount: dealt },
    { what: "added", amount: added },
    { what: "prevented", amount: prevented > 0 ? -prevented : 0 },
    { what: "changed", amount: said < 0 && total === 0 ? 0 : total - said },
  ];
  return { seat, parts: parts.filter((part) => part.amount !== 0), total, heal: 0, landed: true };
}
