// More about what has the focus: the card of a word, of a card or of an ability, or what an answer would do.

/** What opens a card says so; a word within a sentence does by itself. */
const OPENS = "[data-details], button.term";
/** As far as one looks around: a thing, not the whole table. */
const THING = "[data-preview], li, article, .held, [data-spot]";

/** What to press to read more about an element: itself, or what lies closest around it. */
export function detailsOf(focused: Element | null): HTMLElement | undefined {
  if (!focused) return undefined;
  if (focused.matches(OPENS)) return focused as HTMLElement;
  for (let thing = focused.closest(THING); thing; thing = thing.parentElement?.closest(THING) ?? null) {
    const found = thing.querySelector<HTMLElement>(OPENS);
    if (found) return found;
  }
  return undefined;
}

/** Open what there is to read; false if there is nothing. */
export function openDetails(focused: Element | null): boolean {
  // An answer has no card: what it would do stands above the buttons, and is gone to.
  const preview = focused?.closest("[data-answer]") ? document.querySelector<HTMLElement>("[data-preview]") : null;
  const found = preview ?? detailsOf(focused);
  if (!found) return false;
  if (preview) preview.focus();
  else found.click();
  return true;
}
