// Questions about single dice: which one is changed or rolled, and to which face.

import type { Session } from "../../../../table/session.svelte";
import type { Question } from "../../../../wire";
import { spelled, throwOf } from "./seen";

/** A face that the selected die can be changed to, with its answer. */
export interface NewFace {
  value: number;
  action: string;
}

const CHANGES = ["set_die", "nudge"];

export class Picking {
  private chosen: { seq: number; place: number } | undefined = $state.raw();

  constructor(private readonly session: Session) {}

  /** Whether the question is about single dice. */
  get open(): boolean {
    return this.places.some(Boolean);
  }

  /** Whether a face must be chosen, too. */
  get changes(): boolean {
    return this.open && this.session.question?.kind === "change_die";
  }

  /** Dice that can be selected; the rules offer one of equal dice, and any of them stands for it. */
  get places(): boolean[] {
    const dice = throwOf(this.session)?.dice ?? [];
    const offered = offeredPlaces(this.session.question);
    return dice.map((value, at) => offered.includes(at) || offered.some((one) => dice[one] === value));
  }

  /** The selected die; -1 for none. */
  get picked(): number {
    const { chosen } = this;
    return chosen && chosen.seq === this.session.state?.seq && this.changes ? chosen.place : -1;
  }

  get faces(): NewFace[] {
    const dice = throwOf(this.session)?.dice ?? [];
    const place = this.offeredFor(this.picked);
    const found: NewFace[] = [];
    for (const { action } of this.session.question?.answers ?? []) {
      const { verb, numbers } = spelled(action);
      if (!CHANGES.includes(verb) || numbers[0] !== place) continue;
      const before = dice[place] ?? 0;
      const value = verb === "set_die" ? (numbers[1] ?? 0) : numbers[1] ? before + 1 : before - 1;
      found.push({ value, action });
    }
    return found;
  }

  /** Whether that die cannot be selected while others can. */
  closed(place: number): boolean {
    return this.open && !this.places[place];
  }

  /** The answer of selecting that die; none if a face must be chosen, too. */
  answerOf(place: number): string {
    return this.places[place] && !this.changes ? `die:${this.offeredFor(place)}` : "";
  }

  pick(place: number): void {
    if (!this.places[place]) return;
    if (!this.changes) this.session.answer(this.answerOf(place));
    else if (this.picked === place) this.chosen = undefined;
    else this.chosen = { seq: this.session.state?.seq ?? -1, place };
  }

  /** Change the selected die to that face, if possible. */
  turn(value: number): boolean {
    const face = this.faces.find((one) => one.value === value);
    if (face) this.session.answer(face.action);
    return !!face;
  }

  /** The die that the rules offer in place of this one. */
  private offeredFor(place: number): number {
    const dice = throwOf(this.session)?.dice ?? [];
    const offered = offeredPlaces(this.session.question);
    if (offered.includes(place)) return place;
    return offered.find((one) => dice[one] === dice[place]) ?? -1;
  }
}

function offeredPlaces(question: Question | undefined): number[] {
  const found = (question?.answers ?? []).map((one) => spelled(one.action));
  const places = found.filter(({ verb }) => verb === "die" || CHANGES.includes(verb)).map(({ numbers }) => numbers[0]);
  return [...new Set(places)].filter((place) => place !== undefined);
}
