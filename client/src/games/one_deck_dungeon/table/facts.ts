// What is printed on the cards of the dungeon, read from their shelves. Everything is undefined until it is loaded.

import { settings } from "../../../lib/settings.svelte";
import type { Span } from "../../../wire";
import { blocksOf } from "./cards.svelte";

/** A box as it is printed; without a value it is X, without a color it takes any die. */
export interface PrintedBox {
  value: number | null;
  color: string | null;
  wide: boolean;
  armor: boolean;
  hearts: number;
  time: number;
  poison: number;
  skull: boolean;
}

/** One way past a peril. */
export interface Way {
  name: string;
  time: number;
  box: PrintedBox;
  /** The form of the loot, where it depends on the way. */
  grants?: "item" | "skill" | null;
}

/** Icons that an item adds. */
export type Icons = Record<"strength" | "agility" | "magic" | "health", number>;

export interface CardFacts {
  type: "combat" | "peril";
  xp: number;
  leaf: boolean;
  ability: string | null;
  skill: string | null;
  potion: string | null;
  boxes: PrintedBox[];
  designed?: boolean;
  ways: Way[];
  item: Icons;
}

export interface FloorFacts {
  combat_boxes: PrintedBox[];
  peril_boxes: PrintedBox[];
}

export interface BossFacts {
  health: number;
  boxes: PrintedBox[];
}

export interface SkillFacts {
  cost: { kind: string; amount: number };
  usable: string[];
}

interface Limits {
  items: number;
  skills: number;
}

export interface LevelFacts {
  level: number;
  solo?: Limits;
  party?: Limits;
  bonus_dice?: number;
  cubes?: { p1: number; p2: number; p4: number };
}

/** Something with a name and a text, and its numbers. */
export interface Printed<Facts = Record<string, unknown>> {
  id: string;
  name: string;
  heading: string;
  text: readonly Span[];
  facts: Facts;
}

const NO_ICONS: Icons = { strength: 0, agility: 0, magic: 0, health: 0 };

function find(shelf: string, kind: string, id: string): Printed | undefined {
  return blocksOf(shelf, settings.lang)?.find((one) => one.kind === kind && one.id === id);
}

export function encounterOf(id: string | null | undefined): Printed<CardFacts> | undefined {
  const found = id ? find("encounters", "encounter", id) : undefined;
  if (!found) return undefined;
  const facts = { boxes: [], ways: [], item: NO_ICONS, ...(found.facts as Partial<CardFacts>) } as CardFacts;
  return { ...found, facts };
}

export function foeOf(id: string | null): Printed | undefined {
  return id ? find("abilities", "foe_ability", id) : undefined;
}

export function potionOf(id: string): Printed | undefined {
  return find("potions", "potion", id);
}

export function floorOf(id: string): Printed<FloorFacts> | undefined {
  const found = find("dungeons", "floor", id);
  if (!found) return undefined;
  const facts = { combat_boxes: [], peril_boxes: [], ...(found.facts as Partial<FloorFacts>) };
  return { ...found, facts };
}

/** The boss of a dungeon. */
export function bossOf(dungeon: string): Printed<BossFacts> | undefined {
  const boss = find("dungeons", "dungeon", dungeon)?.facts["boss"];
  const found = typeof boss === "string" ? find("dungeons", "boss", boss) : undefined;
  return found && { ...found, facts: { health: 0, boxes: [], ...(found.facts as Partial<BossFacts>) } };
}

export function levelOf(level: number): Printed<LevelFacts> | undefined {
  return find("levels", "level", `level_${level}`) as Printed<LevelFacts> | undefined;
}

/** A skill of the decks, or one of a hero's own. */
export function skillOf(id: string, hero: string): Printed<SkillFacts> | undefined {
  const found = (hero ? find(hero, "skill", id) : undefined) ?? find("skills", "skill", id);
  return found && { ...found, facts: { cost: { kind: "free", amount: 0 }, usable: [], ...found.facts } };
}

export function talentOf(id: string): Printed | undefined {
  return find("talents", "talent", id);
}

/** The heroic ability of a hero; the two sides of the card differ. */
export function abilityOf(hero: string, alone: boolean): Printed | undefined {
  const side = alone ? "solo" : "party";
  const id = find(hero, `${side}_side`, hero)?.facts["heroic_ability"];
  return typeof id === "string" ? find(hero, `${side}_ability`, id) : undefined;
}

/** The text of a card without its first lines, which the table draws. */
export function textAfter(text: readonly Span[], lines: number): Span[] {
  const rest: Span[] = [];
  let left = lines;
  for (const span of text) {
    if (left <= 0) rest.push(span);
    else left -= span.text.split("\n").length - 1;
  }
  return rest;
}
