// The action bar while a sheet is the answer surface: it says so and lists nothing.

import type { BarPlan } from "../../../table/session.svelte";
import type { Question } from "../../../wire";

export function barOf(question: Question | undefined, hint: string): BarPlan | undefined {
  if (!question) return undefined;
  return { sentence: [...question.text, { text: ` ${hint}` }], listed: [], digitsTaken: true };
}
