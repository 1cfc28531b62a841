// The interface between a table and its game: a live seat, a spectator, or a frame of a replay.

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
  /** Why it is disabled; it stays focusable and shows the reason. */
  why?: Span[];
  /** Its key, unless it is the main button. */
  act?: KeyAct;
  /** The answer it gives, for the preview. */
  action?: string;
}

/** What a game's own table shows in the action bar in place of the list; at most three buttons. */
export interface BarPlan {
  sentence?: Span[];
  primary?: BarButton;
  others?: BarButton[];
  /** Answers still offered as a list, by path. */
  listed?: Option[];
}

/** Odds computed by a game's own table; they change with every selection of dice. */
export interface LiveOdds {
  /** What these odds are about. */
  lead: string;
  rows: { name: string; needs: string; chance: number; words: string }[];
}

export interface Session {
  readonly state: State | undefined;
  readonly log: KeptLine[];
  /** False for spectators and replays, which cannot answer. */
  readonly active: boolean;
  /** The seat whose view is shown, -1 for none. */
  readonly seat: number;
  /** The open question of the own seat. */
  readonly question: Question | undefined;
  /** An answer was sent; buttons wait for the next state. */
  readonly pending: boolean;
  readonly advice: Advice | undefined;
  readonly chances: Chances | undefined;
  /** The answer being previewed, by pointer, focus or long press. */
  readonly looked?: string | undefined;
  /** The preview of that answer. */
  readonly preview?: PreviewShown | undefined;
  /** Answers that a hint recommends; a table highlights them. */
  readonly hinted: readonly string[];
  /** The selected answer that waits for confirmation, if the player wants to confirm. */
  selected: string | undefined;
  /** The action bar of the game's own table. */
  bar: BarPlan | undefined;
  /** Odds of the game's own table, shown without asking the server. */
  odds?: LiveOdds | undefined;
  /** The game's own table shows an overlay; the list of answers makes room. */
  spread: boolean;
  /** Odds were requested and have not arrived. */
  readonly reckoning?: boolean;

  answer(action: string): void;
  /** Answer, or select first if the player wants to confirm. */
  choose(action: string): void;
  typed(line: string): void;
  undo(): void;
  /** Ask for a takeback beyond undo, as the room and the other players allow. */
  takeBack?(seat: number): void;
  /** The player of that seat is at the screen: lift the curtain. */
  ready?(seat: number): void;
  askHint(step: number): void;
  askOdds(about?: string): void;
  /** Preview an answer, or none; the last call counts. */
  look?(action?: string): void;
  /** Request the preview of an answer. */
  askPreview?(action: string): void;
  /** Whether others share this question, so that answers can be suggested. */
  readonly canSuggest?: boolean;
  /** Suggest an answer without giving it. */
  suggest?(action: string): void;
  passOn(): void;
  whyNot(action: string): WhyNot | undefined;
  /** Listen to the events of every new state; returns a function that stops listening. */
  onEvents(listener: (events: EventShown[], state: State) => void): () => void;
}

/** A seat or a spectator in a live room. */
export class LiveSession implements Session {
  bar: BarPlan | undefined = $state.raw();
  odds: LiveOdds | undefined = $state.raw();
  spread = $state(false);
  private oddsAskedAt = $state(-1);
  /** The state on which an answer was sent; the next state shows its outcome. */
  private sentUpon: State | undefined = $state.raw();
  private picked: { action: string; seq: number } | undefined = $state.raw();
  private glance: { action: string; seq: number } | undefined = $state.raw();
  /** Previews that have arrived for the current state. */
  private readonly foreseen = new SvelteMap<string, PreviewShown>();
  private readonly asked = new Set<string>();

  constructor(readonly connection: Connection) {
    // A stale answer is refused without a new state.
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

  /** Previews are valid for one state in one language. */
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

  onEvents(listener: (events: EventShown[], state: State) => void): () => void {
    // Events that are sent again (another language, a reload) were played before.
    let upTo = this.state?.seq ?? -1;
    return this.connection.onMessage((message) => {
      if (message.type !== "state") return;
      const isNew = upTo >= 0 && message.since >= upTo;
      upTo = message.seq;
      listener(isNew ? (message.events ?? []) : [], message);
    });
  }
}
