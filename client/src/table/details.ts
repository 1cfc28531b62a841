// Details of the focused element: the card of a term, card or ability, or the preview of an answer.

/** Elements that open a card. */
const OPENS = "[data-details], button.term";
/** Limits of the search: one item, not the whole table. */
const THING = "[data-preview], li, article, .held, [data-spot]";

/** The control that opens details of an element: itself, or the closest around it. */
export function detailsOf(focused: Element | null): HTMLElement | undefined {
  if (!focused) return undefined;
  if (focused.matches(OPENS)) return focused as HTMLElement;
  for (let thing = focused.closest(THING); thing; thing = thing.parentElement?.closest(THING) ?? null) {
    const found = thing.querySelector<HTMLElement>(OPENS);
    if (found) return found;
  }
  return undefined;
}

/** Open the details; false if there are none. */
export function openDetails(focused: Element | null): boolean {
  // An answer has no card; focus its preview above the buttons.
  const preview = focused?.closest("[data-answer]") ? document.querySelector<HTMLElement>("[data-preview]") : null;
  const found = preview ?? detailsOf(focused);
  if (!found) return false;
  if (preview) preview.focus();
  else found.click();
  return true;
}
