// A press that was meant for the last question must not answer the next one.

import { settings } from "../lib/settings.svelte";
import type { Question, State } from "../wire";

/** How long a new question takes no answer, in milliseconds. */
export const DISARMED = 400;

/** Whether a press belongs to what was shown before that time, such as the second one of a double click. */
export function isTooSoon(since: number): boolean {
  return settings.guard && performance.now() - since < DISARMED;
}

/** What tells a question from the next one. */
function nameOf(question: Question | undefined): string {
  if (!question) return "";
  const { seat, kind, subject, answers } = question;
  return JSON.stringify([seat, kind, subject, answers.map((one) => one.action)]);
}

export class Arming {
  /** The question has just changed. */
  disarmed = $state(false);
  /** Something was sent since the last question: even the same one is another then. */
  answered = false;
  /** None before the first question, for which no press can have been meant. */
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
    this.disarmed = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.disarmed = false), DISARMED);
  }
}
