// Credits of the icons in use, collected during the build so that they are always complete.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import authors from "./icon_authors.json" with { type: "json" };

export interface IconCredit {
  author: string;
  link: string;
  licence: string;
  icons: string[];
}

const NAMED = /game-icons[/:]([a-z0-9-]+)/g;
const MODULE = "virtual:icon-credits";

/** The names of game-icons in a source text. */
export function iconsIn(source: string): string[] {
  return [...source.matchAll(NAMED)].map((found) => found[1] ?? "");
}

/** The authors of icons, those with most icons first. */
export function creditsFor(icons: Iterable<string>): IconCredit[] {
  const wanted = new Set(icons);
  const credits = authors.map(({ icons: all, ...whose }) => ({
    ...whose,
    icons: all.split(" ").filter((icon) => wanted.has(icon)),
  }));
  return credits.filter((one) => one.icons.length > 0).sort((one, other) => other.icons.length - one.icons.length);
}

/** Every icon that a source file under the folder names. */
export function iconsUnder(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.(svelte|ts|json)$/.test(file) && !file.endsWith("icon_authors.json"));
  return sources.flatMap((file) => iconsIn(readFileSync(join(folder, file), "utf8")));
}

/** Provides the module `virtual:icon-credits`. */
export function iconCredits(folder: string): Plugin {
  return {
    name: "icon-credits",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export default ${JSON.stringify(creditsFor(iconsUnder(folder)))};` : undefined,
  };
}
