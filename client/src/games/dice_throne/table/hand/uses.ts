// What can be done with each card of a hand now, and if nothing, why.

import type { Option, Question, Span, WhyNot } from "../../../../wire";

export interface CardUse {
  /** The answer a tap gives: to play it, or to choose it where one is asked for a card. */
  play: Option | undefined;
  sell: Option | undefined;
  reason: Span[];
}

const CHOOSING = ["play", "card"];

export function useOf(card: number, question: Question | undefined, whyNot: WhyNot[]): CardUse {
  const answers = question?.answers ?? [];
  const sell = find(answers, "sell", card);
  const play = CHOOSING.map((verb) => find(answers, verb, card)).find(Boolean);
  // Whoever is not asked at all gets one reason for everything.
  const reason = whyNot.find((one) => one.action === `play:${card}` || !one.action)?.reason ?? [];
  // Where cards can only be sold, selling is what a tap on one means.
  const onlySelling = question?.kind === "sell_down";
  return onlySelling ? { play: sell, sell: undefined, reason } : { play, sell, reason };
}

function find(answers: Option[], verb: string, card: number): Option | undefined {
  return answers.find(({ action, same }) => [action, ...(same ?? [])].includes(`${verb}:${card}`));
}
