// What a tutorial is made of: lessons as plain data, and the machine that says which one is on.
//
// A lesson waits for its occasion (`when`), is done when the player has really done it (`done`), and has a kind word
// for whatever else was done instead (`instead`). Nothing here knows a rule: conditions look at what the server told.

import type { EventShown, Question, State } from "../wire";

export type Condition =
  /** An event was told since the lesson began; `mine` says whose seat it must name, `with` values it must have. */
  | { event: string[]; mine?: boolean; with?: Record<string, unknown> }
  /** The own seat is asked a question of that kind, with an answer of that kind if one is named. */
  | { asked: string[]; offering?: string }
  /** The own seat was asked this and no longer is. */
  | { answered: string[] }
  /** A value of the view. */
  | { view: string; is: unknown[] }
  | { over: true }
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition };

export interface Lesson {
  id: string;
  /** Keys of its words. */
  title: string;
  text: string;
  /** Where to look: a CSS selector; several are tried in turn. */
  look?: string[];
  /** The rule it teaches, as a term that opens its card. */
  term?: string;
  /** When it can begin; if not said, once all lessons before it are behind. */
  when?: Condition;
  /** What the player does; without it one reads and goes on. */
  done?: Condition;
  /** Its occasion may never come; nothing waits for it. */
  optional?: boolean;
  /** What may be done instead: the machine says so by that key, and goes on if `on`. */
  instead?: { when: Condition; say: string; on: boolean }[];
}

export interface Tutorial {
  game: string;
  lessons: Lesson[];
}

/** What can be known at a moment: the present state, and what was told since the lesson began. */
export interface Glimpse {
  seat: number;
  state: State | undefined;
  question: Question | undefined;
  events: EventShown[];
  /** Kinds of questions that were open at some time since the lesson began. */
  met: string[];
}

export function holds(condition: Condition, glimpse: Glimpse): boolean {
  if ("event" in condition) return glimpse.events.some((event) => fits(condition, event, glimpse.seat));
  if ("asked" in condition) return asks(condition, glimpse.question);
  if ("answered" in condition) {
    const open = glimpse.question?.kind ?? "";
    return condition.answered.some((kind) => glimpse.met.includes(kind)) && !condition.answered.includes(open);
  }
  if ("view" in condition) return condition.is.includes(glimpse.state?.view?.[condition.view]);
  if ("over" in condition) return glimpse.state?.phase === "over";
  if ("all" in condition) return condition.all.every((one) => holds(one, glimpse));
  if ("any" in condition) return condition.any.some((one) => holds(one, glimpse));
  return !holds(condition.not, glimpse);
}

function fits(wanted: Extract<Condition, { event: string[] }>, event: EventShown, seat: number): boolean {
  if (!wanted.event.includes(event.name)) return false;
  if (wanted.mine !== undefined && (event.values["seat"] === seat) !== wanted.mine) return false;
  return Object.entries(wanted.with ?? {}).every(([key, value]) => event.values[key] === value);
}

function asks(wanted: Extract<Condition, { asked: string[] }>, question: Question | undefined): boolean {
  if (!question || !wanted.asked.includes(question.kind)) return false;
  return !wanted.offering || question.answers.some((answer) => answer.kind === wanted.offering);
}

/** How far somebody is: what is behind them, which lesson is on, and what was said about the one before. */
export interface Progress {
  behind: string[];
  /** The lesson that is on; empty while its occasion has not come. */
  on: string;
  /** A kind word about what was done instead. */
  note: string;
}

export const BEGINNING: Progress = { behind: [], on: "", note: "" };

export function lessonOn(tutorial: Tutorial, progress: Progress): Lesson | undefined {
  return tutorial.lessons.find((lesson) => lesson.id === progress.on);
}

/** All lessons are behind that must be. */
export function finished(tutorial: Tutorial, progress: Progress): boolean {
  return tutorial.lessons.every((lesson) => lesson.optional || progress.behind.includes(lesson.id));
}

/** The first lesson that is not behind and whose occasion is here. */
function occasion(tutorial: Tutorial, behind: string[], glimpse: Glimpse): string {
  const open = tutorial.lessons.filter((lesson) => !behind.includes(lesson.id));
  const next = open.find((lesson) => !lesson.optional);
  return open.find((lesson) => (lesson.when ? holds(lesson.when, glimpse) : lesson === next))?.id ?? "";
}

/** Put the present lesson behind, by pressing on, skipping or doing it. */
export function pass(progress: Progress, note = ""): Progress {
  if (!progress.on) return progress;
  return { behind: [...progress.behind, progress.on], on: "", note };
}

/** Progress after a look at the table: done lessons go behind, and the next one whose occasion is here begins. */
export function look(tutorial: Tutorial, progress: Progress, glimpse: Glimpse): Progress {
  const lesson = lessonOn(tutorial, progress);
  if (lesson) {
    const next = judge(lesson, progress, glimpse);
    if (next.on) return next;
    progress = next;
  }
  const on = occasion(tutorial, progress.behind, glimpse);
  return on === progress.on ? progress : { ...progress, on };
}

function judge(lesson: Lesson, progress: Progress, glimpse: Glimpse): Progress {
  if (lesson.done && holds(lesson.done, glimpse)) return pass(progress);
  for (const other of lesson.instead ?? []) {
    if (!holds(other.when, glimpse)) continue;
    if (other.on) return pass(progress, other.say);
    return other.say === progress.note ? progress : { ...progress, note: other.say };
  }
  return progress;
}
