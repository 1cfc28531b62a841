// A press that was meant for the last question must not answer the next one.

import { settings } from "../lib/settings.svelte";
import type { Question, State } from "../wire";

/** How long a new question takes no answer, in milliseconds. */
export const GUARD_TIME = 400;

/** Whether a press belongs to what was shown before that time, such as the second one of a double click. */
export function isTooSoon(since: number): boolean {
  return settings.guard && performance.now() - since < GUARD_TIME;
}

/** Identifies a question. */
export function nameOf(question: Question | undefined): string {
  if (!question) return "";
  const { seat, kind, subject, answers } = question;
  return JSON.stringify([seat, kind, subject, answers.map((one) => one.action)]);
}

export class PressGuard {
  /** The question has just changed, so presses are ignored. */
  blocked = $state(false);
  /** An answer was sent since the last question; the same question then counts as a new one. */
  answered = false;
  /** The last question; undefined before the first one. */
  private last: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A state is shown, with this question. */
  show(state: State, question: Question | undefined): void {
    const curtain = state.curtain ?? -1;
    const name = curtain >= 0 ? `curtain ${curtain}` : nameOf(question);
    if (name === this.last && !this.answered) return;
    const first = this.last === undefined;
    if (name || !first) this.last = name;
    if (!name || first) return;
    this.answered = false;
    if (!settings.guard) return;
    this.blocked = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.blocked = false), GUARD_TIME);
  }
}
