// A long list of answers as a tree by path, with levels that fit a screen.

import type { Option } from "../wire";

/** The most entries of a page. */
export const MOST = 12;

export interface Group {
  kind: "group";
  name: string;
  /** The number of answers in it. */
  count: number;
}

export interface Leaf {
  kind: "leaf";
  option: Option;
}

export type Entry = Group | Leaf;

export interface Level {
  entries: Entry[];
  /** Page of the level and number of pages; usually one. */
  page: number;
  pages: number;
}

function isUnder(option: Option, path: readonly string[]): boolean {
  const own = option.path ?? [];
  return path.every((name, depth) => own[depth] === name);
}

function allEntries(options: readonly Option[], path: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  const groups = new Map<string, Group>();
  for (const option of options) {
    if (!isUnder(option, path)) continue;
    const name = option.path?.[path.length];
    if (name === undefined) {
      entries.push({ kind: "leaf", option });
      continue;
    }
    const known = groups.get(name);
    if (known) {
      known.count += 1;
      continue;
    }
    const group: Group = { kind: "group", name, count: 1 };
    groups.set(name, group);
    entries.push(group);
  }
  return entries;
}

/** The entries under a path, in the order of the answers; long levels have several pages. */
export function level(options: readonly Option[], path: readonly string[], page = 0): Level {
  const entries = allEntries(options, path);
  const pages = Math.max(1, Math.ceil(entries.length / MOST));
  const at = Math.min(Math.max(page, 0), pages - 1);
  return { entries: entries.slice(at * MOST, (at + 1) * MOST), page: at, pages };
}

/** Index of the first answer under a path. */
export function firstUnder(options: readonly Option[], path: readonly string[]): number {
  return options.findIndex((option) => isUnder(option, path));
}

/** The part of a path that still exists after the question has changed. */
export function stillThere(options: readonly Option[], path: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of path) {
    const next = [...found, name];
    if (!options.some((option) => isUnder(option, next))) break;
    found.push(name);
  }
  return found;
}
