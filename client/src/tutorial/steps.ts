// Lessons as plain data, and the state machine that selects the current one.
//
// A lesson waits for its occasion (`when`), is complete when the player has acted (`done`), and comments on other
// actions (`instead`). Conditions only look at what the server sent; no rule is known here.

import type { EventShown, Question, State } from "../wire";

export type Condition =
  /** An event since the lesson began; `mine` restricts its seat, `with` its values. */
  | { event: string[]; mine?: boolean; with?: Record<string, unknown> }
  /** The own seat is asked a question of that kind, optionally with an answer of that kind. */
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
  /** Message keys. */
  title: string;
  text: string;
  /** Where to look: a CSS selector; several are tried in turn. */
  look?: string[];
  /** The rule it teaches, as a term. */
  term?: string;
  /** When it can begin; by default after all earlier lessons. */
  when?: Condition;
  /** What the player has to do; without it the lesson is only read. */
  done?: Condition;
  /** Reading it leads to another room that the server prepares: the chapter with that name. */
  opens?: string;
  /** Its occasion may never come; later lessons do not wait for it. */
  optional?: boolean;
  /** Comments on other actions; `on` completes the lesson. */
  instead?: { when: Condition; say: string; on: boolean }[];
}

export interface Tutorial {
  game: string;
  lessons: Lesson[];
}

/** The present state and everything since the lesson began. */
export interface Situation {
  seat: number;
  state: State | undefined;
  question: Question | undefined;
  events: EventShown[];
  /** Kinds of questions that were open at some time since the lesson began. */
  met: string[];
}

export function isMet(condition: Condition, situation: Situation): boolean {
  if ("event" in condition) return situation.events.some((event) => matchesEvent(condition, event, situation.seat));
  if ("asked" in condition) return matchesQuestion(condition, situation.question);
  if ("answered" in condition) {
    const open = situation.question?.kind ?? "";
    return condition.answered.some((kind) => situation.met.includes(kind)) && !condition.answered.includes(open);
  }
  if ("view" in condition) return condition.is.includes(situation.state?.view?.[condition.view]);
  if ("over" in condition) return situation.state?.phase === "over";
  if ("all" in condition) return condition.all.every((one) => isMet(one, situation));
  if ("any" in condition) return condition.any.some((one) => isMet(one, situation));
  return !isMet(condition.not, situation);
}

function matchesEvent(wanted: Extract<Condition, { event: string[] }>, event: EventShown, seat: number): boolean {
  if (!wanted.event.includes(event.name)) return false;
  if (wanted.mine !== undefined && (event.values["seat"] === seat) !== wanted.mine) return false;
  return Object.entries(wanted.with ?? {}).every(([key, value]) => event.values[key] === value);
}

function matchesQuestion(wanted: Extract<Condition, { asked: string[] }>, question: Question | undefined): boolean {
  if (!question || !wanted.asked.includes(question.kind)) return false;
  return !wanted.offering || question.answers.some((answer) => answer.kind === wanted.offering);
}

/** Progress: completed lessons, the current lesson, and the last comment. */
export interface Progress {
  behind: string[];
  /** The current lesson; empty while waiting for an occasion. */
  on: string;
  /** The comment on another action. */
  note: string;
}

export const INITIAL_PROGRESS: Progress = { behind: [], on: "", note: "" };

export function lessonOn(tutorial: Tutorial, progress: Progress): Lesson | undefined {
  return tutorial.lessons.find((lesson) => lesson.id === progress.on);
}

/** Whether all required lessons are complete. */
export function finished(tutorial: Tutorial, progress: Progress): boolean {
  return tutorial.lessons.every((lesson) => lesson.optional || progress.behind.includes(lesson.id));
}

/** The first incomplete lesson whose occasion has come. */
function nextLesson(tutorial: Tutorial, behind: string[], situation: Situation): string {
  const open = tutorial.lessons.filter((lesson) => !behind.includes(lesson.id));
  const next = open.find((lesson) => !lesson.optional);
  return open.find((lesson) => (lesson.when ? isMet(lesson.when, situation) : lesson === next))?.id ?? "";
}

/** Complete the current lesson. */
export function completeLesson(progress: Progress, note = ""): Progress {
  if (!progress.on) return progress;
  return { behind: [...progress.behind, progress.on], on: "", note };
}

/** Progress after a change of the table: completes the lesson or begins the next one. */
export function advance(tutorial: Tutorial, progress: Progress, situation: Situation): Progress {
  const lesson = lessonOn(tutorial, progress);
  if (lesson) {
    const next = checkLesson(lesson, progress, situation);
    if (next.on) return next;
    progress = next;
  }
  const on = nextLesson(tutorial, progress.behind, situation);
  return on === progress.on ? progress : { ...progress, on };
}

function checkLesson(lesson: Lesson, progress: Progress, situation: Situation): Progress {
  if (lesson.done && isMet(lesson.done, situation)) return completeLesson(progress);
  for (const other of lesson.instead ?? []) {
    if (!isMet(other.when, situation)) continue;
    if (other.on) return completeLesson(progress, other.say);
    return other.say === progress.note ? progress : { ...progress, note: other.say };
  }
  return progress;
}
