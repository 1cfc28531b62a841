// What a table works with: a live seat, a spectator, or a frame of a replay, all of one form.

import { SvelteMap } from "svelte/reactivity";
import type { Connection, KeptLine } from "../lib/connection.svelte";
import type { KeyAct } from "../lib/keys";
import { settings } from "../lib/settings.svelte";
import type { Advice, Chances, EventShown, Option, PreviewShown, Question, Span, State, WhyNot } from "../wire";

/** A button of the action bar. */
export interface BarButton {
  label: Span[];
  press: () => void;
  detail?: Span[];
  /** Why it cannot be pressed; it stays focusable and says so. */
  why?: Span[];
  /** The key that presses it, where it is not the main one. */
  act?: KeyAct;
  /** The answer it gives, so that one may look at what that would do. */
  action?: string;
}

/** What a game's table puts into the action bar in place of the usual list; at most three buttons. */
export interface BarPlan {
  sentence?: Span[];
  primary?: BarButton;
  others?: BarButton[];
  /** Answers that are still to be offered as a list, by path. */
  listed?: Option[];
}

/** What the dice on the table are good for, as a game's own table knows it; it changes with every touch of a die. */
export interface LiveOdds {
  /** What these chances are of. */
  lead: string;
  rows: { name: string; needs: string; chance: number; words: string }[];
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
  /** Something that will change the question is on its way; buttons wait for what comes of it. */
  readonly pending: boolean;
  readonly advice: Advice | undefined;
  readonly chances: Chances | undefined;
  /** The answer that somebody looks at: by pointer, by focus, with a finger that rests on it. */
  readonly looked?: string | undefined;
  /** What the answer that is looked at would do. */
  readonly preview?: PreviewShown | undefined;
  /** Answers that a hint speaks of; a table lights them. */
  readonly hinted: readonly string[];
  /** The answer that was picked and waits for the main button, where the player wants to confirm. */
  selected: string | undefined;
  /** What the game's own table wants in the action bar. */
  bar: BarPlan | undefined;
  /** What the game's own table says in place of the odds one has to ask for. */
  odds?: LiveOdds | undefined;
  /** The game's own table has something spread over it, for which the list of answers makes room. */
  spread: boolean;
  /** Odds were asked for and are not there yet. */
  readonly reckoning?: boolean;

  answer(action: string): void;
  /** Answer at once, or, where the player wants to confirm, pick it first. */
  choose(action: string): void;
  typed(line: string): void;
  undo(): void;
  /** Go back behind the barrier, as far as the room and the others allow. */
  takeBack?(seat: number): void;
  /** The person of that seat sits at this screen: the curtain may open. */
  ready?(seat: number): void;
  askHint(step: number): void;
  askOdds(about?: string): void;
  /** Look at an answer, or at none any more; only the last look counts. */
  look?(action?: string): void;
  /** Ask what an answer would do, before it is given. */
  askPreview?(action: string): void;
  /** Does somebody else answer this question too, so that an answer can be put forward first? */
  readonly canSuggest?: boolean;
  /** Put an answer forward without giving it. */
  suggest?(action: string): void;
  passOn(): void;
  whyNot(action: string): WhyNot | undefined;
  /** Hear the events of every new state, in order; gives back how to stop. */
  onEvents(hear: (events: EventShown[], state: State) => void): () => void;
}

/** A seat or a spectator at a room that is being played. */
export class LiveSession implements Session {
  bar: BarPlan | undefined = $state.raw();
  odds: LiveOdds | undefined = $state.raw();
  spread = $state(false);
  private oddsAskedAt = $state(-1);
  /** The state upon which something was sent that the next one shows the outcome of. */
  private sentUpon: State | undefined = $state.raw();
  private picked: { action: string; seq: number } | undefined = $state.raw();
  private glance: { action: string; seq: number } | undefined = $state.raw();
  /** What was asked for and has come, upon the state that is shown. */
  private readonly foreseen = new SvelteMap<string, PreviewShown>();
  private readonly asked = new Set<string>();

  constructor(readonly connection: Connection) {
    // Who is too fast is refused without a new state.
    connection.onMessage((message) => {
      if (message.type === "refused") this.sentUpon = undefined;
      if (message.type === "state") this.forget();
      if (message.type === "preview" && message.seq === this.state?.seq) this.foreseen.set(message.action, message);
    });
  }

