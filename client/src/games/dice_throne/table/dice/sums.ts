// Damage as sums: incoming damage from the view, and settled damage from events.

import type { DamageSum, DiceEvent } from "../../../../views";
import type { EventShown, State } from "../../../../wire";
import { viewOf } from "./seen";

type Source = DamageSum["parts"][number]["source"];

export interface Part {
  what: DamageSum["parts"][number]["what"] | "changed" | "dealt";
  amount: number;
  /** The source: kind, id and seat. */
  source?: Source;
}

export interface ShownSum {
  seat: number;
  parts: Part[];
  total: number;
  heal: number;
  landed: boolean;
}

type Settled = Extract<DiceEvent, { name: "DamageSettled" }>["values"];

/** Events that start something new and clear the settled sums. */
const NEW = ["TurnBegan", "Activated", "Rolled"];
/** Events after which earlier incoming damage no longer applies. */
const OTHER = ["TurnBegan", "Activated"];

export function waiting(state: State | undefined): ShownSum[] {
  return (viewOf(state)?.damage ?? []).map((sum) => ({ ...sum, landed: false }));
}

/**
 * The sums settled last by these events.
 * `waited` are the incoming sums before them, which name the source of each part.
 */
export function landed(before: ShownSum[], events: EventShown[], waited: ShownSum[] = []): ShownSum[] {
  let found = before;
  let named = waited;
  for (const event of events) {
    if (NEW.includes(event.name)) found = [];
    if (OTHER.includes(event.name)) named = [];
    if (event.name !== "DamageSettled") continue;
    const values = event.values as Settled;
    const sum = ofSettled(values, named.find((one) => one.seat === values.seat)?.parts ?? []);
    named = named.filter((one) => one.seat !== values.seat);
    found = [...found.filter((one) => one.seat !== sum.seat), sum];
  }
  return found;
}

/** Parts keep the names they had while incoming; later parts have only a kind. */
function ofSettled(values: Settled, waited: Part[]): ShownSum {
  const { seat, dealt, added, total } = values;
  const sum = { seat, total, heal: 0, landed: true };
  const isOther = dealt < amountOf(waited, ["attack", "damage"]); // separate damage; the incoming sum stays
  if (!waited.length || isOther) return { ...sum, parts: byKind(values) };
  const more = Math.max(0, dealt - amountOf(waited, ["attack", "damage", "firm"]));
  const parts: Part[] = [
    ...waited,
    { what: "dealt", amount: more },
    { what: "added", amount: dealt + added - more - amountOf(waited, ["attack", "damage", "firm", "added"]) },
  ];
  parts.push({ what: "changed", amount: total - amountOf(parts) });
  return { ...sum, parts: parts.filter((part) => part.amount !== 0) };
}

/** A further part covers the difference (avoided, halved, undefendable), so that the sum is right. */
function byKind({ dealt, added, prevented, total }: Settled): Part[] {
  const said = dealt + added - prevented;
  const parts: Part[] = [
    { what: "dealt", amount: dealt },
    { what: "added", amount: added },
    { what: "prevented", amount: prevented > 0 ? -prevented : 0 },
    { what: "changed", amount: said < 0 && total === 0 ? 0 : total - said },
  ];
  return parts.filter((part) => part.amount !== 0);
}

function amountOf(parts: Part[], kinds?: Part["what"][]): number {
  return parts.reduce((sum, { what, amount }) => (!kinds || kinds.includes(what) ? sum + amount : sum), 0);
}
