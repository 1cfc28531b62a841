// A die that is laid, or a box that is covered, leaves the focus to the one beside it.

const STOPS = "[data-rove]";
const DICE = "[data-die]";

/** Attached to a zone. Beside a die other dice come first. */
export function keepFocus(zone: HTMLElement): () => void {
  let place = -1;
  let wanted = STOPS;
  const stops = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(wanted)];
  const focused = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    wanted = target.matches(DICE) ? DICE : STOPS;
    place = stops().indexOf(target);
  };
  // An element that is taken away while it has the focus tells nobody.
  const left = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) place = -1;
  };
  const changed = (): void => {
    if (place < 0 || document.activeElement !== document.body) return;
    const all = stops();
    if (all.length === 0) wanted = STOPS;
    const rest = all.length > 0 ? all : stops();
    rest[Math.min(place, rest.length - 1)]?.focus({ preventScroll: true });
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
