// What is read aloud: lines of the log and what the game waits for, as much as the listener wants.

import type { Line, Span } from "../wire";
import { settings, type Narration } from "./settings.svelte";

/** So many lines at once are still listened to; of more, the last ones. */
const MOST = 8;

export function plainText(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** The lines to read at a level: all of them, only where a turn begins, or none. */
export function heard(lines: readonly Line[], level: Narration): string[] {
  if (level === "off") return [];
  const wanted = level === "full" ? lines : lines.filter((line) => line.chapter);
  return wanted.slice(-MOST).map((line) => plainText(line.text));
}

class Narrator {
  /** What a live region holds now. */
  lines: string[] = $state.raw([]);
  /** What must be heard at once: refusals. */
  urgent = $state("");

  tell(lines: readonly Line[], question: readonly Span[] | undefined): void {
    const told = heard(lines, settings.narration);
    if (question && settings.narration !== "off") told.push(plainText(question));
    if (told.length) this.lines = told;
  }

  hush(): void {
    this.lines = [];
    this.urgent = "";
  }

  say(text: string): void {
    this.urgent = text;
  }
}

export const narrator = new Narrator();
