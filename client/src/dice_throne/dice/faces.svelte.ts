// What the six faces of a hero's die are called, asked for once per hero and language.

import { ask } from "../../lib/http";

interface Face {
  face: number;
  symbol: string;
  name: string;
}

const known: Record<string, Face[]> = $state({});
const asked = new Set<string>();

/** The name of the symbol on a face, in that language; empty until it is known. */
export function faceName(hero: string, face: number, lang: string): string {
  return known[`${lang} ${hero}`]?.find((one) => one.face === face)?.name ?? "";
}

/** Have the names of a hero's faces ready. */
export async function learnFaces(hero: string, lang: string): Promise<void> {
  const key = `${lang} ${hero}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const shelf = await ask<{ hero: { faces: Face[] } | null }>(`/api/boards/dice_throne/${hero}?lang=${lang}`);
    known[key] = shelf.hero?.faces ?? [];
  } catch {
    asked.delete(key); // the number on the die still says what it shows
  }
}
