// What the table needs to know about documents.

import type { Document, Run } from "../wire";

/** A text without links and styles. */
export function letters(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join("");
}

/** The text with spaces at which a line may end: words kept together among letters may part in a cell. */
export function loosened(runs: readonly Run[]): Run[] {
  return runs.map((run) => ({ ...run, text: run.text.replaceAll("\u00a0", " ") }));
}

/** The heading of a whole table; empty if the document shows less than that. */
export function headingOf(document: Document | null | undefined): string {
  const [first] = document?.blocks ?? [];
  return first?.block === "heading" ? letters(first.text) : "";
}

/** The document without its heading, and without drawings where a better one is shown. */
export function bodyOf(document: Document, isDrawn: boolean): Document {
  const blocks = headingOf(document) ? document.blocks.slice(1) : document.blocks;
  return { blocks: isDrawn ? blocks.filter(({ block }) => block !== "drawing") : blocks };
}
