// The answers of a question by what they do.

import type { Option, Question } from "../../../../wire";

/** An answer such as `enter:2` in parts: its verb and its numbers. */
export function partsOf(action: string): { verb: string; numbers: number[] } {
  const [verb = "", rest = ""] = action.split(":");
  return { verb, numbers: rest ? rest.split(",").map(Number) : [] };
}

export function verbOf(action: string): string {
  return partsOf(action).verb;
}

export function answersOf(question: Question | undefined, ...verbs: string[]): Option[] {
  return question?.answers.filter((one) => verbs.includes(verbOf(one.action))) ?? [];
}

/** The answer with that verb, and these numbers if there are any. */
export function answerOf(question: Question | undefined, verb: string, ...numbers: number[]): Option | undefined {
  const action = numbers.length ? `${verb}:${numbers.join(",")}` : verb;
  return question?.answers.find((one) => one.action === action || one.same?.includes(action));
}

/** The seat that a potion, item or skill is for. */
export function seatIn(action: string): number {
  return partsOf(action).numbers[0] ?? -1;
}
