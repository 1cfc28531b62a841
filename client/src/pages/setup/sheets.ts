// Campaign sheets that players bring. The server verifies them; the client only displays them.

import type { Plan } from "../../wire";

/** The displayed parts of a sheet; `text` is the sheet as it is sent. */
export interface Brought {
  player: string;
  hero: string;
  played: number;
  text: string;
}

/** Read a sheet; undefined if the text is not one. */
export function readSheet(text: string): Brought | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  const sheet = (found as { sheet?: Partial<Record<keyof Brought, unknown>> } | null)?.sheet;
  if (typeof sheet?.player !== "string" || typeof sheet.hero !== "string") return undefined;
  return { player: sheet.player, hero: sheet.hero, played: Number(sheet.played ?? 0), text: text.trim() };
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
