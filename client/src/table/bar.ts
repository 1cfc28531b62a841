// Content of the action bar: by the game's own table or from the question; at most three buttons.

import type { Option, Question, Span } from "../wire";
import type { BarButton, BarPlan, Session } from "./session.svelte";

export interface Bar {
  sentence: Span[];
  primary: BarButton | undefined;
  others: BarButton[];
  listed: Option[];
  folded: boolean;
  slim: boolean;
  /** The digit of each button. */
  digits: ReadonlyMap<BarButton, string>;
}

const MOST_OTHERS = 2;
const LAST_DIGIT = 9;

function find(question: Question, action: string | undefined): Option | undefined {
  if (!action) return undefined;
  return question.answers.find((one) => one.action === action || one.same?.includes(action));
}

function button(option: Option, session: Session): BarButton {
  const { action, label, detail } = option;
  const plain = { label, action, press: (): void => session.choose(action) };
  return detail?.length ? { ...plain, detail } : plain;
}

/** The default: passing or ending is the main button, everything else a list. */
export function usualPlan(question: Question, session: Session): BarPlan {
  const only = question.answers.length === 1 && !question.space ? question.answers[0] : undefined;
  const main = only ?? find(question, question.passing);
  const listed = question.answers.filter((one) => one !== main);
  return main ? { primary: button(main, session), listed } : { listed };
}

/** Digits for the buttons, after those of the list, where the bar has all answers and nothing else takes digits. */
function digitsOf(question: Question, plan: BarPlan, buttons: readonly (BarButton | undefined)[]): Bar["digits"] {
  const before = plan.listed?.length ?? 0;
  const giving = buttons.filter((one) => one !== undefined).filter((one) => one.action !== undefined);
  const given = new Set([...(plan.listed ?? []), ...giving].map((one) => one.action));
  const count = before + giving.length;
  const whole = question.answers.length > 1 && question.answers.every((one) => given.has(one.action));
  if (plan.digitsTaken || !whole || question.space || count > LAST_DIGIT) return new Map();
  return new Map(giving.map((one, at) => [one, String(before + at + 1)]));
}

/** The bar for the current question; `confirm` is the label for a selected answer. */
export function barFor(session: Session, confirm: (label: Span[]) => Span[]): Bar | undefined {
  const { question, bar } = session;
  if (!question) {
    if (!bar) return undefined;
    return {
      sentence: bar.sentence ?? [],
      primary: bar.primary,
      others: bar.others ?? [],
      listed: bar.listed ?? [],
      folded: bar.folded ?? false,
      slim: bar.slim ?? false,
      digits: new Map(),
    };
  }
  const plan = bar ?? usualPlan(question, session);
  const picked = find(question, session.selected);
  const primary = picked ? { ...button(picked, session), label: confirm(picked.label) } : plan.primary;
  const others = (plan.others ?? []).slice(0, MOST_OTHERS);
  return {
    sentence: plan.sentence ?? question.text,
    primary,
    others,
    listed: plan.listed ?? [],
    folded: plan.folded ?? false,
    slim: plan.slim ?? false,
    digits: digitsOf(question, plan, [...others, primary]),
  };
}
