// Answers that stand out: the one that was picked and waits to be confirmed, and those a hint speaks of.

import type { Attachment } from "svelte/attachments";
import type { Session } from "../../../table/session.svelte";

export type Mark = "" | "picked" | "hinted";

/** What is put on a thing that gives an answer, so that one may look at what the answer would do. */
export type Looking = (action: string | undefined) => Attachment<HTMLElement>;

export function markOf(session: Session, action: string): Mark {
  if (session.selected === action) return "picked";
  return session.hinted.includes(action) ? "hinted" : "";
}
