// Icons of cards, heroes, skills and all else in the content, by id. A group of them is loaded when the first is shown.

import { SvelteMap } from "svelte/reactivity";
import type { Icon, Portraits } from "../../game_client";
import { GROUPS } from "./groups";

const ITEMS = "/items";
const files = import.meta.glob<Portraits>("./*/*.ts", { import: "icons" });
const loaded = new SvelteMap<string, Portraits>();
const asked = new Map<string, Promise<void>>();

function groupsOf(wanted: (group: string) => boolean): Map<string, string> {
  const groups = Object.entries(GROUPS).filter(([group]) => wanted(group));
  return new Map(groups.flatMap(([group, ids]) => ids.split(" ").map((id) => [id, group])));
}

/** An item has the id of the encounter that grants it; every other id is that of one thing only. */
const items = groupsOf((group) => group.endsWith(ITEMS));
const others = groupsOf((group) => !group.endsWith(ITEMS));

async function load(group: string): Promise<void> {
  try {
    const found = await files[`./${group}.ts`]?.();
    if (found) loaded.set(group, found);
  } catch {
    asked.delete(group); // the table works without icons; the next use tries again
  }
}

/** Load the group of icons that an id is in; components that use them update before the promise is kept. */
export function loadIcon(id: string, item = false): Promise<void> {
  const group = (item ? items : others).get(id);
  if (!group) return Promise.resolve();
  const running = asked.get(group) ?? load(group);
  asked.set(group, running);
  return running;
}

/** The icon of anything in the content; with `item` that of the item on an encounter card. Empty until it is loaded. */
export function iconOf(id: string, item = false): Icon | undefined {
  const group = (item ? items : others).get(id);
  if (!group) return undefined;
  const found = loaded.get(group);
  if (!found) void loadIcon(id, item);
  return found?.[id];
}
