// Accessible names of abilities.

import { t } from "../../../../lib/words.svelte";
import type { Span } from "../../../../wire";
import { percent, type AbilityShown, type RowShown } from "./abilities";

export function words(spans: Span[]): string {
  return spans.map((span) => span.text).join("");
}

export function listed(parts: string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "unit", style: "long" }).format(parts);
}

/** "Smack, level 1: 3 swords, 4 damage, reached". */
export function labelOf(ability: AbilityShown, lang: string): string {
  const rows = ability.rows.map((row) => labelOfRow(row, lang));
  const text = rows.length ? listed(rows, lang) : words(ability.text);
  return t("board-ability", { name: ability.name, kind: ability.kind, level: ability.level, text });
}

function labelOfRow(row: RowShown, lang: string): string {
  return listed([words(row.needs), words(row.text), ...stateOf(row)], lang);
}

/** Why a row cannot be announced: the dice, or a general reason. */
export function whyNot(row: RowShown, idle: string): string {
  if (row.reach === "out") return t("row-out");
  if (row.reach === "reachable") return t("row-reachable", { percent: percent(row.chance ?? 0) });
  return idle;
}

function stateOf(row: RowShown): string[] {
  if (row.reach === "reachable") return [t("board-percent", { percent: percent(row.chance ?? 0) })];
  if (row.reach === "reached") return [t("board-reached")];
  return row.reach === "out" ? [t("board-out")] : [];
}
