// Which dice stay where they lie at the next roll, the answer that says so, and what such a roll is good for.

import type { Session } from "../../../../table/session.svelte";
import type { DiceThrown } from "../../../../views";
import type { EventShown, KeepOdds, Question } from "../../../../wire";
import { throwOf } from "./seen";
import { Stage } from "./stage.svelte";

/** Which throw a choice of dice was made for; a reroll goes on with it, new dice do not. */
interface Choice {
  of: string;
  kept: boolean[];
}

const NONE: Choice = { of: "", kept: [] };

export class Rolling {
  private choice: Choice = $state.raw(NONE);
  /** What is seen moving around these dice. */
  readonly stage: Stage;
  private readonly stopHearing: () => void;

  constructor(private readonly session: Session) {
    this.stage = new Stage(session);
    this.stopHearing = session.onEvents((events) => this.hear(events));
  }

  get thrown(): DiceThrown | undefined {
    return throwOf(this.session);
  }

  /** Can dice be rolled again now, so that keeping some of them means something? */
  get canKeep(): boolean {
    const { question } = this.session;
    return !!question && !!this.thrown && question.answers.some((one) => one.action.startsWith("reroll:"));
  }

  get kept(): boolean[] {
    const dice = this.thrown?.dice ?? [];
    const mine = this.choice.of === this.throwName && this.choice.kept.length === dice.length;
    return mine ? this.choice.kept : dice.map(() => false);
  }

  /** Nothing was chosen yet: chances are then those of the best way to go on. */
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

  /** The answer that rolls all dice but the kept ones; where all are kept, the one that lets them stand, if any. */
  get action(): string {
    const { question } = this.session;
    if (!question || !this.canKeep) return "";
    if (this.keptAll) return question.passing ?? "";
    const wanted = `reroll:${maskOf(this.kept.map((is) => !is))}`;
    return isLegal(question, wanted) ? wanted : "";
  }

  /** The chance of an `announce:…`: 1 if it is reached, nothing while nobody knows. */
  chance(action: string): number | undefined {
    if (this.session.question?.answers.some((one) => one.action === action)) return 1;
    return this.chanceAfterRoll(action);
  }

  /** The same if the dice that are not kept are rolled, whatever is reached already. */
  chanceAfterRoll(action: string): number | undefined {
    const row = this.odds?.abilities.flatMap((one) => one.rows).find((one) => one.action === action);
    return this.undecided ? row?.now : row?.keeps[maskOf(this.kept)];
  }

  /** The chances that came with the question, or that were asked for; only those of the dice that lie here. */
  get odds(): KeepOdds | undefined {
    const { question, chances, state } = this.session;
    const asked = chances?.seq === state?.seq ? (chances?.numbers as KeepOdds | null | undefined) : undefined;
    const found = question?.odds ?? asked ?? undefined;
    return found && String(found.dice) === String(this.thrown?.dice) ? found : undefined;
  }

  stop(): void {
    this.stopHearing();
    this.stage.stop();
  }

  private get throwName(): string {
    const thrown = this.thrown;
    return thrown ? `${thrown.roller} ${thrown.purpose} ${thrown.dice.length}` : "";
  }

  private hear(events: EventShown[]): void {
    if (events.some((event) => event.name === "Rolled" || event.name === "TurnBegan")) this.choice = NONE;
  }
}

/** The number whose bits are the places that hold. */
export function maskOf(places: boolean[]): number {
  return places.reduce((mask, is, at) => (is ? mask | (1 << at) : mask), 0);
}

/** Equal dice are offered once; the others of them stand under `same`. */
function isLegal(question: Question, action: string): boolean {
  return question.answers.some((one) => one.action === action || one.same?.includes(action));
}
