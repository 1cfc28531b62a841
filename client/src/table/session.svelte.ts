// What a table works with: a live seat, a spectator, or a frame of a replay, all of one form.

import type { Connection, KeptLine } from "../lib/connection.svelte";
import type { Advice, Chances, EventShown, Option, Question, Span, State, WhyNot } from "../wire";

/** A button of the action bar. */
export interface BarButton {
  label: Span[];
  press: () => void;
  detail?: Span[];
  /** Why it cannot be pressed; it stays focusable and says so. */
  why?: Span[];
  key?: string;
}

/** What a game's table puts into the action bar in place of the usual list; at most three buttons. */
export interface BarPlan {
  sentence?: Span[];
  primary?: BarButton;
  others?: BarButton[];
  /** Answers that are still to be offered as a list, by path. */
  listed?: Option[];
}

export interface Session {
  readonly state: State | undefined;
  readonly log: KeptLine[];
  /** False for spectators and replays: nothing can be answered. */
  readonly active: boolean;
  /** The seat through whose eyes one looks, -1 for nobody's. */
  readonly seat: number;
  /** The open question of the own seat that is not answered yet. */
  readonly question: Question | undefined;
  /** An answer is on its way; buttons wait for it. */
  readonly pending: boolean;
  readonly advice: Advice | undefined;
  readonly chances: Chances | undefined;
  /** What the game's own table wants in the action bar. */
  bar: BarPlan | undefined;

  answer(action: string): void;
  typed(line: string): void;
  undo(): void;
  askHint(step: number): void;
  askOdds(about?: string): void;
  passOn(): void;
  whyNot(action: string): WhyNot | undefined;
  /** Hear the events of every new state, in order; gives back how to stop. */
  onEvents(hear: (events: EventShown[], state: State) => void): () => void;
}

/** A seat or a spectator at a room that is being played. */
export class LiveSession implements Session {
  bar: BarPlan | undefined = $state.raw();
  private sentAt = $state(-1);

  constructor(readonly connection: Connection) {
    connection.onMessage((message) => {
      if (message.type === "refused" || message.type === "state") this.sentAt = -1;
    });
  }

  get state(): State | undefined {
    return this.connection.state;
  }

  get log(): KeptLine[] {
    return this.connection.log;
  }

  get active(): boolean {
    return (this.connection.welcome?.seats.length ?? 0) > 0;
  }

  get seat(): number {
    return this.state?.shown ?? -1;
  }

  get question(): Question | undefined {
    const answered = this.state?.answered ?? [];
    return this.state?.questions?.find((one) => !answered.includes(one.seat));
  }

  get pending(): boolean {
    return this.sentAt >= 0 && this.sentAt === this.state?.seq;
  }

  get advice(): Advice | undefined {
    return this.connection.advice;
  }

  get chances(): Chances | undefined {
    return this.connection.chances;
  }

  answer(action: string): void {
    const { question, state } = this;
    if (!question || !state || this.pending) return;
    this.sentAt = state.seq;
    this.connection.send({ type: "answer", seq: state.seq, seat: question.seat, action });
  }

  typed(line: string): void {
    const { question, state } = this;
    if (!question || !state || this.pending) return;
    this.connection.send({ type: "typed", seq: state.seq, seat: question.seat, line });
  }

  undo(): void {
    const able = this.state?.undo?.find((one) => one.can);
    if (able && this.state) this.connection.send({ type: "undo", seq: this.state.seq, seat: able.seat });
  }

  askHint(step: number): void {
    const { question, state } = this;
    if (question && state) this.connection.send({ type: "ask_hint", seq: state.seq, seat: question.seat, step });
  }

  askOdds(about = ""): void {
    const { state } = this;
    const seat = this.question?.seat ?? Math.max(this.seat, 0);
    if (state) this.connection.send({ type: "ask_odds", seq: state.seq, seat, about });
  }

  passOn(): void {
    const { question } = this;
    if (question) this.connection.send({ type: "orders", seat: question.seat, setting: "changes", pass_on: true });
  }

  whyNot(action: string): WhyNot | undefined {
    return this.state?.why_not?.find((one) => one.action === action);
  }

  onEvents(hear: (events: EventShown[], state: State) => void): () => void {
    return this.connection.onMessage((message) => {
      if (message.type === "state") hear(message.events ?? [], message);
    });
  }
}
