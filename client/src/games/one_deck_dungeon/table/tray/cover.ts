// The plan of a hint, as it is drawn: dice over boxes, and skills in their order.

import type { Advice, PlannedStep } from "../../../../wire";
import { dieOf, isSame, type Piece } from "../seen";
import { type Board, fitOf, isFull, nextDice, useOf, without } from "./moves";

/** What the plan leads to. */
interface Ends {
  hearts: number;
  time: number;
  poison: number;
  /** Nothing better is possible. */
  exact: boolean;
}

export interface Planned {
  /** All answers, up to the first roll. */
  actions: string[];
  steps: readonly PlannedStep[];
  ends: Ends | undefined;
  /** Dice that the plan lays, by box. */
  laid: ReadonlyMap<number, Piece[]>;
  /** The place of each skill, potion or heroic die in the plan, from 1. */
  order: ReadonlyMap<string, number>;
}

/** The plan of this advice; none where it has none. */
export function planOf(advice: Advice | undefined, board: Board): Planned | undefined {
  const steps = advice?.plan;
  if (advice?.step !== 3 || !steps?.length) return undefined;
  const ends = advice.ends as Ends | null | undefined;
  const laid = new Map<number, Piece[]>();
  const order = new Map<string, number>();
  let loose: readonly Piece[] = board.loose;
  for (const { actions } of steps) {
    const [first = "", ...rest] = actions;
    const named = rest.flatMap((action) => dieOf(action) ?? []);
    const box = /^cover:(\d+)$/.exec(first)?.[1];
    if (box === undefined) {
      if (useOf(board, first) && !order.has(first)) order.set(first, order.size + 1);
      loose = without(loose, named);
      continue;
    }
    const dice = fill({ ...board, loose }, Number(box), named);
    laid.set(Number(box), dice);
    loose = without(loose, dice);
  }
  return { actions: steps.flatMap((one) => one.actions), steps, ends: ends ?? undefined, laid, order };
}

/** The named dice, and those that follow because there is no other. */
function fill(board: Board, box: number, named: readonly { seat: number; code: number }[]): Piece[] {
  const dice = named.flatMap((die) => board.loose.find((one) => isSame(one, die)) ?? []);
  while (fitOf(board, box) && !isFull(board, box, dice)) {
    const [next] = nextDice(board, box, dice);
    if (!next) break;
    dice.push(next);
  }
  return dice;
}
