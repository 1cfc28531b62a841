// What a press on a die, a box or a skill does to what the player holds, and which answers it completes.
// It knows sums, not rules: which dice fit comes with the question.

import type { DungeonBox } from "../../../../views";
import type { BoxFit, PoolDie, UseFit } from "../../../../wire";
import { isSame, type Piece, spelled } from "../seen";

/** What the player holds: nothing, a die, a box that collects dice, or something that is being paid. */
export type Held =
  | { what: "nothing" }
  | { what: "die"; die: PoolDie }
  | { what: "box"; box: number; dice: PoolDie[] }
  | { what: "use"; action: string; dice: PoolDie[] };

export interface Board {
  /** All loose dice. */
  loose: readonly Piece[];
  boxes: readonly DungeonBox[];
  fits: readonly BoxFit[];
  uses: readonly UseFit[];
}

/** The outcome of a press. */
export interface Move {
  held: Held;
  /** Answers to give, as one gesture. */
  send?: string[];
  /** Nothing came of it: the die does not fit, the box takes nothing. */
  refused?: true;
}

export const NOTHING: Held = { what: "nothing" };

export function fitOf(board: Board, box: number): BoxFit | undefined {
  return board.fits.find((one) => one.box === box);
}

export function useOf(board: Board, action: string): UseFit | undefined {
  return board.uses.find((one) => one.action === action);
}

function includes(dice: readonly PoolDie[], die: PoolDie): boolean {
  return dice.some((one) => isSame(one, die));
}

