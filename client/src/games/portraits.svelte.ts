// Pictures of heroes: portraits for the pages around a game, emblems as at its table. Loaded when one is first shown.

import { SvelteMap } from "svelte/reactivity";
import { type GameClient, type Icon, NEUTRAL_ICON, type Portraits } from "./game_client";
import { gameClient } from "./index";

type Pictures = NonNullable<GameClient["portraits"]>;
const loaded = new SvelteMap<Pictures, Portraits>();
const loading = new Map<Pictures, Promise<void>>();

/** Load the portraits of a game. A page may wait for them, so that pictures do not pop up. */
export function loadPortraits(game: string): Promise<void> {
  return load(gameClient(game).portraits ?? NONE);
}

const NONE: Pictures = () => Promise.resolve({ default: {} });

function load(pictures: Pictures): Promise<void> {
  const found = loading.get(pictures) ?? fetchPictures(pictures);
  loading.set(pictures, found);
  return found;
}

async function fetchPictures(pictures: Pictures): Promise<void> {
  try {
    loaded.set(pictures, (await pictures()).default);
  } catch {
    loading.delete(pictures); // the page works without pictures; the next one tries again
  }
}

function pictureOf(pictures: Pictures, hero: string): Icon | undefined {
  const found = loaded.get(pictures);
  if (!found) void load(pictures);
  return found && (found[hero] ?? NEUTRAL_ICON);
}

/** The portrait of a hero. Empty while the portraits are loading; neutral if there is none. */
export function portraitOf(game: string, hero: string): Icon | undefined {
  return pictureOf(gameClient(game).portraits ?? NONE, hero);
}

/** The emblem of a hero as at the table of the game. */
export function emblemOf(game: string, hero: string): Icon | undefined {
  const { emblems, portraits } = gameClient(game);
  return pictureOf(emblems ?? portraits ?? NONE, hero);
}
