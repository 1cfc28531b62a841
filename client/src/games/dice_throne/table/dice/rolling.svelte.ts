// Which dice are kept at the next roll, the answer for it, and its odds.

import type { Session } from "../../../../table/session.svelte";
import type { DiceThrown } from "../../../../views";
import type { EventShown, KeepOdds, KeepOddsRow, Question } from "../../../../wire";
import { throwOf } from "./seen";
import { Stage } from "./stage.svelte";

/** The roll for which dice were kept; a reroll continues it. */
interface Choice {
  of: string;
  kept: boolean[];
}

const NONE: Choice = { of: "", kept: [] };

export class Rolling {
  private choice: Choice = $state.raw(NONE);
  /** The animation of these dice. */
  readonly stage: Stage;
  private readonly stopListening: () => void;

  constructor(private readonly session: Session) {
    this.stage = new Stage(session);
    this.stopListening = session.onEvents((events) => this.receive(events));
  }

  get thrown(): DiceThrown | undefined {
    return throwOf(this.session);
  }

  /** Whether dice can be rolled again, so that keeping makes sense. */
  get canKeep(): boolean {
    const { question } = this.session;
    return !!question && !!this.thrown && question.answers.some((one) => one.action.startsWith("reroll:"));
  }

  get kept(): boolean[] {
    const dice = this.thrown?.dice ?? [];
    const mine = this.choice.of === this.throwName && this.choice.kept.length === dice.length;
    return mine ? this.choice.kept : dice.map(() => false);
  }

  /** Nothing kept yet: odds are those of the best choice. */
  get undecided(): boolean {
    return this.choice.of !== this.throwName;
  }

  get keptAll(): boolean {
    return this.kept.length > 0 && this.kept.every(Boolean);
  }

  toggle(place: number): void {
    if (!this.canKeep || place < 0 || place >= this.kept.length) return;
    this.keep(this.kept.map((is, at) => (at === place ? !is : is)));
  }

  keep(kept: boolean[]): void {
    this.choice = { of: this.throwName, kept };
  }

  /** Whether some way to keep dice gives that row a chance. */
  canKeepFor(action: string): boolean {
    return this.canKeep && bestMask(this.rowOf(action)?.keeps ?? []) >= 0;
  }

  /** Keep the dice that are best for that row. */
  keepFor(action: string): void {
    const mask = bestMask(this.rowOf(action)?.keeps ?? []);
    if (this.canKeep && mask >= 0) this.keep(this.kept.map((_, at) => (mask & (1 << at)) !== 0));
  }

  /** Keep the dice that this answer does not roll; false if it rolls none, or if they are kept already. */
  keepAsIn(action: string): boolean {
    const mask = Number(/^reroll:(\d+)$/.exec(action)?.[1] ?? 0);
    if (!this.canKeep || mask === 0 || action === this.action) return false;
    this.keep(this.kept.map((_, at) => (mask & (1 << at)) === 0));
    return true;
  }

  /** Whether rolling the dice that are not kept may lose every ability that is reached. */
  get losesReached(): boolean {
    const reached = (this.session.question?.answers ?? []).filter((one) => one.action.startsWith("announce:"));
    const mask = maskOf(this.kept);
    return reached.length > 0 && !reached.some(({ action }) => this.rowOf(action)?.keeps[mask] === 1);
  }

  /** The answer that rolls all but the kept dice; if all are kept, the one that accepts them. */
  get action(): string {
    const { question } = this.session;
    if (!question || !this.canKeep) return "";
    if (this.keptAll) return question.passing ?? "";
    const wanted = `reroll:${maskOf(this.kept.map((is) => !is))}`;
    return isLegal(question, wanted) ? wanted : "";
  }

  /** The chance of an `announce:…`: 1 if reached, undefined if unknown. */
  chance(action: string): number | undefined {
    if (this.session.question?.answers.some((one) => one.action === action)) return 1;
    return this.chanceAfterRoll(action);
  }

  /** The chance if the dice that are not kept are rolled. */
  chanceAfterRoll(action: string): number | undefined {
    const row = this.rowOf(action);
    return this.undecided ? row?.now : row?.keeps[maskOf(this.kept)];
  }

  /** The odds sent with the question or on request, if they are for these dice. */
  get odds(): KeepOdds | undefined {
    const { question, chances, state } = this.session;
    const asked = chances?.seq === state?.seq ? (chances?.numbers as KeepOdds | null | undefined) : undefined;
    const found = question?.odds ?? asked ?? undefined;
    return found && "dice" in found && String(found.dice) === String(this.thrown?.dice) ? found : undefined;
  }

  stop(): void {
    this.stopListening();
    this.stage.stop();
  }

  private rowOf(action: string): KeepOddsRow | undefined {
    return this.odds?.abilities.flatMap((one) => one.rows).find((one) => one.action === action);
  }

  private get throwName(): string {
    const thrown = this.thrown;
    return thrown ? `${thrown.roller} ${thrown.purpose} ${thrown.dice.length}` : "";
  }

  private receive(events: EventShown[]): void {
    if (events.some((event) => event.name === "Rolled" || event.name === "TurnBegan")) this.choice = NONE;
  }
}

/** The way to keep dice with the highest chance, of equal ones the one that keeps fewest; -1 if there is no chance. */
export function bestMask(keeps: readonly number[]): number {
  const most = Math.max(0, ...keeps);
  const best = keeps.flatMap((chance, mask) => (most > 0 && chance === most ? [mask] : []));
  return best.sort((one, two) => countOf(one) - countOf(two) || one - two)[0] ?? -1;
}

function countOf(mask: number): number {
  return mask.toString(2).replaceAll("0", "").length;
}

/** A bit mask of the true places. */
export function maskOf(places: boolean[]): number {
  return places.reduce((mask, is, at) => (is ? mask | (1 << at) : mask), 0);
}

/** Equal dice are offered once; the others are in `same`. */
function isLegal(question: Question, action: string): boolean {
  return question.answers.some((one) => one.action === action || one.same?.includes(action));
}
