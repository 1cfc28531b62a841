// The interface between a table and its game: a live seat, a spectator, or a frame of a replay.

import type { Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Connection, KeptLine } from "../lib/connection.svelte";
import type { KeyAct } from "../lib/keys";
import { ordersOf } from "../lib/orders";
import { settings } from "../lib/settings.svelte";
import { play } from "../lib/sound";
import type {
  Advice,
  Chances,
  EventShown,
  Option,
  PreviewShown,
  Question,
  Span,
  StandingOrders,
  State,
  Up,
  WhyNot,
} from "../wire";
import { PressGuard } from "./press_guard.svelte";
import { EventQueue, pagePace, type Step, type QueueEnvironment } from "./event_queue.svelte";

/** Makes the steps that show these events; they lead to that state. */
export type StepMaker = (events: EventShown[], state: State) => readonly Step[];

export const PAGE: QueueEnvironment = { pace: pagePace, sound: (name) => void play(name) };

/** A button of the action bar. */
export interface BarButton {
  label: Span[];
  press: () => void;
  detail?: Span[];
  /** Why it is disabled; it stays focusable and shows the reason. */
  why?: Span[];
  /** Asked before it is pressed a second time; a single press gives nothing away. */
  twice?: Span[];
  /** Its key, unless it is the main button. */
  act?: KeyAct;
  /** The answer it gives, for the preview. */
  action?: string;
  /** How it looks as the main button: like any other, or as a danger; otherwise it stands out. */
  weight?: "plain" | "danger";
  /** A key only marks it, and says this: it takes a press on the button itself. */
  pressOnly?: Span[];
}

/** What a game's own table shows in the action bar in place of the list; at most three buttons. */
export interface BarPlan {
  sentence?: Span[];
  primary?: BarButton;
  others?: BarButton[];
  /** Answers still offered as a list, by path. */
  listed?: Option[];
  /** What is listed is also on the table, so the list begins folded. */
  folded?: boolean;
  /** Digits belong to something on the table, such as dice, and not to the buttons. */
  digitsTaken?: boolean;
  /** Prepare this answer on the table, such as by keeping dice; false if there is nothing to prepare. */
  prepare?: (action: string) => boolean;
  /** Take back what is only prepared on the table; false if nothing is. */
  takeBack?: () => boolean;
  /** On a small screen the bar is a single row of buttons: what is asked is seen on the table. */
  slim?: boolean;
  /** Previews of answers say less than the table does, and are not shown. */
  noPreview?: boolean;
  /** The hint is drawn on the table, and not told above the bar. */
  hintDrawn?: boolean;
}

/** Odds computed by a game's own table; they change with every selection of dice. */
export interface LiveOdds {
  /** What these odds are about. */
  lead: string;
  rows: LiveOddsRow[];
}

export interface LiveOddsRow {
  name: string;
  needs: string;
  chance: number;
  words: string;
  /** Keeps the dice that are best for it. */
  keep?: () => void;
}

export interface Session {
  /** What is shown. Newer states wait until the queue has played what led to them. */
  readonly state: State | undefined;
  /** When that state arrived, by the clock of the page; countdowns start there. */
  readonly arrivedAt?: number;
  /** Plays what happened. */
  readonly queue: EventQueue;
  /** Skip the running animation by a press that does nothing else; returns whether there was any. */
  skip(): boolean;
  readonly log: KeptLine[];
  /** False for spectators and replays, which cannot answer. */
  readonly active: boolean;
  /** The seat whose view is shown, -1 for none. */
  readonly seat: number;
  /** The open question of the own seat. */
  readonly question: Question | undefined;
  /** An answer was sent, or the queue plays; buttons wait for the next state. */
  readonly pending: boolean;
  readonly advice: Advice | undefined;
  readonly chances: Chances | undefined;
  /** The answer being previewed, by pointer, focus or long press. */
  readonly previewedAction?: string | undefined;
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
  overlay: boolean;
  /** A table that fills the screen keeps so many pixels at its lower edge; lists of answers float above them. */
  bottomInset?: number | undefined;
  /** What the game's own table shows in the top bar of a small screen in place of the seats. */
  topBarSeats?: Snippet | undefined;
  /** Odds were requested and have not arrived. */
  readonly oddsPending?: boolean;

