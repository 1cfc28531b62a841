// The lines of a text twin by what they are: a heading between rules, a drawing that must keep its columns, a table whose
// cells may wrap, or words.

export interface Block {
  kind: "rule" | "drawing" | "table" | "words";
  lines: string[];
  /** How many letters the widest line has. */
  columns: number;
}

export interface Cell {
  text: string;
  /** The first of the table's columns it stands in, and how many it takes. */
  from: number;
  over: number;
}

/** Words of a line, and how far from its left edge they begin. */
interface Piece {
  text: string;
  at: number;
}

const RULE = /^[─━]{2,}/;
const FRAME = /[┃│║┆┏┗┓┛╔╚┌└]/;
/** A column of a table: words, three blanks or more, words; below it two blanks will do. */
const TABLE = /\S {3,}\S/;
const SCALE = /^[\s\d]+$/;
/** In a sheet of letters some words are kept together; in a cell they may part. */
const KEPT = /\u00a0/g;
const PIECE = /[^ ]+(?: [^ ]+)*/g;

function piecesOf(line: string): Piece[] {
  return [...line.matchAll(PIECE)].map((found) => ({ text: found[0].replace(KEPT, " "), at: found.index }));
}

/** Does something in the line stand below a column of the table? It may be the rest of what did not fit into a cell. */
function belongs(line: string, table: readonly string[]): boolean {
  const starts = new Set(table.flatMap((one) => piecesOf(one).slice(1)).map(({ at }) => at));
  return piecesOf(line).some(({ at }) => starts.has(at));
}

function kindOf(line: string, last: Block | undefined): Block["kind"] {
  if (RULE.test(line)) return "rule";
  if (FRAME.test(line)) return "drawing";
  if (last?.kind === "drawing" && SCALE.test(line)) return "drawing";
  if (TABLE.test(line)) return "table";
  return last?.kind === "table" && belongs(line, last.lines) ? "table" : "words";
}

export function blocks(lines: readonly string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const kind = kindOf(line, last);
    const text = kind === "rule" ? line.replace(/^[─━\s]+|[─━\s]+$/g, "") : line;
    if (last && last.kind === kind && kind !== "rule") {
      last.lines.push(text);
      last.columns = Math.max(last.columns, text.length);
    } else {
      found.push({ kind, lines: [text], columns: text.length });
    }
  }
  // One row alone has nothing to stand below: it wraps like words.
  return found.map((one) => (one.kind === "table" && one.lines.length === 1 ? { ...one, kind: "words" } : one));
}

/** The rows of a table; where words went on below, they are in one cell again. */
export function rowsOf(lines: readonly string[]): Cell[][] {
  const rows: Piece[][] = [];
  for (const line of lines) {
    const pieces = piecesOf(line);
    const [first] = pieces;
    const tail = rows.at(-1)?.at(-1);
    if (tail && first && pieces.length === 1 && first.at === tail.at) tail.text += ` ${first.text}`;
    else rows.push(pieces);
  }
  const starts = [...new Set(rows.flat().map(({ at }) => at))].sort((one, other) => one - other);
  return rows.map((row) =>
    row.map(({ text, at }, place) => {
      const from = starts.indexOf(at);
      const next = row[place + 1];
      return { text, from, over: (next ? starts.indexOf(next.at) : starts.length) - from };
    }),
  );
}

/** Without the picture made of letters and its scale, where a better one is drawn. */
export function undrawn(lines: readonly string[]): string[] {
  return lines.filter((line) => !FRAME.test(line) && !SCALE.test(line));
}

/** Does it begin with the heading of a whole table? */
export function isHeaded(lines: readonly string[]): boolean {
  return RULE.test(lines[0] ?? "");
}
