// Highlighted answers: the selected one that waits for confirmation, and those of a hint.

import type { Attachment } from "svelte/attachments";
import type { Session } from "./session.svelte";

export type Mark = "" | "picked" | "hinted";

/** Attributes of a control that gives an answer, so that it can be previewed. */
export type AnswerPreview = (action: string | undefined) => Attachment<HTMLElement>;

export function markOf(session: Session, action: string): Mark {
  if (session.selected === action) return "picked";
  return session.hinted.includes(action) ? "hinted" : "";
}