  answer(action: string): void;
  /** Give several answers as one: all of them or none, and one undo takes them back. Absent in replays. */
  answerAll?(actions: readonly string[]): void;
  /** Answer, or select first if the player wants to confirm. */
  choose(action: string): void;
  typed(line: string): void;
  undo(): void;
  /** Undo as far as it goes. */
  undoAll?(): void;
  /** Whether the room allows hints. */
  readonly canHint?: boolean;
  /** Ask for a takeback beyond undo, as the room and the other players allow. */
  takeBack?(seat: number): void;
  /** The player of that seat is at the screen: lift the curtain. */
  ready?(seat: number): void;
  askHint(step: number): void;
  askOdds(about?: string): void;
  /** Preview an answer, or none; the last call counts. */
  setPreview?(action?: string): void;
  /** Request the preview of an answer. */
  askPreview?(action: string): void;
  /** Whether others share this question, so that answers can be suggested. */
  readonly canSuggest?: boolean;
  /** Suggest an answer without giving it. */
  suggest?(action: string): void;
  passOn(): void;
  /** The next response window will be asked about, whatever the orders say. */
  readonly held?: boolean;
  /** Hold the next response window open, or no longer. */
  hold?(on: boolean): void;
  whyNot(action: string): WhyNot | undefined;
  /** Listen to the events of every state when it is shown; returns a function that stops listening. */
  onEvents(listener: (events: EventShown[], state: State) => void): () => void;
  /**
   * Play events as these steps before their state is shown, and those of a match that begins at this screen as the
   * `opening` over its first state; returns a function that stops it.
   */
  animate(maker: StepMaker, opening?: StepMaker): () => void;
}

/** Messages that follow each other, each upon the state that the one before it led to. */
interface Chain {
  /** What has happened so far. */
  events: EventShown[];
  since: number | undefined;
  seq: number;
  /** The next message; undefined at the end. */
  next: (state: State) => Up | undefined;
}

/** A seat or a spectator in a live room. */
export class LiveSession implements Session {
  bar: BarPlan | undefined = $state.raw();
  odds: LiveOdds | undefined = $state.raw();
  overlay = $state(false);
  bottomInset: number | undefined = $state();
  topBarSeats: Snippet | undefined = $state.raw();
  readonly queue: EventQueue;
  private oddsAskedAt = $state(-1);
  private shown: { state: State; at: number } | undefined = $state.raw();
  /** The number of the newest state, which may not be shown yet. */
  private newest = -1;
  /** The next state is the first one of a connection: what led to it is not played. */
  private arriving = true;
  /** A press has skipped animation, and does nothing else. */
  private skipping = false;
  /** The state on which an answer was sent; the next state shows its outcome. */
  private answeredState: State | undefined = $state.raw();
  private picked: { action: string; seq: number } | undefined = $state.raw();
  private previewRequest: { action: string; seq: number } | undefined = $state.raw();
  /** Previews that have arrived for the current state. */
  private readonly previews = new SvelteMap<string, PreviewShown>();
  private readonly asked = new Set<string>();
  private readonly listeners = new Set<(events: EventShown[], state: State) => void>();
  private readonly makers = new Set<StepMaker>();
  /** The first state of a match that began at this screen, until its table is drawn or another state is shown. */
  private beginning: State | undefined;
  private readonly pressGuard = new PressGuard();
  /** Messages that follow the one just sent. */
  private chain: Chain | undefined;

  /** With `unseen`, the first state may be the beginning of a match, which is then played. */
  constructor(
    readonly connection: Connection,
    private readonly environment = PAGE,
    private readonly unseen = false,
  ) {
    this.queue = new EventQueue(environment, true);
    connection.onMessage((message) => {
      // A stale answer is refused without a new state.
      if (message.type === "refused") this.answeredState = this.chain = undefined;
      if (message.type === "welcome") this.arriving = true;
      if (message.type === "state") this.follow(message);
      if (message.type === "preview" && message.seq === this.state?.seq) this.previews.set(message.action, message);
    });
  }

  /** Send the next message of a chain; the last state is shown with everything that happened on the way. */
  private follow(state: State): void {
    const { chain } = this;
    if (!chain || state.since < chain.seq) {
      this.receive(state);
      return;
    }
    const events = [...chain.events, ...(state.events ?? [])];
    const since = chain.since ?? state.since;
    const next = chain.next(state);
    this.chain = next && { ...chain, events, since, seq: state.seq };
    if (next) this.connection.send(next);
    else this.receive({ ...state, events, since });
  }

