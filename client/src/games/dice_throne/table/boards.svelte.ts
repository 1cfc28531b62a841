// Boards and cards of heroes, requested once per language.

import { SvelteMap } from "svelte/reactivity";
import { ask } from "../../../lib/http";
import type { BoardCard, BoardStatus, DieFace, HeroBoard, Shelf } from "../../../wire";

export interface BoardShown extends HeroBoard {
  cards: BoardCard[];
}

const COMMON = "common";
const shelves = new SvelteMap<string, Shelf>();
const asked = new Set<string>();
/** Faces of dice by hero, in any language: symbols stay drawn while a board loads in another one. */
const faces = new SvelteMap<string, DieFace[]>();

async function load(name: string, lang: string): Promise<void> {
  const key = `${lang} ${name}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const found = await ask<Shelf>(`/api/boards/dice_throne/${name}?lang=${lang}`);
    shelves.set(key, found);
    if (found.hero) faces.set(name, found.hero.faces);
  } catch {
    asked.delete(key); // the table works without it; the next use tries again
  }
}

function shelf(name: string, lang: string): Shelf | undefined {
  const found = shelves.get(`${lang} ${name}`);
  if (!found) void load(name, lang);
  return found;
}

/** The board of a hero; undefined until it is loaded. Reactive. */
export function board(hero: string, lang: string): BoardShown | undefined {
  const found = shelf(hero, lang);
  return found?.hero ? { ...found.hero, cards: found.cards ?? [] } : undefined;
}

/** The symbol on a face of a hero's dice; empty until its board is loaded. */
export function symbolOn(hero: string, face: number, lang: string): string {
  if (!faces.has(hero)) void load(hero, lang);
  return faces.get(hero)?.find((one) => one.face === face)?.symbol ?? "";
}

/** A card of a hero's deck; common cards are in every deck. */
export function cardOf(hero: string, card: string, lang: string): BoardCard | undefined {
  const own = shelf(hero, lang)?.cards?.find((one) => one.id === card);
  return own ?? shelf(COMMON, lang)?.cards?.find((one) => one.id === card);
}

/** A status token of any hero at the table. */
export function statusOf(heroes: string[], token: string, lang: string): BoardStatus | undefined {
  const id = token.split(":")[0];
  for (const hero of heroes) {
    const found = shelf(hero, lang)?.hero?.statuses.find((one) => one.id === id);
    if (found) return found;
  }
  return undefined;
}
