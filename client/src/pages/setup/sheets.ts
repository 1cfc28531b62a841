// Campaign sheets that players bring. The server verifies them; the client only displays them.

import type { Plan } from "../../wire";
import type { SeatChoice } from "./plan";

/** The displayed parts of a sheet; `text` is the sheet as it is sent. */
export interface Brought {
  id: string;
  player: string;
  hero: string;
  played: number;
  text: string;
}

/** The sheets whose heroes still sit where they were brought. */
export function fitting(sheets: Record<number, Brought>, seats: readonly SeatChoice[]): Record<number, Brought> {
  const kept = Object.entries(sheets).filter(([seat, { hero }]) => {
    const sitting = seats[Number(seat)];
    return sitting?.kind !== "bot" && sitting?.hero === hero;
  });
  return Object.fromEntries(kept);
}

export function withSheets(plan: Plan, sheets: Record<number, Brought>, foreign: boolean): Plan {
  const seated = Object.entries(sheets).filter(([seat]) => Number(seat) < plan.seats.length);
  if (seated.length === 0) return plan;
  const options = Object.fromEntries(seated.map(([seat, sheet]) => [`sheet_${seat}`, sheet.text]));
  return {
    ...plan,
    options: { ...plan.options, ...options },
    policy: { ...plan.policy, sheets: foreign ? "any" : "ours" },
  };
}
