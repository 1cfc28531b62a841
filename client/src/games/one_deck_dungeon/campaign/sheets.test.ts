import { expect, test } from "vitest";
import type { DungeonSheet } from "../../../views";
import type { Question, SheetPage, TalentShown } from "../../../wire";
import { filledIn, focusAnswers, freshOf, freshOn, gainsOf, subjectOf, tickAnswers } from "./sheets";

function talent(name: string, place: number, ticks = [0, 0, 0], owned = false): TalentShown {
  const counts = (of: number[]) => ({ circle: of[0] ?? 0, square: of[1] ?? 0, hard: of[2] ?? 0 });
  const shown = { talent: name, place, name, owned, ticks: counts(ticks), spaces: counts([6, 2, 0]) };
  return { ...shown, text: "", source: "", confidence: "" };
}

function page(...talents: TalentShown[]): SheetPage {
  const focus = (name: string, own: TalentShown[]) => ({
    focus: name,
    name,
    always_active: name === "basic",
    talents: own,
  });
  const focuses = [focus("basic", talents.slice(0, 1)), focus("battle", talents.slice(1))];
  return { set: "base", set_name: "", revision: 1, talents_owned: 0, talents: 2, bosses: [], focuses, adventures: [] };
}

const PAD = page(talent("veteran", 0), talent("guile", 7));
const SHEET: DungeonSheet = {
  player: "Lyra",
  set: "base",
  played: 3,
  focus: "",
  ticks: [[6, 2, 0], ...Array<[number, number, number]>(6).fill([0, 0, 0]), [2, 0, 0]],
  owned: ["veteran"],
  fresh: [
    ["guile", "circle"],
    ["guile", "circle"],
  ],
  left: 1,
};

function asked(...actions: string[]): Question {
  return { answers: actions.map((action) => ({ action, label: [] })) } as unknown as Question;
}

test("answers belong to talents and focuses by their numbers on the pad", () => {
  expect(tickAnswers(asked("tick:7,0", "tick:0,1", "tick:3,1", "done"), PAD)).toEqual({
    guile: { circle: "tick:7,0" },
    veteran: { square: "tick:0,1" },
  });
  expect(focusAnswers(asked("focus:1", "focus:9"), PAD)).toEqual({ battle: "focus:1" });
  expect([tickAnswers(undefined, PAD), focusAnswers(undefined, PAD)]).toEqual([{}, {}]);
});

test("a question is about the sheet of its subject, whoever answers", () => {
  const question = { ...asked("tick:0,0"), kind: "tick", seat: 1 };
  expect([subjectOf(question), subjectOf({ ...question, subject: 1 })]).toEqual([0, 1]);
  expect([subjectOf({ ...question, kind: "door" }), subjectOf(undefined)]).toEqual([undefined, undefined]);
});

test("a pad is filled in with the ticks of a hero, and with what the server calls owned", () => {
  const filled = filledIn(PAD, SHEET);
  expect(filled.focuses.map(({ talents }) => talents.map(({ ticks, owned }) => [ticks["circle"], owned]))).toEqual([
    [[6, true]],
    [[2, false]],
  ]);
  expect(filled.talents_owned).toBe(1);
  expect(freshOn(SHEET)).toEqual({ guile: { circle: 2 } });
});

test("a game has added what was not there before", () => {
  const after = page(talent("veteran", 0, [6, 2, 0], true), talent("guile", 7, [2, 0, 0]));
  const gains = gainsOf(page(talent("veteran", 0, [6, 1, 0]), talent("guile", 7, [2, 0, 0])), after);
  expect(gains.map((one) => [one.talent.talent, one.ticks, one.isNew])).toEqual([
    ["veteran", [{ kind: "square", count: 1 }], true],
  ]);
  expect(freshOf(gains)).toEqual({ veteran: { square: 1 } });
});
