// What a hero can use or has: heroic ability, own skills, talents, looted skills, items.

import type { DungeonHero, DungeonView } from "../../../../views";
import type { Span } from "../../../../wire";
import { abilityOf, encounterOf, skillOf, talentOf, textAfter, type Icons } from "../facts";

export interface Owned {
  kind: "skill" | "talent" | "ability";
  id: string;
  /** The term that names it in answers, such as `skill:cleave`. */
  term: string;
  seat: number;
  name: string;
  text: readonly Span[];
  cost?: { kind: string; amount: number };
  /** It works by itself. */
  passive?: boolean;
}

export interface HeldItem {
  id: number;
  card: string;
  name: string;
  icons: Icons;
}

/** The first line of a text says cost and time of use; the table draws those. */
const FIRST = 1;

function skill(id: string, hero: DungeonHero, seat: number): Owned {
  const found = skillOf(id, hero.hero);
  const base = { kind: "skill" as const, id, term: `skill:${id}`, seat, name: found?.name ?? "…" };
  if (!found) return { ...base, text: [] };
  const passive = found.facts.usable.length === 0;
  return { ...base, text: textAfter(found.text, FIRST), cost: found.facts.cost, ...(passive ? { passive } : {}) };
}

/** Everything of a hero that can be used, the heroic ability first, and what is permanent. */
export function ownedBy(view: DungeonView, seat: number): Owned[] {
  const hero = view.heroes[seat];
  if (!hero) return [];
  const found: Owned[] = [];
  const ability = abilityOf(hero.hero, view.heroes.length === 1);
  if (ability) {
    const term = `ability:${ability.id}`;
    found.push({
      kind: "ability",
      id: ability.id,
      term,
      seat,
      name: ability.name,
      text: textAfter(ability.text, FIRST),
    });
  }
  for (const id of hero.own) {
    const talent = talentOf(id);
    if (talent)
      found.push({
        kind: "talent",
        id,
        term: `talent:${id}`,
        seat,
        name: talent.name,
        text: textAfter(talent.text, 2),
      });
    else found.push(skill(id, hero, seat));
  }
  for (const { card } of hero.skills) {
    const gives = encounterOf(card)?.facts.skill;
    if (gives) found.push(skill(gives, hero, seat));
  }
  return found;
}

export function itemsOf(hero: DungeonHero): HeldItem[] {
  return hero.items.flatMap(({ id, card }) => {
    const found = encounterOf(card);
    return card && found ? [{ id, card, name: found.name, icons: found.facts.item }] : [];
  });
}
