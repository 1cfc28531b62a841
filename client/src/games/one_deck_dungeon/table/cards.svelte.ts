// Cards of the dungeon by their ids, requested once per language.

import { SvelteMap } from "svelte/reactivity";
import { ask } from "../../../lib/http";
import type { Shelf, ShelfBlock } from "../../../wire";

const shelves = new SvelteMap<string, Shelf>();
const asked = new Set<string>();

async function load(name: string, lang: string): Promise<void> {
  const key = `${lang} ${name}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    shelves.set(key, await ask<Shelf>(`/api/boards/one_deck_dungeon/${name}?lang=${lang}`));
  } catch {
    asked.delete(key); // the table works without it; the next use tries again
  }
}

/** Everything on a shelf; undefined until it is loaded. Reactive. */
export function blocksOf(shelf: string, lang: string): readonly ShelfBlock[] | undefined {
  const found = shelves.get(`${lang} ${shelf}`);
  if (!found) void load(shelf, lang);
  return found?.blocks;
}
