// Numbered rules grouped by section, and the search in them.

import type { RuleShown } from "../../wire";

export interface Section {
  title: string;
  rules: RuleShown[];
}

export function sections(rules: RuleShown[]): Section[] {
  const found = new Map<string, RuleShown[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found].map(([title, inside]) => ({ title, rules: inside }));
}

/** Rules in which every word occurs in the text, the section or the number. */
export function matching(rules: RuleShown[], asked: string): RuleShown[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const all = `${rule.rule} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