  get selected(): string | undefined {
    return this.picked?.seq === this.state?.seq ? this.picked?.action : undefined;
  }

  set selected(action: string | undefined) {
    this.picked = action === undefined ? undefined : { action, seq: this.state?.seq ?? -1 };
  }

  get preview(): PreviewShown | undefined {
    return this.looked === undefined ? undefined : this.foreseen.get(this.looked);
  }

  get looked(): string | undefined {
    return this.glance?.seq === this.state?.seq ? this.glance?.action : undefined;
  }

  look(action?: string): void {
    this.glance = action && this.question ? { action, seq: this.state?.seq ?? -1 } : undefined;
  }

  get hinted(): readonly string[] {
    return this.advice?.actions ?? [];
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
    return this.sentUpon !== undefined && this.sentUpon === this.state;
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
    this.sentUpon = state;
    this.connection.send({ type: "answer", seq: state.seq, seat: question.seat, action });
  }

  choose(action: string): void {
    if (settings.confirm && this.selected !== action) this.selected = action;
    else this.answer(action);
  }

  typed(line: string): void {
    const { question, state } = this;
    if (!question || !state || this.pending) return;
    this.sentUpon = state;
    this.connection.send({ type: "typed", seq: state.seq, seat: question.seat, line });
  }

  undo(): void {
    const { state } = this;
    const able = state?.undo?.find((one) => one.can);
    if (!able || !state || this.pending) return;
    this.sentUpon = state;
    this.connection.send({ type: "undo", seq: state.seq, seat: able.seat });
  }

  takeBack(seat: number): void {
    if (!this.state || this.pending) return;
    this.sentUpon = this.state;
    this.connection.send({ type: "ask_takeback", seat });
  }

  ready(seat: number): void {
    if (!this.state || this.pending) return;
    this.sentUpon = this.state;
    this.connection.send({ type: "ready", seat });
  }

  askHint(step: number): void {
    const { question, state } = this;
    if (question && state) this.connection.send({ type: "ask_hint", seq: state.seq, seat: question.seat, step });
  }

  askOdds(about = ""): void {
    const { state } = this;
    const seat = this.question?.seat ?? Math.max(this.seat, 0);
    if (!state) return;
    this.oddsAskedAt = state.seq;
    this.connection.send({ type: "ask_odds", seq: state.seq, seat, about });
  }

  get reckoning(): boolean {
    const { chances, refused } = this.connection;
    return this.oddsAskedAt === this.state?.seq && !chances && refused?.what !== "ask_odds";
  }

  askPreview(action: string): void {
    const { question, state } = this;
    if (!question || !state || this.asked.has(action)) return;
    this.asked.add(action);
    this.connection.send({ type: "ask_preview", seq: state.seq, seat: question.seat, action });
  }

  /** Another state, or the same in another language: what was foreseen is asked anew. */
  private forget(): void {
    this.foreseen.clear();
    this.asked.clear();
  }

  get canSuggest(): boolean {
    const own = this.connection.welcome?.seats ?? [];
    const others = this.question?.seats.filter((seat) => !own.includes(seat)) ?? [];
    return !this.state?.window && others.some((seat) => !this.state?.seats.find((one) => one.seat === seat)?.bot);
  }

  suggest(action: string): void {
    const { question, state } = this;
    if (question && state) this.connection.send({ type: "suggest", seq: state.seq, seat: question.seat, action });
  }

  passOn(): void {
    const { question, state } = this;
    if (!question || !state || this.pending) return;
    if (state.window) this.sentUpon = state;
    const kept = this.connection.standing?.seat === question.seat ? this.connection.standing.stops : undefined;
    const stops = kept ?? [];
    this.connection.send({ type: "orders", seat: question.seat, setting: "changes", stops, pass_on: true });
  }

  whyNot(action: string): WhyNot | undefined {
    return this.state?.why_not?.find((one) => one.action === action || !one.action);
  }

  onEvents(hear: (events: EventShown[], state: State) => void): () => void {
    // What is told anew (another language, a page loaded again) has been played already.
    let upTo = this.state?.seq ?? -1;
    return this.connection.onMessage((message) => {
      if (message.type !== "state") return;
      const isNew = upTo >= 0 && message.since >= upTo;
      upTo = message.seq;
      hear(isNew ? (message.events ?? []) : [], message);
    });
  }
}
