// Names of dice symbols and of texts being resolved.

import { settings } from "../../../../lib/settings.svelte";
import type { Icon } from "../../../game_client";
import { symbolIcon } from "../../icons/symbols";
import { board, cardOf, statusOf, symbolOn } from "../boards.svelte";

/** The name of the symbol on a face of a hero's die; empty until the board is known. */
export function faceName(hero: string, face: number): string {
  return board(hero, settings.lang)?.faces.find((one) => one.face === face)?.name ?? "";
}

/** The icon of the symbol on a face of a hero's die; undefined until board and icons are loaded. */
export function faceIcon(hero: string, face: number): Icon | undefined {
  return symbolIcon(hero, symbolOn(hero, face, settings.lang));
}

export const KINDS_OF_TEXT = ["card", "ability", "status", "defence"] as const;
export type KindOfText = (typeof KINDS_OF_TEXT)[number];

/** A text being resolved: its name and its term. */
export interface TextNamed {
  name: string;
  term: string;
}

/** A card, ability, token or defence of a seat's hero by its id; the heroes are those of the table. */
export function textNamed(kind: KindOfText, id: string, hero: string, heroes: string[]): TextNamed {
  const { lang } = settings;
  if (kind === "card") return { name: cardOf(hero, id, lang)?.name ?? "", term: `card:${id}` };
  if (kind === "status") {
    const token = id.split(":")[0] ?? id;
    const status = statusOf(heroes, id, lang);
    if (status) return { name: status.name, term: `status:${token}` };
    const companion = board(hero, lang)?.companions.find((one) => one.id === token);
    if (companion) return { name: companion.name, term: `companion:${token}` };
  }
  return { name: abilityName(hero, id), term: `ability:${id}` };
}

/** Upgraded abilities have ids of their own, and cards may add further ones. */
function abilityName(hero: string, id: string): string {
  for (const ability of board(hero, settings.lang)?.abilities ?? []) {
    if (ability.id === id) return ability.levels[0]?.name ?? "";
    for (const level of ability.levels) if (level.added?.id === id) return level.added.name;
  }
  return "";
}
