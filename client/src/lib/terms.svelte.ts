// The small card that a term opens: what it is, what it does, and the rules behind it.

import { ask } from "./http";
import type { Span } from "../wire";

export interface TermShown {
  term: string;
  name: string;
  text: Span[][];
  rules: { rule: string; text: string }[];
}

export interface OpenTerm {
  game: string;
  term: string;
  anchor: Element;
}

class Terms {
  /** Cards that lie open, the innermost last. */
  open: OpenTerm[] = $state.raw([]);
}

export const terms = new Terms();
const known = new Map<string, Promise<TermShown>>();

export function openTerm(game: string, term: string, anchor: Element): void {
  const nested = anchor.closest("[data-term-card]") ? terms.open : [];
  terms.open = [...nested, { game, term, anchor }];
}

export function closeTerm(): void {
  terms.open = terms.open.slice(0, -1);
}

/** The text of a term in a language, asked for once. */
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
