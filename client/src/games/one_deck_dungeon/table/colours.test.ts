// The colours of the dungeon can be read in both themes, and the four dice differ even without colour.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const THEMES = ["dark", "light"] as const;
type Theme = (typeof THEMES)[number];

const READABLE = 4.5;
const VISIBLE = 3;
/** Dice next to each other in lightness; seen as greys they still differ by a third. */
const APART = 1.5;

const SURFACES = ["stone", "stone-high", "stone-deep"];
const PRINTED = ["paper", "paper-deep"];
const DICE = ["strength", "agility", "magic", "heroic"];
const KINDS = ["combat", "peril", "boss", "skill", "potion", "floor", "level", "item", "xp"];

const sheets = ["src/theme.css", "src/games/one_deck_dungeon/table/dungeon.css"].map((file) =>
  readFileSync(file, "utf8"),
);

/** The tokens under a selector, in all sheets. */
function tokens(selector: string): Record<string, string> {
  const blocks = sheets.flatMap((sheet) => sheet.split("\n}").filter((part) => part.includes(`\n${selector} {`)));
  const found = blocks.flatMap((block) => [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)]);
  return Object.fromEntries(found.map(([, name, value]) => [name ?? "", value ?? ""]));
}

const dark = tokens(":root");
const looks: Record<Theme, Record<string, string>> = {
  dark: { ...dark, ...tokens(":root:has(.dungeon-table)") },
  light: {
    ...dark,
    ...tokens(':root[data-theme="light"]'),
    ...tokens(':root[data-theme="light"]:has(.dungeon-table)'),
  },
};

function luminance(theme: Theme, name: string): number {
  const value = looks[theme][name];
  if (!value) throw new Error(`no colour ${name}`);
  const long = value.length === 4 ? value.replace(/[0-9a-f]/g, "$&$&") : value;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(theme, one), luminance(theme, other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(THEMES)("in the %s theme", (theme) => {
  it.each(DICE.concat("any"))("the number on a %s die can be read", (die) => {
    expect(contrast(theme, `on-die-${die}`, `die-${die}`)).toBeGreaterThanOrEqual(READABLE);
  });

  it("the four dice are different greys, from strength down to heroic", () => {
    for (const [place, die] of DICE.slice(1).entries()) {
      const lighter = DICE[place] ?? "";
      expect(luminance(theme, `die-${lighter}`), lighter).toBeGreaterThan(luminance(theme, `die-${die}`));
      expect(contrast(theme, `die-${lighter}`, `die-${die}`), `${lighter}, ${die}`).toBeGreaterThanOrEqual(APART);
    }
  });

  it.each(DICE.concat("any"))("a %s die stands out from stone and paper, by its face or its edge", (die) => {
    const edge = die === "heroic" ? "die-heroic-edge" : "die-edge";
    for (const ground of [...SURFACES, ...PRINTED]) {
      const found = Math.max(contrast(theme, `die-${die}`, ground), contrast(theme, edge, ground));
      expect(found, ground).toBeGreaterThanOrEqual(VISIBLE);
    }
  });

  it.each(["ink", "ink-soft", "blood", "venom", "torch", "danger"])("%s can be read on stone", (name) => {
    for (const ground of [...SURFACES, "felt", "felt-raised", "felt-high"])
      expect(contrast(theme, name, ground), ground).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(["on-paper", "paper-blood", "paper-venom"])("%s can be read on paper", (name) => {
    for (const ground of PRINTED) expect(contrast(theme, name, ground), ground).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(KINDS)("the band of a %s card can be read", (kind) => {
    expect(contrast(theme, "on-kind", `kind-${kind}`)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(SURFACES)("the edge of %s is seen", (ground) => {
    expect(contrast(theme, "stone-edge", ground)).toBeGreaterThanOrEqual(VISIBLE);
  });
});
