// What the table reads of a state: the view of the dungeon, and the facts that come with its question.

import type { Session } from "../../../table/session.svelte";
import type { DungeonBox, DungeonDie, DungeonView } from "../../../views";
import type { DungeonQuestionFacts, PoolDie, Question, State } from "../../../wire";

export type Color = "strength" | "agility" | "magic" | "heroic";
export const COLORS: readonly Color[] = ["strength", "agility", "magic", "heroic"];

/** A loose die as it is drawn. */
export interface Piece extends PoolDie {
  color: string;
  value: number;
  only: string;
}

const NO_FACTS: DungeonQuestionFacts = {
  boxes: [],
  uses: [],
  picked: [],
  sum: 0,
  goal: 0,
  outlook: [],
  stop: null,
  fatal: false,
  saves: [],
};

export function viewOf(state: State | undefined): DungeonView | undefined {
  return (state?.view ?? undefined) as DungeonView | undefined;
}

/** What comes with a question of this game; everything is empty where it has no facts. */
export function factsOf(question: Question | undefined): DungeonQuestionFacts {
  return (question?.odds as DungeonQuestionFacts | null | undefined) ?? NO_FACTS;
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

/** A die by its code, which holds its colour and value: for dice that are not there yet. */
export function pieceByCode({ seat, code }: PoolDie): Piece {
  return { seat, code, color: COLORS[(code >> 3) & 3] ?? "heroic", value: code & 7, only: "" };
}

/** The code of such a die. */
export function codeOf({ color, value }: { color: string; value: number }): { code: number } {
  return { code: (COLORS.indexOf(color as Color) << 3) | value };
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
