// What a screen reader announces: lines of the log and the open question, as far as the settings ask for.

import type { Line, Span } from "../wire";
import { settings, type Narration } from "./settings.svelte";

/** The most lines announced at once; of more, only the last ones. */
const MOST = 8;

export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** The lines to announce at a level: all, only beginnings of turns, or none. */
export function linesToRead(lines: readonly Line[], level: Narration): string[] {
  if (level === "off") return [];
  const wanted = level === "full" ? lines : lines.filter((line) => line.chapter);
  return wanted.slice(-MOST).map((line) => plainText(line.text));
}

class Narrator {
  /** Content of the polite live region. */
  lines: string[] = $state.raw([]);
  /** Content of the assertive live region: refusals. */
  urgent = $state("");

  announce(lines: readonly Line[], question: readonly Span[] | undefined): void {
    const read = linesToRead(lines, settings.narration);
    if (question && settings.narration !== "off") read.push(plainText(question));
    if (read.length) this.lines = read;
  }

  clear(): void {
    this.lines = [];
    this.urgent = "";
  }

  announceUrgently(text: string): void {
    this.urgent = text;
  }
}

export const narrator = new Narrator();
