// The action bar for the questions that the corridor shows.

import { t } from "../../../../lib/words.svelte";
import type { BarButton, BarPlan, Session } from "../../../../table/session.svelte";
import type { Option, Question } from "../../../../wire";
import { answerOf } from "./answers";

/** Going on costs nothing that was not said, so that Enter may do it. */
const GOES_ON = new Set(["turn", "abilities", "round", "cube"]);
/** Yes and no stand side by side on the stage, each with what comes of it. */
const ASKED = new Set(["hook", "heal", "reroll"]);
/** Two answers of equal weight; none of them is the main one. */
const BALANCED = new Set(["door", "face", "descend"]);
const WORDS = new Set(["stay", "flee", "descend", "done"]);

export function isBalanced(kind: string): boolean {
  return ASKED.has(kind);
}

export function buttonOf(option: Option, session: Session): BarButton {
  const { action, label, detail } = option;
  const button = { label, action, press: () => session.choose(action) };
  return detail?.length ? { ...button, detail } : button;
}

/** What staying and fleeing mean; of equal length, so that the two buttons have the same weight. */
function explained(button: BarButton, kind: string): BarButton {
  const known = kind === "door" && (button.action === "stay" || button.action === "flee");
  return known ? { ...button, detail: [{ text: t(`dungeon-${button.action}-detail`) }] } : button;
}

/** Every other answer has a place on the stage or on the cards beside it. */
export function barOf(session: Session, question: Question): BarPlan {
  if (BALANCED.has(question.kind)) {
    const others = question.answers
      .filter((one) => WORDS.has(one.action))
      .map((one) => explained(buttonOf(one, session), question.kind));
    return { others, listed: [] };
  }
  const done = answerOf(question, "done");
  if (!done || isBalanced(question.kind)) return { listed: [], digitsTaken: true };
  const button = buttonOf(done, session);
  return {
    ...(GOES_ON.has(question.kind) ? { primary: button } : { others: [button] }),
    listed: [],
    digitsTaken: true,
  };
}