/** The same dice without these, each taken out once. */
export function without<Die extends PoolDie>(dice: readonly Die[], taken: readonly PoolDie[]): Die[] {
  const left = [...dice];
  for (const die of taken) {
    const place = left.findIndex((one) => isSame(one, die));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Each different die once. */
export function different<Die extends PoolDie>(dice: readonly Die[]): Die[] {
  return dice.filter((die, place) => dice.findIndex((one) => isSame(one, die)) === place);
}

function valueOf(board: Board, die: PoolDie): number {
  return board.loose.find((one) => isSame(one, die))?.value ?? 0;
}

export function sumOf(board: Board, dice: readonly PoolDie[]): number {
  return dice.reduce((sum, die) => sum + valueOf(board, die), 0);
}

/** Boxes that this die may begin. */
export function boxesFor(board: Board, die: PoolDie): number[] {
  return board.fits.filter((fit) => includes(fit.dice, die)).map((fit) => fit.box);
}

/** Dice that may go next onto a box which has collected these. */
export function nextDice(board: Board, box: number, collected: readonly PoolDie[]): Piece[] {
  const fit = fitOf(board, box);
  const shown = board.boxes[box];
  if (!fit || !shown) return [];
  const left = without(board.loose, collected).filter((die) => includes(fit.dice, die));
  if (!shown.max_dice || collected.length === 0) return left;
  const room = shown.max_dice - collected.length;
  const sum = sumOf(board, collected);
  return left.filter((die) => {
    const others = without(left, [die]).map((one) => one.value);
    const best = others.sort((one, two) => two - one).slice(0, room - 1);
    return room > 0 && best.reduce((total, value) => total + value, sum + die.value) >= shown.value;
  });
}

export function isFull(board: Board, box: number, dice: readonly PoolDie[]): boolean {
  const shown = board.boxes[box];
  if (!shown || dice.length === 0) return false;
  return !shown.wide || sumOf(board, dice) >= shown.value;
}

/** The answers that cover a box with these dice. Where only one die is left to choose from, nobody is asked for it. */
export function coverAnswers(board: Board, box: number, dice: readonly PoolDie[]): string[] {
  const asked = dice.filter((_, place) => different(nextDice(board, box, dice.slice(0, place))).length > 1);
  return [`cover:${box}`, ...asked.map(spelled)];
}

/** The answers that use something and pay with these dice. */
export function useAnswers(board: Board, use: UseFit, dice: readonly PoolDie[]): string[] {
  const paying = board.loose.filter((die) => includes(use.dice, die));
  const asked = dice.filter((_, place) => different(without(paying, dice.slice(0, place))).length > 1);
  return [use.action, ...asked.map(spelled)];
}

/** Put a die onto a box. */
function lay(board: Board, box: number, collected: readonly PoolDie[], die: PoolDie): Move {
  if (!includes(nextDice(board, box, collected), die)) return { held: { what: "box", box, dice: [...collected] } };
  const dice = [...collected, die];
  if (!isFull(board, box, dice)) return { held: { what: "box", box, dice } };
  return { held: NOTHING, send: coverAnswers(board, box, dice) };
}

/** A press on a loose die. */
export function pressDie(board: Board, held: Held, die: PoolDie): Move {
  if (held.what === "box") {
    if (includes(nextDice(board, held.box, held.dice), die)) return lay(board, held.box, held.dice, die);
    if (held.dice.length > 0) return { held, refused: true };
    return { held: { what: "die", die } };
  }
  if (held.what === "use") return payWith(board, held, die);
  if (held.what === "die" && isSame(held.die, die)) return { held: NOTHING };
  return { held: { what: "die", die } };
}

/** A die that was proposed is taken back; another one takes the place of the first if there are enough. */
function payWith(board: Board, held: Held & { what: "use" }, die: PoolDie): Move {
  const use = useOf(board, held.action);
  if (!use || !includes(use.dice, die)) return { held, refused: true };
  const isLoose = includes(without(board.loose, held.dice), die);
  if (!isLoose) return { held: { ...held, dice: without(held.dice, [die]) } };
  const dice = [...held.dice, die];
  const most = use.goal ? undefined : use.propose.length;
  return { held: { ...held, dice: most !== undefined && dice.length > most ? dice.slice(1) : dice } };
}

/** A press on a die that pays already: it goes back. */
export function takeOut(held: Held, die: PoolDie): Move {
  if (held.what === "die") return { held: NOTHING };
  if (held.what === "nothing") return { held };
  const dice = without(held.dice, [die]);
  if (held.what === "box" && dice.length === 0) return { held: NOTHING };
  return { held: { ...held, dice } };
}

/** A press on a box. */
export function pressBox(board: Board, held: Held, box: number): Move {
  const fit = fitOf(board, box);
  if (held.what === "die") {
    if (!fit || !includes(fit.dice, held.die)) return { held, refused: true };
    return lay(board, box, [], held.die);
  }
  if (held.what === "box" && held.box === box) return { held: NOTHING };
  if (!fit) return { held, refused: true };
  return { held: { what: "box", box, dice: [] } };
}

/** A die is let go over a box. */
export function drop(board: Board, held: Held, die: PoolDie, box: number): Move {
  const collected = held.what === "box" && held.box === box ? held.dice : [];
  if (!includes(nextDice(board, box, collected), die)) return { held, refused: true };
  return lay(board, box, collected, die);
}

/** Where a die does most: the box that costs most hearts, then time, then poison. */
export function bestBox(board: Board, die: PoolDie): number | undefined {
  const cost = (box: number): number[] => {
    const shown = board.boxes[box];
    return shown ? [shown.hearts, shown.time, shown.poison, shown.value] : [];
  };
  return boxesFor(board, die).sort((one, two) => compare(cost(two), cost(one)) || one - two)[0];
}

function compare(one: readonly number[], two: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const other = two[place] ?? 0;
    if (value !== other) return value - other;
  }
  return 0;
}

/** Two quick presses on a die: it goes where it does most. */
export function doublePress(board: Board, die: PoolDie): Move {
  const box = bestBox(board, die);
  return box === undefined ? { held: NOTHING, refused: true } : lay(board, box, [], die);
}

/** A press on a skill, a potion or the anvil: the cheapest dice are proposed; what costs nothing is shown first, too. */
export function pressUse(board: Board, held: Held, action: string): Move {
  const use = useOf(board, action);
  if (!use) return { held, refused: true };
  if (held.what === "use" && held.action === action) return { held: NOTHING };
  return { held: { what: "use", action, dice: [...use.propose] } };
}

/** Whether the held dice pay. */
export function isPaid(board: Board, held: Held): boolean {
  if (held.what !== "use") return false;
  const use = useOf(board, held.action);
  if (!use) return false;
  return use.goal ? sumOf(board, held.dice) >= use.goal : held.dice.length === use.propose.length;
}

/** Use what is held. */
export function commit(board: Board, held: Held): Move {
  const use = held.what === "use" ? useOf(board, held.action) : undefined;
  if (held.what !== "use" || !use || !isPaid(board, held)) return { held, refused: true };
  return { held: NOTHING, send: useAnswers(board, use, held.dice) };
}

/** What is held is still there after a change: the same dice are loose, the box is open. */
export function stillHeld(board: Board, held: Held): Held {
  if (held.what === "nothing") return held;
  if (held.what === "die") return includes(board.loose, held.die) ? held : NOTHING;
  const there = without(held.dice, board.loose).length === 0;
  if (held.what === "use") return there && useOf(board, held.action) ? held : NOTHING;
  return there && fitOf(board, held.box) ? held : NOTHING;
}
