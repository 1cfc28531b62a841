// A die that is laid, or a box that is covered, leaves the focus to the one beside it.

const STOPS = "[data-rove]";

/** Attached to a zone. */
export function keepFocus(zone: HTMLElement): () => void {
  let place = -1;
  const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(STOPS)];
  const focused = ({ target }: FocusEvent): void => {
    place = target instanceof HTMLElement ? stops().indexOf(target) : -1;
  };
  // An element that is taken away while it has the focus tells nobody.
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) place = -1;
  };
  const changed = (): void => {
    if (place < 0 || document.activeElement !== document.body) return;
    const all = stops();
    all[Math.min(place, all.length - 1)]?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(changed);
  zone.addEventListener("focusin", focused);
  zone.addEventListener("focusout", left);
  watch.observe(zone, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    zone.removeEventListener("focusin", focused);
    zone.removeEventListener("focusout", left);
  };
}
