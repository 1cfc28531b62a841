// The lines of a text twin by what they are: a heading between rules, a drawing or a table that must keep its columns, or words.

export interface Block {
  kind: "rule" | "drawing" | "table" | "words";
  lines: string[];
  /** How many letters the widest line has. */
  columns: number;
}

const RULE = /^[─━]{2,}/;
const FRAME = /[┃│║┏┗┓┛╔╚]/;
/** A column of a table: words, three blanks or more, words; within a table two blanks will do. */
const TABLE = /\S {3,}\S/;
const ROW = /\S {2,}\S/;
const SCALE = /^[\s\d]+$/;

function kindOf(line: string, previous: Block["kind"] | undefined): Block["kind"] {
  if (RULE.test(line)) return "rule";
  if (FRAME.test(line)) return "drawing";
  if (previous === "drawing" && SCALE.test(line)) return "drawing";
  return TABLE.test(line) || (previous === "table" && ROW.test(line)) ? "table" : "words";
}

export function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const kind = kindOf(line, last?.kind);
    const text = kind === "rule" ? line.replace(/^[─━\s]+|[─━\s]+$/g, "") : line;
    if (last && last.kind === kind && kind !== "rule") {
      last.lines.push(text);
      last.columns = Math.max(last.columns, text.length);
    } else {
      found.push({ kind, lines: [text], columns: text.length });
    }
  }
  return found;
}

/** Without the picture made of letters and its scale, where a better one is drawn. */
export function undrawn(lines: readonly string[]): string[] {
  return lines.filter((line) => !FRAME.test(line) && !SCALE.test(line));
}

/** Does it begin with the heading of a whole table? */
export function isHeaded(lines: readonly string[]): boolean {
  return RULE.test(lines[0] ?? "");
}
