// What can be done with each card in hand, or why nothing can.

import type { Option, Question, Span, WhyNot } from "../../../../wire";

export interface CardUse {
  /** The answer of a tap: to play the card, or to choose it. */
  play: Option | undefined;
  sell: Option | undefined;
  reason: Span[];
}

const CHOOSING = ["play", "card"];

export function useOf(card: number, question: Question | undefined, whyNot: WhyNot[]): CardUse {
  const answers = question?.answers ?? [];
  const sell = find(answers, "sell", card);
  const play = CHOOSING.map((verb) => find(answers, verb, card)).find(Boolean);
  // A seat that is not asked gets one reason for all cards.
  const reason = whyNot.find((one) => one.action === `play:${card}` || !one.action)?.reason ?? [];
  // If cards can only be sold, a tap sells.
  const onlySelling = question?.kind === "sell_down";
  return onlySelling ? { play: sell, sell: undefined, reason } : { play, sell, reason };
}

function find(answers: Option[], verb: string, card: number): Option | undefined {
  return answers.find(({ action, same }) => [action, ...(same ?? [])].includes(`${verb}:${card}`));
}
