// What the pages and the table show of campaign sheets. The server says what is owned and what may be ticked.

import type { DungeonSheet } from "../../../views";
import type { Question, SheetPage, SheetShown, TalentShown } from "../../../wire";
import type { MySheet } from "../../../lib/my_sheets.svelte";

/** The kinds of spaces, from easy to hard. */
export const KINDS = ["circle", "square", "hard"] as const;
export type Kind = (typeof KINDS)[number];

/** Numbers of spaces by talent and kind, or the answers that tick them. */
export type BySpace<T> = Partial<Record<string, Partial<Record<Kind, T>>>>;

export function talentsOf(page: SheetPage): TalentShown[] {
  return page.focuses.flatMap((focus) => focus.talents);
}

/** Whether a question is answered on a sheet. */
export function isOnSheet({ kind }: Question): boolean {
  return kind === "focus" || kind === "tick";
}

/** The hero whose sheet a question is about; undefined for other questions. */
export function subjectOf(question: Question | undefined): number | undefined {
  return question && isOnSheet(question) ? (question.subject ?? 0) : undefined;
}

/** The answers that tick a space, by talent and kind. */
export function tickAnswers(question: Question | undefined, page: SheetPage): BySpace<string> {
  const talents = new Map(talentsOf(page).map((one) => [one.place, one.talent]));
  const found: BySpace<string> = {};
  for (const [action, values] of answersOf(question, "tick")) {
    const talent = talents.get(values[0] ?? -1);
    const kind = KINDS[values[1] ?? -1];
    if (talent && kind) (found[talent] ??= {})[kind] = action;
  }
  return found;
}

/** The answers that choose a focus, by focus. */
export function focusAnswers(question: Question | undefined, page: SheetPage): Partial<Record<string, string>> {
  const offered = answersOf(question, "focus").map(([action, [place = -1]]) => [page.focuses[place]?.focus, action]);
  return Object.fromEntries(offered.filter(([focus]) => focus));
}

/** Answers of one verb with their numbers: "tick:3,1" is [3, 1]. */
function answersOf(question: Question | undefined, verb: string): [string, number[]][] {
  return (question?.answers ?? [])
    .filter(({ action }) => action.startsWith(`${verb}:`))
    .map(({ action }) => [
      action,
      action
        .slice(verb.length + 1)
        .split(",")
        .map(Number),
    ]);
}

/** The empty page of a set with the ticks of a hero at the table. */
export function filledIn(pad: SheetPage, sheet: DungeonSheet): SheetPage {
  const fill = (talent: TalentShown): TalentShown => {
    const made = sheet.ticks[talent.place] ?? [0, 0, 0];
    const ticks = Object.fromEntries(KINDS.map((kind, place) => [kind, made[place] ?? 0]));
    return { ...talent, ticks, owned: sheet.owned.includes(talent.talent) };
  };
  const focuses = pad.focuses.map((focus) => ({ ...focus, talents: focus.talents.map(fill) }));
  return { ...pad, focuses, talents_owned: sheet.owned.length };
}

/** The ticks of this game, counted. */
export function freshOn(sheet: DungeonSheet): BySpace<number> {
  const found: BySpace<number> = {};
  for (const [talent, kind] of sheet.fresh) {
    const row = (found[talent] ??= {});
    row[kind as Kind] = (row[kind as Kind] ?? 0) + 1;
  }
  return found;
}

/** What a game has added to a talent. */
export interface Gain {
  talent: TalentShown;
  ticks: { kind: Kind; count: number }[];
  /** It is owned now and was not before. */
  isNew: boolean;
}

export function gainsOf(before: SheetPage, after: SheetPage): Gain[] {
  const was = new Map(talentsOf(before).map((one) => [one.talent, one]));
  return talentsOf(after).flatMap((talent) => {
    const old = was.get(talent.talent);
    const ticks = KINDS.map((kind) => ({ kind, count: (talent.ticks[kind] ?? 0) - (old?.ticks[kind] ?? 0) }));
    const made = ticks.filter(({ count }) => count > 0);
    return made.length > 0 ? [{ talent, ticks: made, isNew: talent.owned && !old?.owned }] : [];
  });
}

export function freshOf(gains: readonly Gain[]): BySpace<number> {
  const rows = gains.map(({ talent, ticks }) => [
    talent.talent,
    Object.fromEntries(ticks.map(({ kind, count }) => [kind, count])),
  ]);
  return Object.fromEntries(rows) as BySpace<number>;
}

/** A sheet as this browser keeps it. */
export function keepable(game: string, sheet: SheetShown): Omit<MySheet, "at"> {
  const { id, player, hero, played, won, text, page } = sheet;
  return { id, game, player, hero, played, won, text, revision: page.revision };
}

/** Whether a server admits the sheet without being told to accept those of others. */
export function isAdmitted({ seal }: SheetShown): boolean {
  return seal === "ours" || seal === "blank";
}