  /** Queue a state after the events that led to it. Repeated events (another language, a reload) are not played again. */
  private receive(state: State): void {
    const isNew = this.newest >= 0 && state.since >= this.newest;
    const events = isNew ? (state.events ?? []) : [];
    const begins = this.newest < 0 ? this.unseen : isNew && this.state?.phase !== "playing";
    const isPlayed = isNew && !this.arriving;
    const own = this.answeredState !== undefined && this.answeredState.seq === this.newest;
    const at = performance.now();
    // A returning player sees the current state and a recap. Before and after the game there is no table to animate.
    if (!isPlayed || this.state?.phase !== "playing") this.queue.finish();
    this.newest = state.seq;
    this.arriving = false;
    const steps = (): Step[] => (isPlayed ? [...this.makers].flatMap((make) => make(events, state)) : []);
    const show = (): void => this.show(state, at, events);
    if (isPlayed && this.state?.phase === "playing") this.queue.add({ steps, show, own });
    else show();
    if (begins && state.phase === "playing") this.beginning = state;
  }

  /** Play how the match began over its first state; the first question waits for it. */
  private open(state: State, opening: StepMaker): void {
    this.beginning = undefined;
    if (this.environment.pace() > 0)
      this.queue.precede({ steps: () => opening(state.events ?? [], state), show: () => undefined });
  }

  private show(state: State, at: number, events: EventShown[]): void {
    this.forget();
    this.beginning = undefined;
    this.shown = { state, at };
    this.pressGuard.show(state, this.question);
    for (const listener of this.listeners) listener(events, state);
  }

  /** Skips the running step, or all of an own action. The press that is being handled does not answer. */
  skip(): boolean {
    if (!this.queue.skip()) return false;
    this.skipping = true;
    setTimeout(() => (this.skipping = false));
    return true;
  }

  get selected(): string | undefined {
    return this.picked?.seq === this.state?.seq ? this.picked?.action : undefined;
  }

  set selected(action: string | undefined) {
    this.picked = action === undefined ? undefined : { action, seq: this.state?.seq ?? -1 };
  }

  get preview(): PreviewShown | undefined {
    return this.previewedAction === undefined ? undefined : this.previews.get(this.previewedAction);
  }

  get previewedAction(): string | undefined {
    return this.previewRequest?.seq === this.state?.seq ? this.previewRequest?.action : undefined;
  }

  setPreview(action?: string): void {
    this.previewRequest = action && this.question ? { action, seq: this.state?.seq ?? -1 } : undefined;
  }

  get hinted(): readonly string[] {
    return this.advice?.actions ?? [];
  }

  get state(): State | undefined {
    return this.shown?.state;
  }

  get arrivedAt(): number {
    return this.shown?.at ?? 0;
  }

  /** The log follows what is shown. */
  get log(): KeptLine[] {
    const { log } = this.connection;
    const seq = this.state?.seq ?? 0;
    const shown = (log.at(-1)?.seq ?? 0) > seq ? log.filter((line) => line.seq <= seq) : log;
    const { result } = this.state ?? {};
    // A resignation is no event of the rules, so the server tells it with the result alone.
    if (result?.by !== "resignation" || !result.text?.length) return shown;
    return [...shown, { event: -1, text: result.text, seq }];
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
    return (
      this.queue.busy ||
      this.pressGuard.blocked ||
      (this.answeredState !== undefined && this.answeredState === this.state)
    );
  }

  /** Something was sent on this state; its outcome is another question. */
  private sent(state: State): void {
    this.answeredState = state;
    this.pressGuard.answered = true;
  }

  get held(): boolean {
    const seat = this.question?.seat ?? (this.seat >= 0 ? this.seat : this.connection.welcome?.seats[0]);
    return seat !== undefined && this.connection.standing[seat]?.hold === true;
  }

  hold(on: boolean): void {
    for (const seat of this.connection.welcome?.seats ?? []) this.order(seat, { hold: on });
  }

  private order(seat: number, more: Partial<StandingOrders>): void {
    const stops = this.connection.standing[seat]?.stops ?? [];
    this.connection.send(ordersOf(this.state?.game ?? "", seat, { stops, ...more }));
  }

  /** A hint is about one question of one seat, and never shown at another. */
  get advice(): Advice | undefined {
    const { advice } = this.connection;
    return advice && advice.seq === this.state?.seq && advice.seat === this.question?.seat ? advice : undefined;
  }

  get chances(): Chances | undefined {
    return this.connection.chances;
  }

