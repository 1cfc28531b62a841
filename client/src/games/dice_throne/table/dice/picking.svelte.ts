// Questions about single dice: which one is turned or rolled again, and to which face.

import type { Session } from "../../../../table/session.svelte";
import type { Question } from "../../../../wire";
import { spelled, throwOf } from "./seen";

/** A face to which the picked die can be turned, and the answer that does it. */
export interface NewFace {
  value: number;
  action: string;
}

const CHANGES = ["set_die", "nudge"];

export class Picking {
  private chosen: { seq: number; place: number } | undefined = $state.raw();

  constructor(private readonly session: Session) {}

  /** Is the question one about single dice? */
  get open(): boolean {
    return this.places.some(Boolean);
  }

  /** Must a face be chosen, too? */
  get changes(): boolean {
    return this.open && this.session.question?.kind === "change_die";
  }

  /** Which dice can be picked; of equal dice the rules offer one, and any of them stands for it. */
  get places(): boolean[] {
    const dice = throwOf(this.session)?.dice ?? [];
    const offered = offeredPlaces(this.session.question);
    return dice.map((value, at) => offered.includes(at) || offered.some((one) => dice[one] === value));
  }

  /** The die that is being changed; -1 for none. */
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

  /** Can that die not be picked while others can? */
  closed(place: number): boolean {
    return this.open && !this.places[place];
  }

  /** What picking that die answers; nothing where a face must be chosen, too. */
  answerOf(place: number): string {
    return this.places[place] && !this.changes ? `die:${this.offeredFor(place)}` : "";
  }

  pick(place: number): void {
    if (!this.places[place]) return;
    if (!this.changes) this.session.answer(this.answerOf(place));
    else if (this.picked === place) this.chosen = undefined;
    else this.chosen = { seq: this.session.state?.seq ?? -1, place };
  }

  /** Turn the picked die to that face, if it can be. */
  turn(value: number): boolean {
    const face = this.faces.find((one) => one.value === value);
    if (face) this.session.answer(face.action);
    return !!face;
  }

  /** The die the rules offer in place of this one. */
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
