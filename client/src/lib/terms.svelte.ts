// The card that a term opens: its meaning and the rules behind it.

import { ask } from "./http";
import type { TermShown } from "../wire";

export interface OpenTerm {
  game: string;
  term: string;
  anchor: Element;
  /** Pinned cards stay when others open and on a click beside them. */
  pinned?: boolean;
}

class Terms {
  /** Open cards, the innermost last. */
  open: OpenTerm[] = $state.raw([]);
}

export const terms = new Terms();
const known = new Map<string, Promise<TermShown>>();

export function openTerm(game: string, term: string, anchor: Element): void {
  const inside = anchor.closest("[data-term-card]");
  const nested = inside ? terms.open : terms.open.filter((one) => one.pinned);
  if (nested.some((one) => one.term === term && one.game === game)) return;
  terms.open = [...nested, { game, term, anchor }];
}

/** Close a card and those opened from it, by default the innermost. The focus returns to where it was. */
export function closeTerm(card: OpenTerm | undefined = terms.open.at(-1)): void {
  if (!card) return;
  const place = terms.open.indexOf(card);
  terms.open = terms.open.filter((one, index) => index < place || (index > place && one.pinned));
  if (card.anchor instanceof HTMLElement && card.anchor.isConnected) card.anchor.focus();
}

/** Close all cards that are not pinned, after a click beside them. */
export function closeLoose(): void {
  if (terms.open.some((one) => !one.pinned)) terms.open = terms.open.filter((one) => one.pinned);
}

export function pinTerm(card: OpenTerm | undefined = terms.open.at(-1)): void {
  terms.open = terms.open.map((one) => (one === card ? { ...one, pinned: !one.pinned } : one));
}

/** The text of a term in a language, requested once. */
export function lookUp(game: string, term: string, lang: string): Promise<TermShown> {
  const key = `${lang} ${game} ${term}`;
  let found = known.get(key);
  if (!found) {
    found = ask<TermShown>(`/api/terms/${game}/${encodeURIComponent(term)}?lang=${lang}`);
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
