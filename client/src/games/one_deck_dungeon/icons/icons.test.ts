// Everything that the content names an icon for has one to draw.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GROUPS } from "./groups";
import { iconOf, loadIcon } from "./icons.svelte";

const CONTENT = "../src/ludotheque/games/one_deck_dungeon/content/yaml";
const sets = readdirSync(CONTENT, { withFileTypes: true }).filter((one) => one.isDirectory());
const texts = sets.flatMap(({ name }) =>
  readdirSync(`${CONTENT}/${name}`).map((file) => readFileSync(`${CONTENT}/${name}/${file}`, "utf8")),
);

function all(pattern: RegExp): string[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

/** Ids that stand right above their names, and their icon below; the two sets have no icon. */
const named = all(/id: (\w+)\n(?: +name_\w+: .*\n)+ +icon: /g);
const encounters = all(/id: (\w+_[12])\n/g);

async function drawn(id: string, item = false): Promise<boolean> {
  await loadIcon(id, item);
  return Boolean(iconOf(id, item));
}

describe("icons of One Deck Dungeon", () => {
  it("are found in both sets", () => {
    expect(sets).toHaveLength(2);
    expect(new Set(named).size).toBeGreaterThan(250);
    expect(encounters).toHaveLength(88);
  });

  it("exist for everything with an icon", async () => {
    for (const id of new Set(named)) expect(await drawn(id), id).toBe(true);
  });

  it("exist for the item of every encounter, apart from the encounter's own", async () => {
    for (const id of encounters) {
      expect(await drawn(id, true), id).toBe(true);
      expect(iconOf(id, true), id).not.toBe(iconOf(id));
    }
  });

  it("arrive after they are asked for", async () => {
    expect(iconOf("no_such_card")).toBeUndefined();
    await loadIcon("no_such_card");
    expect(iconOf("no_such_card")).toBeUndefined();
    for (const ids of Object.values(GROUPS)) expect(ids).toMatch(/^[a-z0-9_ ]+$/);
  });
});
