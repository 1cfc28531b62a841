import { expect, test } from "vitest";
import type { Plan } from "../../wire";
import { readSheet, withSheets } from "./sheets";

const TEXT = JSON.stringify({ kind: "campaign_sheet", sheet: { player: "Lyra", hero: "archer", played: 3 } });
const PLAN: Plan = {
  game: "one_deck_dungeon",
  mode: "solo",
  heroes: ["archer"],
  seats: [{}],
  options: { deck: "auto" },
};

test("a sheet says whose it is", () => {
  expect(readSheet(` ${TEXT}\n`)).toEqual({ player: "Lyra", hero: "archer", played: 3, text: TEXT });
});

test.each(["", "{", "null", "7", '{"sheet": {"player": 3}}', "[]"])("%s is no sheet", (text) => {
  expect(readSheet(text)).toBeUndefined();
});

test("sheets go with the plan, and only those of seats that are there", () => {
  const sheet = readSheet(TEXT);
  if (sheet === undefined) throw new Error("no sheet");
  expect(withSheets(PLAN, {}, true)).toBe(PLAN);
  const made = withSheets(PLAN, { 0: sheet, 1: sheet }, true);
  expect(made.options).toEqual({ deck: "auto", sheet_0: TEXT });
  expect(made.policy?.sheets).toBe("any");
  expect(withSheets(PLAN, { 0: sheet }, false).policy?.sheets).toBe("ours");
});
