// The log grouped by chapters: turns, rounds or floors.

import type { KeptLine } from "../lib/connection.svelte";
import { plainText } from "../lib/narration.svelte";

export interface Chapter {
  /** Index of its first line in the log. */
  first: number;
  title: KeptLine | undefined;
  lines: { line: KeptLine; index: number }[];
}

export function chapters(log: readonly KeptLine[], from = 0): Chapter[] {
  const found: Chapter[] = [];
  for (let index = from; index < log.length; index += 1) {
    const line = log[index];
    if (!line) continue;
    if (line.chapter) {
      found.push({ first: index, title: line, lines: [] });
      continue;
    }
    if (found.length === 0) found.push({ first: index, title: undefined, lines: [] });
    found.at(-1)?.lines.push({ line, index });
  }
  return found;
}

/** The whole log as text. */
export function asText(log: readonly KeptLine[]): string {
  return log.map((line) => (line.chapter ? `\n${plainText(line.text)}` : `  ${plainText(line.text)}`)).join("\n");
}
