// The games of the server, requested once per language.

import { ask } from "../lib/http";
import { settings } from "../lib/settings.svelte";
import type { CardList, CardShown, GameList, GameShown } from "../wire";

class Catalogue {
  games: GameShown[] = $state.raw([]);
  failed = $state(false);
  private lang = "";

  /** Keep the list in the language of the page; components call it during initialization. */
  follow(): void {
    $effect(() => void this.load(settings.lang));
  }

  find(game: string): GameShown | undefined {
    return this.games.find((one) => one.game === game);
  }

  heroName(game: string, hero: string): string {
    return this.find(game)?.heroes.find((one) => one.hero === hero)?.name ?? hero;
  }

  async load(lang: string): Promise<void> {
    if (this.lang === lang && !this.failed) return;
    this.lang = lang;
    this.failed = false;
    try {
      const { games } = await ask<GameList>(`/api/games?lang=${lang}`);
      // The language may have changed since the request.
      if (this.lang === lang) this.games = games;
    } catch {
      this.failed = true;
    }
  }
}

export const catalogue = new Catalogue();
const shelves = new Map<string, Promise<CardShown[]>>();

/** The cards of a shelf, requested once per language. */
export function cardsOn(game: string, shelf: string, lang: string): Promise<CardShown[]> {
  const key = `${lang} ${game} ${shelf}`;
  let found = shelves.get(key);
  if (!found) {
    found = ask<CardList>(`/api/cards/${game}/${shelf}?lang=${lang}`).then((list) => list.cards);
    found.catch(() => shelves.delete(key));
    shelves.set(key, found);
  }
  return found;
}

/** An id as words, for things of a game that the client has no message for. */
export function spaced(id: string): string {
  return id.replaceAll("_", " ");
}

/** A text with its first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}