  /** Nothing can be answered now. */
  private get isBlocked(): boolean {
    return this.pending || this.skipping;
  }

  answer(action: string): void {
    const { question, state } = this;
    if (!question || !state || this.isBlocked) return;
    this.sent(state);
    this.connection.send({ type: "answer", seq: state.seq, seat: question.seat, action });
  }

  answerAll(actions: readonly string[]): void {
    const { question, state } = this;
    const [only] = actions;
    if (actions.length === 1 && only !== undefined) this.answer(only);
    if (actions.length < 2 || !question || !state || this.isBlocked) return;
    this.sent(state);
    this.connection.send({ type: "answer", seq: state.seq, seat: question.seat, actions: [...actions] });
  }

  choose(action: string): void {
    if (this.isBlocked) return;
    if (settings.confirm && this.selected !== action) this.selected = action;
    else this.answer(action);
  }

  typed(line: string): void {
    const { question, state } = this;
    if (!question || !state || this.isBlocked) return;
    this.sent(state);
    this.connection.send({ type: "typed", seq: state.seq, seat: question.seat, line });
  }

  undo(): void {
    const { state } = this;
    const able = state?.undo?.find((one) => one.can);
    if (!able || !state || this.isBlocked) return;
    this.sent(state);
    this.connection.send({ type: "undo", seq: state.seq, seat: able.seat });
  }

  undoAll(): void {
    const { state } = this;
    if (!state?.undo?.some((one) => one.can) || this.isBlocked) return;
    this.undo();
    const next = (now: State): Up | undefined => {
      const able = now.undo?.find((one) => one.can);
      return able && { type: "undo", seq: now.seq, seat: able.seat };
    };
    this.chain = { events: [], since: undefined, seq: state.seq, next };
  }

  get canHint(): boolean {
    return this.connection.welcome?.policy?.["hints"] !== false;
  }

  takeBack(seat: number): void {
    if (!this.state || this.isBlocked) return;
    this.sent(this.state);
    this.connection.send({ type: "ask_takeback", seat });
  }

  ready(seat: number): void {
    if (!this.state || this.isBlocked) return;
    this.sent(this.state);
    this.connection.send({ type: "ready", seat });
  }

  askHint(step: number): void {
    const { question, state } = this;
    if (question && state && !this.isBlocked)
      this.connection.send({ type: "ask_hint", seq: state.seq, seat: question.seat, step });
  }

  askOdds(about = ""): void {
    const { state } = this;
    const seat = this.question?.seat ?? Math.max(this.seat, 0);
    if (!state || this.queue.busy) return;
    this.oddsAskedAt = state.seq;
    this.connection.send({ type: "ask_odds", seq: state.seq, seat, about });
  }

  get oddsPending(): boolean {
    const { chances, refused } = this.connection;
    return this.oddsAskedAt === this.state?.seq && !chances && refused?.what !== "ask_odds";
  }

  askPreview(action: string): void {
    const { question, state } = this;
    if (!question || !state || this.queue.busy || this.asked.has(action)) return;
    this.asked.add(action);
    this.connection.send({ type: "ask_preview", seq: state.seq, seat: question.seat, action });
  }

  /** Previews are valid for one state in one language. */
  private forget(): void {
    this.previews.clear();
    this.asked.clear();
  }

  get canSuggest(): boolean {
    const own = this.connection.welcome?.seats ?? [];
    const others = this.question?.seats.filter((seat) => !own.includes(seat)) ?? [];
    return !this.state?.window && others.some((seat) => !this.state?.seats.find((one) => one.seat === seat)?.bot);
  }

  suggest(action: string): void {
    const { question, state } = this;
    if (question && state && !this.isBlocked)
      this.connection.send({ type: "suggest", seq: state.seq, seat: question.seat, action });
  }

  passOn(): void {
    const { question, state } = this;
    if (!question || !state || this.isBlocked) return;
    if (state.window) this.sent(state);
    this.order(question.seat, { pass_on: true });
  }

  whyNot(action: string): WhyNot | undefined {
    return this.state?.why_not?.find((one) => one.action === action || !one.action);
  }

  onEvents(listener: (events: EventShown[], state: State) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  animate(maker: StepMaker, opening?: StepMaker): () => void {
    this.makers.add(maker);
    if (opening && this.beginning) this.open(this.beginning, opening);
    return () => this.makers.delete(maker);
  }
}
