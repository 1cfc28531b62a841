// From a line of the log to the table: what it names is marked there for a moment, and brought into view.

import type { Span } from "../wire";

const STAYS = 2600;
const MOST = 4;
/** What opens a card stands for the whole thing it lies on. */
const THING = "article, .held, li";
/** On a table that is written rather than drawn, the lines that say the same words. */
const WRITTEN = "main .twin :is(.line, .row > span, .rule)";

/** Where the things of a line may lie, the most telling first: a thing of a seat before the thing, and that before the seat. */
export function spotsOf(text: readonly Span[]): string[] {
  const terms = text.flatMap((span) => (span.term ? [span.term] : []));
  const seats = terms.filter((term) => term.startsWith("seat:")).map((term) => term.slice("seat:".length));
  const things = terms.filter((term) => !term.startsWith("seat:") && !term.startsWith("rule:"));
  const held = things.flatMap((term) => {
    const [kind = "", name = ""] = term.split(":");
    return seats.map((seat) => `[data-spot="${CSS.escape(`${kind}-${seat}-${name}`)}"]`);
  });
  const shown = things.map((term) => `[data-details="${CSS.escape(term)}"]`);
  const owners = seats.map((seat) => `[data-spot="${CSS.escape(`seat-${seat}`)}"]`);
  return [...held, ...shown, ...owners];
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function written(text: readonly Span[]): Element[] {
  const names = text.filter((span) => span.term && !span.term.startsWith("rule:")).map((span) => span.text);
  const lines = [...document.querySelectorAll(WRITTEN)];
  return names.flatMap((name) => lines.filter((line) => line.textContent?.includes(name)).slice(0, 1));
}

/** The things on the table that a line of the log speaks of. */
export function placesOf(text: readonly Span[]): Element[] {
  const drawn = spotsOf(text).flatMap((spot) => [...document.querySelectorAll(`main ${spot}`)]);
  const whole = [...drawn, ...written(text)].map((found) => found.closest(THING) ?? found);
  return [...new Set(whole)].filter(isSeen).slice(0, MOST);
}

let over: (() => void) | undefined;

/** Mark them for a moment and go to the first; false if nothing of the line lies on the table. */
export function pointTo(text: readonly Span[]): boolean {
  over?.();
  const places = placesOf(text);
  for (const place of places) place.setAttribute("data-told", "");
  places[0]?.scrollIntoView({ block: "center" });
  places[0]?.querySelector("button")?.focus({ preventScroll: true });
  const timer = setTimeout(() => over?.(), STAYS);
  over = () => {
    clearTimeout(timer);
    for (const place of places) place.removeAttribute("data-told");
    over = undefined;
  };
  return places.length > 0;
}
