// The action bar while a sheet is the answer surface: it asks and lists nothing.

import type { BarPlan } from "../../../table/session.svelte";
import type { Question } from "../../../wire";

export function barOf(question: Question | undefined, more: string): BarPlan | undefined {
  if (!question) return undefined;
  const sentence = more ? [...question.text, { text: ` ${more}` }] : question.text;
  return { sentence, listed: [], digitsTaken: true };
}
