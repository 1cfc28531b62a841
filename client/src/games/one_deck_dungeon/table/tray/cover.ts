// The plan of a hint, as it is drawn: dice over boxes, and skills in their order.

import type { Advice, PlannedStep, PoolDie } from "../../../../wire";
import { codeOf, dieOf, isSame, type Piece, pieceByCode } from "../seen";
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
  ends: Ends;
  /** Dice that the plan lays, by box. */
  laid: ReadonlyMap<number, Piece[]>;
  /** Dice that the plan pays. */
  paid: readonly PoolDie[];
  /** What the plan uses, in its order. */
  uses: readonly PlannedStep[];
}

/** The plan of this advice; none where it has none. */
export function planOf(advice: Advice | undefined, board: Board): Planned | undefined {
  if (advice?.step !== 3 || !advice.ends) return undefined;
  const steps = advice.plan ?? [];
  const ends = advice.ends as unknown as Ends;
  const laid = new Map<number, Piece[]>();
  const paid: PoolDie[] = [];
  const uses: PlannedStep[] = [];
  let loose: readonly Piece[] = board.loose;
  /** Dice that the plan has brought by then. */
  let fresh: readonly Piece[] = [];
  for (const one of steps) {
    const [first = "", ...rest] = one.actions;
    const named = rest.flatMap((action) => dieOf(action) ?? []);
    const box = /^cover:(\d+)$/.exec(first)?.[1];
    if (box === undefined) {
      uses.push(one);
      paid.push(...named);
      loose = without(loose, named);
      fresh = [...fresh, ...broughtBy(board, first)];
      continue;
    }
    const dice = fill({ ...board, loose }, Number(box), named, fresh);
    fresh = without(fresh, dice);
    laid.set(Number(box), dice);
    loose = without(loose, dice);
  }
  return { actions: steps.flatMap((one) => one.actions), steps, ends, laid, paid, uses };
}

/** Dice that using something brings, as far as they are not rolled. */
function broughtBy(board: Board, action: string): Piece[] {
  const use = useOf(board, action);
  const known = use?.brings.filter((ghost) => ghost.value > 0) ?? [];
  return known.map((ghost) => ({ ...ghost, ...codeOf(ghost), seat: use?.seat ?? -1 }));
}

/** The named dice, and those that follow because there is no other. */
function fill(board: Board, box: number, named: readonly PoolDie[], fresh: readonly Piece[]): Piece[] {
  const dice = named.map((die) => board.loose.find((one) => isSame(one, die)) ?? pieceByCode(die));
  while (fitOf(board, box) && !isFull(board, box, dice)) {
    const [next] = nextDice(board, box, dice);
    if (!next) break;
    dice.push(next);
  }
  return dice.length > 0 ? dice : fresh.slice(0, 1);
}
