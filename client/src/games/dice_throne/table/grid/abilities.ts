// The current abilities of a seat: level, rows, and the odds of each row.

import type { BoardAbility, BoardLevel, BoardRow, Question, Span } from "../../../../wire";
import type { DiceSeat, DiceView } from "../../../../views";
import type { BoardShown } from "../boards.svelte";

/** "printed" if there are no dice for it. */
export type Reach = "printed" | "reached" | "reachable" | "out";

export interface RowShown extends BoardRow {
  reach: Reach;
  /** Between 0 and 1; only during a roll. */
  chance: number | undefined;
  /** The answer that announces it, if possible now. */
  answer: string;
  /** The answer that would announce it, during a roll. */
  action: string;
  /** Whether it is being resolved. */
  playing: boolean;
}

export interface AbilityShown {
  id: string;
  name: string;
  kind: BoardAbility["kind"] | "added";
  level: number;
  /** Number of levels, for the marks of the upgrade slot. */
  levels: BoardLevel[];
  rows: RowShown[];
  text: Span[];
  always: Span[];
  dice: number;
  reach: Reach;
  answer: string;
  playing: boolean;
}

/** The odds that `Rolling` provides. */
export interface Chances {
  odds: { roller: number; abilities: { id: string; rows: { action: string }[] }[] } | undefined;
  chance(action: string): number | undefined;
}

const NEAR: Record<Reach, number> = { printed: 0, out: 1, reachable: 2, reached: 3 };

export class AbilityReader {
  private readonly answers: Map<string, string>;

  constructor(
    private readonly view: DiceView,
    private readonly seat: number,
    question: Question | undefined,
    private readonly chances: Chances | undefined,
  ) {
    this.answers = question?.owner === seat ? answersByAbility(question) : new Map();
  }

  /** Abilities of the current side of the board in printed order; added ones follow their upgrade. */
  all(board: BoardShown, side?: string): AbilityShown[] {
    const up = side ?? this.of.board;
    return board.abilities.filter((one) => one.board === up).flatMap((one) => this.ability(one));
  }

  private get of(): DiceSeat {
    return this.view.seats[this.seat] as DiceSeat;
  }

  private ability(printed: BoardAbility): AbilityShown[] {
    const number = this.of.levels[printed.id] ?? 1;
    const level = printed.levels.find((one) => one.level === number) ?? printed.levels[0];
    if (!level) return [];
    const base = { level: number, levels: printed.levels, always: level.always ?? [], dice: level.dice ?? 0 };
    const main = this.shown(printed.id, level, { ...base, kind: printed.kind });
    if (!level.added) return [main];
    return [main, this.shown(level.added.id, level.added, { ...base, kind: "added", levels: [], always: [], dice: 0 })];
  }

  private shown(
    id: string,
    text: { name: string; text: Span[]; rows?: BoardRow[] },
    base: Pick<AbilityShown, "kind" | "level" | "levels" | "always" | "dice">,
  ): AbilityShown {
    const rows = (text.rows ?? []).map((row) => this.row(id, row));
    const answer = this.answers.get(id) ?? "";
    const nearest = rows.map((row) => row.reach).sort((one, two) => NEAR[two] - NEAR[one])[0];
    return {
      ...base,
      id,
      name: text.name,
      text: text.text,
      rows,
      answer,
      reach: nearest ?? (answer ? "reached" : "printed"),
      playing: this.isPlaying(id) || this.view.resolving.some(([, name, seat]) => name === id && seat === this.seat),
    };
  }

  private isPlaying(id: string): boolean {
    return this.view.attack?.ability === id && this.view.attack.attacker === this.seat;
  }

  private row(id: string, row: BoardRow): RowShown {
    const answer = this.answers.get(`${id} ${row.row}`) ?? "";
    const action = answer || this.actionOf(id, row.row);
    const chance = answer ? 1 : action ? this.chances?.chance(action) : undefined;
    const playing = this.isPlaying(id) && this.view.attack?.row === row.row;
    return { ...row, answer, action, chance, reach: reachOf(chance), playing };
  }

  private actionOf(id: string, row: number): string {
    const { chances } = this;
    if (chances?.odds?.roller !== this.seat) return "";
    return chances.odds.abilities.find((one) => one.id === id)?.rows[row]?.action ?? "";
  }
}

export function reachOf(chance: number | undefined): Reach {
  if (chance === undefined) return "printed";
  if (chance >= 1) return "reached";
  return chance > 0 ? "reachable" : "out";
}

/** The answers that announce a row ("smack 0") or use a defence ("thick_skin"). */
export function answersByAbility(question: Question): Map<string, string> {
  const found = new Map<string, string>();
  for (const { action, label } of question.answers) {
    const [verb, numbers = ""] = action.split(":");
    const id = label.find((span) => span.term?.startsWith("ability:"))?.term?.slice("ability:".length);
    if (!id) continue;
    if (verb === "announce") found.set(`${id} ${numbers.split(",")[1]}`, action);
    if (verb === "defend") found.set(id, action);
  }
  return found;
}

/** A chance in percent that never rounds to certainty or to zero. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
