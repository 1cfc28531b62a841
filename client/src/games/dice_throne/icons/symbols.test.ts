// Everything in the content has an icon, distinct among things of its kind.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { emblems } from "./emblems";
import type { Icon } from "../../game_client";
import type { HeroIcons } from "./kinds";

const CONTENT = "../src/ludotheque/games/dice_throne/content/yaml/heroes";
const files = import.meta.glob<HeroIcons>("./heroes/*.ts", { import: "icons", eager: true });

const heroes = readdirSync(CONTENT).map((file) => ({
  id: file.replace(".yaml", ""),
  text: readFileSync(`${CONTENT}/${file}`, "utf8"),
}));

function iconsOf(hero: string): HeroIcons {
  const found = files[`./heroes/${hero}.ts`];
  if (!found) throw new Error(`no icons of ${hero}`);
  return found;
}

/** The lines under a key at the left edge. */
function section(text: string, key: string): string {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (start < 0) return "";
  const length = lines.slice(start + 1).findIndex((line) => /^[a-z]/.test(line));
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join("\n");
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? "");
}

function ids(text: string): Record<keyof HeroIcons, string[]> {
  const faces = /faces: \{([^}]*)\}/.exec(text)?.[1] ?? "";
  return {
    symbols: [...new Set(all(faces, /: (\w+)/g))],
    statuses: all(section(text, "statuses"), /^- (?:id|ref): (\w+)/gm),
    companions: all(section(text, "companions"), /^- id: (\w+)/gm),
    abilities: [
      ...all(section(text, "boards"), /^ +(?:- )?id: (\w+)/gm),
      ...all(section(text, "cards"), /adds_ability:\s*\{?\s*id: (\w+)/g),
    ],
  };
}

describe("icons of Dice Throne", () => {
  it("finds the content of every hero", () => {
    expect(heroes).toHaveLength(16);
    for (const { id, text } of heroes) {
      const found = ids(text);
      expect(found.symbols.length, id).toBeGreaterThanOrEqual(3);
      expect(found.statuses.length, id).toBeGreaterThanOrEqual(2);
      expect(found.abilities.length, id).toBeGreaterThanOrEqual(8);
    }
  });

  it.each(heroes)("$id has all of its icons and no other", ({ id, text }) => {
    const icons = iconsOf(id);
    for (const [kind, wanted] of Object.entries(ids(text))) {
      const drawn = icons[kind as keyof HeroIcons];
      expect(Object.keys(drawn).sort(), kind).toEqual([...wanted].sort());
      expect(Object.values(drawn).every(Boolean)).toBe(true);
    }
    expect(emblems[id]).toBeTruthy();
  });

  it.each(["symbols", "statuses", "companions", "abilities"] as const)("no two %s look alike", (kind) => {
    const looks = new Map<Icon, string>();
    for (const { id } of heroes) {
      for (const [name, icon] of Object.entries(iconsOf(id)[kind])) {
        expect(looks.get(icon) ?? name, name).toBe(name);
        looks.set(icon, name);
      }
    }
  });

  it("no two heroes look alike", () => {
    expect(new Set(Object.values(emblems)).size).toBe(heroes.length);
  });
});
