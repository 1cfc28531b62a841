// The chances of the next roll, asked for when dice are about to be gathered.

import type { Session } from "../../../../table/session.svelte";

interface RollChances {
  /** By box. */
  boxes?: number[];
  /** By way past a peril. */
  ways?: number[];
}

/** Questions before a roll. */
export const BEFORE_ROLL: readonly string[] = ["peril", "abilities", "bonus", "first", "stored"];

/** The chances of the open question, as far as they have come. */
export function chancesOf({ chances, question, state }: Session): RollChances | undefined {
  if (!question || !BEFORE_ROLL.includes(question.kind) || chances?.seq !== state?.seq) return undefined;
  return (chances?.numbers ?? undefined) as RollChances | undefined;
}
