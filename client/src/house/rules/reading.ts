// The numbered rules as a reader wants them: by section, with their source apart, and searched.

import type { RuleShown } from "../../wire";

export interface Section {
  title: string;
  rules: RuleShown[];
}

/** The letters before the dash of a section's title are for those who write rules. */
export function heading(section: string): string {
  return section.replace(/ — .*$/, "");
}

export function sections(rules: RuleShown[]): Section[] {
  const found = new Map<string, RuleShown[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found].map(([title, inside]) => ({ title, rules: inside }));
}

/** What the rule says, and where that was read. */
export function parted(text: string): { says: string; source: string } {
  const end = /\s*\[([^\]]*)\]\s*$/.exec(text);
  return end ? { says: text.slice(0, end.index), source: end[1] ?? "" } : { says: text, source: "" };
}

/** Rules in which every word occurs, in the text, the section or the number. */
export function matching(rules: RuleShown[], asked: string): RuleShown[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const all = `${rule.rule} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The number of a rule: the game, its chapters, its place. */
const NAMED = /\b[A-Z]{2,}(?:-[A-Z0-9]+)+-\d+[a-z]?\b/;

/** A text cut at the numbers of other rules, which stand at the odd places. */
export function linked(text: string): string[] {
  return text.split(new RegExp(`(${NAMED.source})`));
}
