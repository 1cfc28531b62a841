// Highlights on the table what a line of the log names.

import type { Span } from "../wire";

const STAYS = 2600;
const MOST = 4;
/** An element that opens a card represents its container. */
const THING = "article, .held, li";
/** In a document, what a term is part of. */
const WRITTEN = "p, li, tr";

/** Selectors for what a line names, most specific first: an item of a seat, the item, the seat. */
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
  const terms = text.flatMap(({ term }) => (term && !term.startsWith("rule:") ? [term] : []));
  return terms.flatMap((term) => {
    const found = document.querySelector(`main .document [data-term="${CSS.escape(term)}"]`);
    return found ? [found.closest(WRITTEN) ?? found] : [];
  });
}

/** The elements of the table that a line of the log names. */
export function placesOf(text: readonly Span[]): Element[] {
  const drawn = spotsOf(text).flatMap((spot) => [...document.querySelectorAll(`main ${spot}`)]);
  const whole = [...drawn, ...written(text)].map((found) => found.closest(THING) ?? found);
  return [...new Set(whole)].filter(isSeen).slice(0, MOST);
}

let over: (() => void) | undefined;

/** Highlight them for a moment and scroll to the first; false if there are none. */
export function pointTo(text: readonly Span[]): boolean {
  over?.();
  const places = placesOf(text);
  for (const place of places) place.setAttribute("data-highlighted", "");
  places[0]?.scrollIntoView({ block: "center" });
  places[0]?.querySelector("button")?.focus({ preventScroll: true });
  const timer = setTimeout(() => over?.(), STAYS);
  over = () => {
    clearTimeout(timer);
    for (const place of places) place.removeAttribute("data-highlighted");
    over = undefined;
  };
  return places.length > 0;
}
