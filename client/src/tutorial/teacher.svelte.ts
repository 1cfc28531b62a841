// Follows the game of a tutorial and stores the progress.

import type { Session } from "../table/session.svelte";
import type { EventShown, State } from "../wire";
import {
  INITIAL_PROGRESS,
  finished,
  type Lesson,
  lessonOn,
  advance,
  completeLesson,
  type Progress,
  type Tutorial,
} from "./steps";

interface Kept {
  room: string;
  progress: Progress;
}

const KEY = "ludotheque.tutorial.";

/** The stored progress of a tutorial and its room. */
export function keptProgress(game: string): Kept | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + game) ?? "null") as Kept | null;
    const whole = typeof found?.room === "string" && Array.isArray(found.progress?.behind);
    return whole ? (found ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

export function keepProgress(game: string, kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(KEY + game, JSON.stringify(kept));
    else localStorage.removeItem(KEY + game);
  } catch {
    // without storage the tutorial starts over after a reload
  }
}

type ObservedSession = Pick<Session, "state" | "question" | "seat" | "onEvents">;

export class Teacher {
  progress: Progress = $state.raw(INITIAL_PROGRESS);
  private events: EventShown[] = [];
  private met: string[] = [];
  private readonly stop: () => void;

  constructor(
    readonly tutorial: Tutorial,
    readonly room: string,
    private readonly session: ObservedSession,
    kept?: Progress,
  ) {
    if (kept) this.progress = kept;
    this.stop = session.onEvents((events, state) => this.receive(events, state));
    this.settle();
  }

  get lesson(): Lesson | undefined {
    return lessonOn(this.tutorial, this.progress);
  }

  get over(): boolean {
    return finished(this.tutorial, this.progress);
  }

  /** Only the closing lesson is left. */
  get taught(): boolean {
    const last = this.tutorial.lessons.at(-1);
    return this.over || this.lesson === last;
  }

  /** The number of the current lesson. */
  get place(): number {
    return Math.min(this.progress.behind.length + 1, this.tutorial.lessons.length);
  }

  /** Continue after reading, or skip. */
  next(): void {
    this.store(completeLesson(this.progress));
    this.settle();
  }

  close(): void {
    this.stop();
  }

  private receive(events: EventShown[], state: State): void {
    this.events = [...this.events, ...events];
    this.settle(state);
  }

  private settle(state = this.session.state): void {
    const { question, seat } = this.session;
    if (question) this.met = [...new Set([...this.met, question.kind])];
    const situation = { seat, state, question, events: this.events, met: this.met };
    this.store(advance(this.tutorial, this.progress, situation));
  }

  private store(progress: Progress): void {
    if (progress === this.progress) return;
    if (progress.behind.length !== this.progress.behind.length) {
      // Earlier events do not count for the next lesson; an open question does.
      this.events = [];
      this.met = this.session.question ? [this.session.question.kind] : [];
    }
    this.progress = progress;
    keepProgress(this.tutorial.game, { room: this.room, progress });
  }
}
