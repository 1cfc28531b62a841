// Icons of heroes and their content. Those of a hero are loaded when it is at the table.

import { SvelteMap } from "svelte/reactivity";
import { emblems } from "./emblems";
import type { Icon } from "../../game_client";
import type { HeroIcons } from "./kinds";

const files = import.meta.glob<HeroIcons>("./heroes/*.ts", { import: "icons" });
const loaded = new SvelteMap<string, HeroIcons>();
const asked = new Map<string, Promise<void>>();

/** Load the icons of a hero; components that use them update before the promise is kept. */
export function loadIcons(hero: string): Promise<void> {
  const running = asked.get(hero) ?? load(hero);
  asked.set(hero, running);
  return running;
}

async function load(hero: string): Promise<void> {
  const file = files[`./heroes/${hero}.ts`];
  if (!file) return;
  try {
    loaded.set(hero, await file());
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
