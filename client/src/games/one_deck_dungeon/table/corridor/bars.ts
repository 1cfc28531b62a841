// The action bar for the questions that the corridor shows.

import { t } from "../../../../lib/words.svelte";
import type { BarButton, BarPlan, Session } from "../../../../table/session.svelte";
import type { Option, Question } from "../../../../wire";
import { answerOf, answersOf, verbOf } from "./answers";

/** Going on costs nothing that was not said, so that Enter may do it. */
const GOES_ON = new Set(["turn", "abilities", "round", "cube"]);
/** Two answers of equal weight; none of them is the main one. */
const BALANCED = new Set(["door", "face", "descend", "heal", "reroll", "hook"]);

export function buttonOf(option: Option, session: Session): BarButton {
  const { action, label, detail } = option;
  const button = { label, action, press: () => session.choose(action) };
  return detail?.length ? { ...button, detail } : button;
}

function fleeing(button: BarButton): BarButton {
  return { ...button, detail: [{ text: t("dungeon-flee-detail") }] };
}

/** All other answers are on the stage. Answers with no place on the table are listed. */
export function barOf(session: Session, question: Question): BarPlan {
  const done = answerOf(question, "done");
  const kind = question.kind;
  if (BALANCED.has(kind)) {
    const shown = question.answers.filter(
      (one) => verbOf(one.action) !== "drink" && verbOf(one.action) !== "return_die",
    );
    const others = shown.map((one) => {
      const button = buttonOf(one, session);
      return one.action === "flee" && kind === "door" ? fleeing(button) : button;
    });
    return { others, listed: unplaced(question) };
  }
  if (kind === "survive") return { ...(done ? { others: [buttonOf(done, session)] } : {}), listed: unplaced(question) };
  const listed = unplaced(question);
  if (!done) return { listed, digitsTaken: true };
  if (GOES_ON.has(kind)) return { primary: buttonOf(done, session), listed, digitsTaken: true };
  return { others: [buttonOf(done, session)], listed, digitsTaken: true };
}

/** Answers that no object of the table gives. */
function unplaced(question: Question): Option[] {
  return answersOf(question, "return_die");
}
