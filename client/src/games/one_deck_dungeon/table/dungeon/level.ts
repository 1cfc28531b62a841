// What a level brings, as it is printed on its card, compared with the level before it.

import { t } from "../../../../lib/words.svelte";
import type { DungeonView } from "../../../../views";
import { levelOf, type LevelFacts } from "../facts";

function limits(facts: LevelFacts, heroes: number): { items: number; skills: number } | undefined {
  return heroes === 1 ? facts.solo : facts.party;
}

function cubes(facts: LevelFacts, heroes: number): number {
  const { cubes: printed } = facts;
  if (!printed) return 0;
  return heroes === 1 ? printed.p1 : heroes === 2 ? printed.p2 : printed.p4;
}

/** The gains of a level in words; empty if there is no such level, or while it loads. */
export function gainsOf(view: DungeonView, level: number): string[] {
  const next = levelOf(level)?.facts;
  const before = levelOf(level - 1)?.facts;
  const heroes = view.heroes.length;
  const after = next && limits(next, heroes);
  if (!next || !after) return [];
  const had = before && limits(before, heroes);
  const gained = cubes(next, heroes);
  return [
    after.items !== had?.items ? t("dungeon-gain-items", { count: after.items }) : "",
    after.skills !== had?.skills ? t("dungeon-gain-skills", { count: after.skills }) : "",
    next.bonus_dice !== before?.bonus_dice ? t("dungeon-gain-dice", { count: next.bonus_dice ?? 0 }) : "",
    gained ? t("dungeon-gain-cubes", { count: gained }) : "",
  ].filter(Boolean);
}
