// Icons of heroes and their content. Those of a hero are loaded when it is at the table.

import { SvelteMap } from "svelte/reactivity";
import { emblems } from "./emblems";
import type { Icon } from "../../game_client";
import type { HeroIcons } from "./kinds";

const files = import.meta.glob<HeroIcons>("./heroes/*.ts", { import: "icons" });
const loaded = new SvelteMap<string, HeroIcons>();
const asked = new Set<string>();

/** Load the icons of a hero; components that use them update afterwards. */
export async function loadIcons(hero: string): Promise<void> {
  const load = files[`./heroes/${hero}.ts`];
  if (!load || asked.has(hero)) return;
  asked.add(hero);
  try {
    loaded.set(hero, await load());
  } catch {
    asked.delete(hero); // the table works without icons; the next use tries again
  }
}

function iconsOf(hero: string): HeroIcons | undefined {
  const found = loaded.get(hero);
  if (!found) void loadIcons(hero);
  return found;
}

/** An icon of any loaded hero, because heroes give tokens to each other. */
function anywhere(kind: keyof HeroIcons, id: string): Icon | undefined {
  for (const icons of loaded.values()) {
    const found = icons[kind][id];
    if (found) return found;
  }
  return undefined;
}

export function heroIcon(hero: string): Icon | undefined {
  return emblems[hero];
}

export function symbolIcon(hero: string, symbol: string): Icon | undefined {
  return iconsOf(hero)?.symbols[symbol];
}

export function abilityIcon(hero: string, ability: string): Icon | undefined {
  return iconsOf(hero)?.abilities[ability] ?? anywhere("abilities", ability);
}

export function companionIcon(hero: string, companion: string): Icon | undefined {
  return iconsOf(hero)?.companions[companion];
}

/** The icon of a token by its id; the seat of an owner may follow after a colon. */
export function statusIcon(token: string): Icon | undefined {
  return anywhere("statuses", token.split(":")[0] ?? "");
}
