// A session for tests, with a given question, dice and events.

import { EventQueue } from "../../../../table/event_queue.svelte";
import type { BarPlan, LiveOdds, Session, StepMaker } from "../../../../table/session.svelte";
import type { Advice, Chances, EventShown, KeepOdds, Option, Question, State, WhyNot } from "../../../../wire";

export interface Setting {
  kind: string;
  answers: Option[];
  passing?: string;
  default?: string;
  odds?: KeepOdds;
  reached?: string;
  enough?: boolean;
  dice?: number[];
  attempts?: number;
}

export class TrialTable implements Session {
  state: State | undefined = $state.raw();
  chances: Chances | undefined = $state.raw();
  bar: BarPlan | undefined = $state.raw();
  odds: LiveOdds | undefined = $state.raw();
  overlay = $state(false);
  pending = $state(false);
  passedOn = 0;
  answers: string[] = [];
  selected: string | undefined = undefined;
  readonly hinted = [];
  readonly log = [];
  readonly active = true;
  readonly seat = 0;
  readonly advice: Advice | undefined = undefined;
  /** The pace of the queue; without one nothing moves. */
  pace = 0;
  readonly queue = new EventQueue({ pace: () => this.pace, sound: () => undefined });
  private listeners = new Set<(events: EventShown[], state: State) => void>();
  private makers = new Set<StepMaker>();
  private openings = new Set<StepMaker>();

  get question(): Question | undefined {
    return this.state?.questions?.[0];
  }

  ask(setting: Setting): void {
    const question = { seat: 0, owner: 0, seats: [0], text: [{ text: "?" }], ...setting };
    if (this.state) this.state = { ...this.state, questions: [question] };
  }

  throwDice(dice: number[], event: "Rolled" | "Rerolled", attempts = 1): void {
    const view = { dice: [{ roller: 0, purpose: "offence", dice, attempts, locked: false, announced: null }] };
    const events = [{ name: event, values: { seat: 0, dice, purpose: 0, places: [0] } }];
    const seq = (this.state?.seq ?? 0) + 1;
    this.state = { ...(this.state as State), seq, since: seq - 1, view };
    this.tell(events);
  }

  /** Play events that lead to the state as it is. */
  tell(events: EventShown[]): void {
    const state = this.state as State;
    const show = (): void => {
      for (const listener of this.listeners) listener(events, state);
    };
    this.queue.add({ steps: () => [...this.makers].flatMap((make) => make(events, state)), show });
  }

  /** Begin a match with these events. */
  open(events: EventShown[]): void {
    const state = this.state as State;
    this.queue.add({ steps: () => [...this.openings].flatMap((make) => make(events, state)), show: () => undefined });
  }

  skip(): boolean {
    return this.queue.skip();
  }

  animate(maker: StepMaker, opening?: StepMaker): () => void {
    this.makers.add(maker);
    if (opening) this.openings.add(opening);
    return () => this.makers.delete(maker);
  }

  answer(action: string): void {
    this.answers.push(action);
  }
  choose(action: string): void {
    this.answer(action);
  }
  typed(): void {
    throw new Error("nothing is typed here");
  }
  undo(): void {
    throw new Error("nothing is taken back here");
  }
  askHint(): void {
    throw new Error("nobody advises here");
  }
  askOdds(): void {
    throw new Error("odds come with the question");
  }
  passOn(): void {
    this.passedOn += 1;
  }
  whyNot(action: string): WhyNot | undefined {
    return this.state?.why_not?.find((one) => one.action === action);
  }
  onEvents(listener: (events: EventShown[], state: State) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export function tableWith(setting: Setting): TrialTable {
  const table = new TrialTable();
  const seats = [0, 1].map((seat) => ({ seat, kind: "here" as const, hero: "barbarian", hero_name: "Barbarian" }));
  const dice = setting.dice ?? [];
  const thrown = {
    roller: 0,
    purpose: "offence",
    dice,
    attempts: setting.attempts ?? 0,
    locked: false,
    announced: null,
  };
  const view = { dice: dice.length ? [thrown] : [], resolving: [], incoming: [0, 0], healing: [0, 0], attack: null };
  table.state = {
    type: "state",
    seq: 1,
    since: 0,
    room: "trial",
    game: "dice_throne",
    mode: "duel",
    phase: "playing",
    seats,
    view,
  };
  table.ask(setting);
  return table;
}
