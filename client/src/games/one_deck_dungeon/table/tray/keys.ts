// The keys of laying dice: digits are the numbers printed on boxes, X gives back, Escape lets go.

import { triggers, isFree } from "../../../../lib/keys";
import type { Placing } from "./placing.svelte";

/** Handle a key; what it does not know goes on to the frame. */
export function placingKeys(event: KeyboardEvent, placing: Placing): void {
  if (event.repeat || event.defaultPrevented || placing.session.pending) return;
  if (event.key === "Enter" && isOnWhatIsHeld(event, placing)) {
    placing.commit();
    event.preventDefault();
    return;
  }
  if (!isFree(event)) return;
  if (!handled(event.key, placing)) return;
  event.preventDefault();
}

/** The skill or the anvil that is held still has the focus: Enter uses it instead of letting it go. */
function isOnWhatIsHeld({ target }: KeyboardEvent, placing: Placing): boolean {
  const { using } = placing;
  if (!using || !placing.paid || !(target instanceof Element)) return false;
  return target.closest(`[data-action="${CSS.escape(using.action)}"]`) !== null;
}

function handled(key: string, placing: Placing): boolean {
  if (key === "Escape") return placing.release();
  if (triggers(key, "give_back")) return placing.giveBack();
  if (!/^[1-9]$/.test(key)) return false;
  const place = Number(key) - 1;
  const { question, session } = placing;
  if (question?.kind === "peril") {
    const action = `peril:${place}`;
    if (!question.answers.some((one) => one.action === action)) return false;
    session.choose(action);
    return true;
  }
  if (!placing.acting || place >= placing.boxes.length) return false;
  placing.pressBox(place);
  return true;
}
