// Whether each skill, talent and heroic ability of a hero can be used now, as the question and its refusals say.

import type { DungeonView } from "../../../../views";
import type { Option, Question, Span, WhyNot } from "../../../../wire";

export type UseState = "ready" | "short" | "used" | "elsewhere" | "idle";

export interface Use {
  state: UseState;
  /** The answer that uses it. */
  action?: string;
  /** Why it cannot be used. */
  reason?: readonly Span[];
}

const USED = "ODD-SKILL-1";
const NOT_HERE = "ODD-SKILL-2";
const IDLE: Use = { state: "idle" };

function names(label: readonly Span[], term: string): boolean {
  return label.some((span) => span.term === term);
}

/** The seat that an action such as `use:1,27` is about. */
function seatOf(action: string): number {
  return Number.parseInt(action.slice(action.indexOf(":") + 1), 10);
}

function isAbout(one: { action: string; label: readonly Span[] }, seat: number, term: string): boolean {
  return names(one.label, term) && seatOf(one.action) === seat;
}

function stateOf(rule: string | undefined): UseState {
  if (rule === USED) return "used";
  return rule === NOT_HERE ? "elsewhere" : "short";
}

/** The use of something of a hero, by its term such as `skill:cleave`. */
export function useOf(
  view: DungeonView,
  question: Question | undefined,
  whyNot: readonly WhyNot[] | undefined,
  seat: number,
  term: string,
): Use {
  const option = question?.answers.find((one: Option) => isAbout(one, seat, term));
  if (option) return { state: "ready", action: option.action };
  const id = term.slice(term.indexOf(":") + 1);
  const { encounter } = view;
  const refused = whyNot?.find((one) => isAbout(one, seat, term));
  const reason = refused ? { reason: refused.reason } : {};
  if (encounter?.used.some(([by, what]) => by === seat && what === id)) return { state: "used", ...reason };
  if (term.startsWith("ability:") && encounter?.abilities_used.includes(seat)) return { state: "used" };
  return refused ? { state: stateOf(refused.rule), ...reason } : IDLE;
}

/** The drink of a potion: the answers by the heroes who may drink it, or why nobody may. */
export function drinkOf(
  question: Question | undefined,
  whyNot: readonly WhyNot[] | undefined,
  potion: string,
): { answers: Option[]; reason?: readonly Span[] } {
  const term = `potion:${potion}`;
  const answers = question?.answers.filter((one) => one.action.startsWith("drink:") && names(one.label, term)) ?? [];
  const refused = whyNot?.find((one) => one.action.startsWith("drink:") && names(one.label, term));
  return refused && !answers.length ? { answers, reason: refused.reason } : { answers };
}
