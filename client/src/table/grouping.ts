// A long list of answers as a tree by their paths: no level shows more than a screen can.

import type { Option } from "../wire";

/** So many entries at once, and no more. */
export const MOST = 12;

export interface Group {
  kind: "group";
  name: string;
  /** How many answers stand in it. */
  count: number;
}

export interface Leaf {
  kind: "leaf";
  option: Option;
}

export type Entry = Group | Leaf;

export interface Level {
  entries: Entry[];
  /** Which page of the level this is and how many there are; a server that groups well needs one. */
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

/** The entries behind a path, in the order of the answers; what a level has too many of goes on further pages. */
export function level(options: readonly Option[], path: readonly string[], page = 0): Level {
  const entries = allEntries(options, path);
  const pages = Math.max(1, Math.ceil(entries.length / MOST));
  const at = Math.min(Math.max(page, 0), pages - 1);
  return { entries: entries.slice(at * MOST, (at + 1) * MOST), page: at, pages };
}

/** The place of the first answer behind a path, from 0. */
export function firstUnder(options: readonly Option[], path: readonly string[]): number {
  return options.findIndex((option) => isUnder(option, path));
}

/** As much of a path as still leads somewhere after the question has changed. */
export function stillThere(options: readonly Option[], path: readonly string[]): string[] {
  const found: string[] = [];
  for (const name of path) {
    const next = [...found, name];
    if (!options.some((option) => isUnder(option, next))) break;
    found.push(name);
  }
  return found;
}
