// The text of a numbered rule, cut into what a reader wants to see and what is there for those who write rules.

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "slanted" | "spelled" | "rule";
}

/** The letters before the dash of a section's title are for those who write rules. */
export function heading(section: string): string {
  return section.replace(/ — .*$/, "");
}

/** Where something was read, or which reading was chosen: letters of a source, never a word of the game. */
const SOURCE = /\s*\[((?:S\d?|X[A-Z]|A-\d+|AMB-\w+|FAQ)\b[^[\]]*(?:\[[^\]]*\][^[\]]*)*)\]/g;
/** The name of a decision in brackets, with a few words on what it decides; what ends in a colon would lose its sense. */
const RULING = /(?<!:\s*\*?)\s*\*?\((?:[^()]*: )?(?:ruling|décision)\s+A-\d+[a-z]?\)\*?/g;
/** A whole remark that leads to a decision. */
const REMARK = /\s*\([^()]*\*(?:ruling|décision)\s+A-\d+[a-z]?\*[^()]*\)/g;
/** The steps of a roll as the document counts them, before what they say. */
const STEP = /^(?:ORP|DRP|PLO|PLD)\d+(?:[\u00a0\u202f ]?:|,)\s*(\p{L})/u;

/** What the rule says to a player, and where that was read. */
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

/** The pages and titles of the rulebook among the sources; what else was read is for those who write rules. */
export function bookPlaces(source: string): string {
  const places = source.split(/\s?;\s*/).map((part) => part.replace(/^S\d?\s+(?=p\.|§)/, ""));
  return places
    .filter((part) => /^(?:p\.|§)/.test(part))
    .map((part) => part.replace(/^p\.\s*/, "p.\u00a0"))
    .join(" · ");
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
