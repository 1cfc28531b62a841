// Answers that stand out: the one that was picked and waits to be confirmed, and those a hint speaks of.

import type { Session } from "../table/session.svelte";

export type Mark = "" | "picked" | "hinted";

export function markOf(session: Session, action: string): Mark {
  if (session.selected === action) return "picked";
  return session.hinted.includes(action) ? "hinted" : "";
}
