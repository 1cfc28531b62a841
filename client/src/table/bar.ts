// Content of the action bar: by the game's own table or from the question; at most three buttons.

import type { Option, Question, Span } from "../wire";
import type { BarButton, BarPlan, Session } from "./session.svelte";

export interface Bar {
  sentence: Span[];
  primary: BarButton | undefined;
  others: BarButton[];
  listed: Option[];
  folded: boolean;
}

const MOST_OTHERS = 2;

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
    };
  }
  const plan = bar ?? usualPlan(question, session);
  const picked = find(question, session.selected);
  const primary = picked ? { ...button(picked, session), label: confirm(picked.label) } : plan.primary;
  return {
    sentence: plan.sentence ?? question.text,
    primary,
    others: (plan.others ?? []).slice(0, MOST_OTHERS),
    listed: plan.listed ?? [],
    folded: plan.folded ?? false,
  };
}
