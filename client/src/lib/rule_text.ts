// The text of a numbered rule, split into what players read and remarks for authors of rules.

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "slanted" | "spelled" | "rule";
}

/** The prefix of a section's title is meant for authors of rules. */
export function heading(section: string): string {
  return section.replace(/ — .*$/, "");
}

/** References to sources or chosen readings; never a word of the game. */
const SOURCE = /\s*\[((?:S\d?|X[A-Z]|A-\d+|AMB-\w+|FAQ)\b[^[\]]*(?:\[[^\]]*\][^[\]]*)*)\]/g;
/** A decision in brackets with its summary; text that ends in a colon is kept, as it needs what follows. */
const RULING = /(?<!:\s*\*?)\s*\*?\((?:[^()]*: )?(?:ruling|décision)\s+A-\d+[a-z]?\)\*?/g;
/** A remark that only refers to a decision. */
const REMARK = /\s*\([^()]*\*(?:ruling|décision)\s+A-\d+[a-z]?\*[^()]*\)/g;
/** Numbers of steps in front of their text. */
const STEP = /^(?:ORP|DRP|PLO|PLD)\d+(?:[\u00a0\u202f ]?:|,)\s*(\p{L})/u;

/** The text for players and its sources. */
export function parted(text: string): { says: string; source: string } {
  const read = [...text.matchAll(SOURCE)].map((found) => found[1] ?? "");
  const says = text
    .replace(SOURCE, "")
    .replace(REMARK, "")
    .replace(RULING, "")
    .replace(STEP, (_, first: string) => first.toUpperCase())
    .trim();
  return { says, source: read.join("; ") };
}

/** Pages and titles of rulebooks among the sources; the others are for authors of rules. */
export function bookPlaces(source: string): string {
  const places = source.split(/\s?;\s*/).map((part) => part.replace(/^S\d?\s+(?=p\.|§)/, ""));
  return places
    .filter((part) => /^(?:p\.|§)/.test(part))
    .map((part) => part.replace(/^p\.\s*/, "p.\u00a0"))
    .join(" · ");
}

/** The confidence of a number (`{V}`) as the documents mark it. */
const SURENESS = /\s*`\{[^`]*\}`/g;
/** The number of a rule: the game, its chapters, its place. */
const RULE = String.raw`\b[A-Z]{2,}(?:-[A-Z0-9]+)+-\d+[a-z]?\b`;
const MARKED = new RegExp(String.raw`(\*\*[^*]+\*\*|\*[^*]+\*|\x60[^\x60]+\x60|${RULE})`);

/** The text in pieces: emphasis and references to other rules. */
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
