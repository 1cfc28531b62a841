// What the table reads of a state: the view of the dungeon, and the facts that come with its question.

import type { Session } from "../../../table/session.svelte";
import type { DungeonBox, DungeonDie, DungeonView } from "../../../views";
import type { Question, State } from "../../../wire";

export type Color = "strength" | "agility" | "magic" | "heroic";
export const COLORS: readonly Color[] = ["strength", "agility", "magic", "heroic"];

/** A die that an answer can name. Equal dice of a hero are one and the same to the rules. */
export interface PoolDie {
  seat: number;
  code: number;
}

/** A loose die as it is drawn. */
export interface Piece extends PoolDie {
  color: string;
  value: number;
  only: string;
}

/** A die that does not exist yet; with value 0 it will be rolled. */
export interface Ghost {
  color: string;
  value: number;
  only: string;
}

/** The dice that may begin a box. */
export interface BoxFit {
  box: number;
  dice: PoolDie[];
}

/** What using something takes and brings. */
export interface UseFit {
  action: string;
  seat: number;
  /** Dice that may pay. */
  dice: PoolDie[];
  /** The cheapest dice that pay, one by one. */
  propose: PoolDie[];
  brings?: Ghost[];
  /** What the values of the dice have to add up to, where that is the price. */
  goal?: number;
}

/** The facts of a question. */
export interface Facts {
  boxes: BoxFit[];
  uses: UseFit[];
  /** Dice picked so far for a box or a cost that the server has begun. */
  picked: PoolDie[];
  sum: number;
  goal: number;
  /** Hearts, time and poison if the party stopped now. */
  stop: readonly number[] | null;
  /** Stopping would fell a hero. */
  fatal: boolean;
}

const NO_FACTS: Facts = { boxes: [], uses: [], picked: [], sum: 0, goal: 0, stop: null, fatal: false };

export function viewOf(state: State | undefined): DungeonView | undefined {
  return (state?.view ?? undefined) as DungeonView | undefined;
}

export function factsOf(question: Question | undefined): Facts {
  return { ...NO_FACTS, ...(question?.odds as Partial<Facts> | null | undefined) };
}

/** The loose dice of an encounter, by hero, each hero's in the order of the pool. */
export function poolsOf(view: DungeonView | undefined): Piece[][] {
  const { seats = [], pools = [] } = view?.encounter ?? {};
  return pools.map((pool, place) => pool.map((die) => pieceOf(die, seats[place] ?? -1)));
}

function pieceOf(die: DungeonDie, seat: number): Piece {
  return { seat, code: die.code, color: die.color, value: die.value, only: die.only };
}

export function isSame(one: PoolDie, other: PoolDie): boolean {
  return one.seat === other.seat && one.code === other.code;
}

export function spelled(die: PoolDie): string {
  return `die:${die.seat},${die.code}`;
}

/** The die that an answer names. */
export function dieOf(action: string): PoolDie | undefined {
  const found = /^die:(\d+),(\d+)$/.exec(action);
  return found ? { seat: Number(found[1]), code: Number(found[2]) } : undefined;
}

export function isCovered(box: DungeonBox): boolean {
  return box.needed === 0;
}

/** Whether armor boxes still stand before the others. */
export function isChained(box: DungeonBox, boxes: readonly DungeonBox[]): boolean {
  return !box.armor && !isCovered(box) && boxes.some((one) => one.armor && !isCovered(one));
}

export function has(session: Session, action: string): boolean {
  return session.question?.answers.some((one) => one.action === action || one.same?.includes(action)) ?? false;
}
