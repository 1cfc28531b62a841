// Portraits of heroes, loaded when a page first shows a hero of that game.

import { SvelteMap } from "svelte/reactivity";
import { type Icon, NEUTRAL_ICON, type Portraits } from "./game_client";
import { gameClient } from "./index";

const loaded = new SvelteMap<string, Portraits>();
const loading = new Map<string, Promise<void>>();

/** Load the portraits of a game. A page may wait for them, so that pictures do not pop up. */
export function loadPortraits(game: string): Promise<void> {
  const found = loading.get(game) ?? load(game);
  loading.set(game, found);
  return found;
}

async function load(game: string): Promise<void> {
  try {
    loaded.set(game, (await gameClient(game).portraits?.())?.default ?? {});
  } catch {
    loading.delete(game); // the page works without pictures; the next one tries again
  }
}

/** The portrait of a hero. Empty while the portraits are loading; neutral if there is none. */
export function portraitOf(game: string, hero: string): Icon | undefined {
  const portraits = loaded.get(game);
  if (!portraits) void loadPortraits(game);
  return portraits && (portraits[hero] ?? NEUTRAL_ICON);
}
