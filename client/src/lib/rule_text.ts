// The text of a numbered rule, cut into what a reader wants to see and what is there for those who write rules.

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "slanted" | "spelled" | "rule";
}

/** The letters before the dash of a section's title are for those who write rules. */
export function heading(section: string): string {
  return section.replace(/ — .*$/, "");
}

/** What the rule says, and where that was read. */
export function parted(text: string): { says: string; source: string } {
  const end = /\s*\[([^\]]*)\]\s*$/.exec(text);
  return end ? { says: text.slice(0, end.index), source: end[1] ?? "" } : { says: text, source: "" };
}

/** How sure a number is (`{V}`), as the documents mark it. */
const SURENESS = /\s*`\{[^`]*\}`/g;
/** The number of a rule: the game, its chapters, its place. */
const RULE = String.raw`\b[A-Z]{2,}(?:-[A-Z0-9]+)+-\d+[a-z]?\b`;
const MARKED = new RegExp(String.raw`(\*\*[^*]+\*\*|\*[^*]+\*|\x60[^\x60]+\x60|${RULE})`);

/** The text in pieces: what the documents stress, and the numbers of other rules. */
export function pieces(text: string): Piece[] {
  return text
    .replace(SURENESS, "")
    .split(MARKED)
    .filter(Boolean)
    .map((piece): Piece => {
      if (/^\*\*.+\*\*$/s.test(piece)) return { text: piece.slice(2, -2), kind: "strong" };
      if (/^\*.+\*$/s.test(piece)) return { text: piece.slice(1, -1), kind: "slanted" };
      if (/^`.+`$/s.test(piece)) return { text: piece.slice(1, -1), kind: "spelled" };
      return { text: piece, kind: new RegExp(`^${RULE}$`).test(piece) ? "rule" : "plain" };
    });
}
