import { expect, test } from "vitest";
import type { Plan } from "../../wire";
import type { SeatChoice } from "./plan";
import { fitting, withSheets } from "./sheets";

const PLAN: Plan = {
  game: "one_deck_dungeon",
  mode: "solo",
  heroes: ["archer"],
  seats: [{}],
  options: { deck: "auto" },
};
const SHEET = { id: "00c0ffee", player: "Lyra", hero: "archer", played: 3, text: "{}" };
const HERE: SeatChoice = { kind: "here", hero: "archer", level: "" };

test("sheets go with the plan, and only those of seats that are there", () => {
  expect(withSheets(PLAN, {}, true)).toBe(PLAN);
  const made = withSheets(PLAN, { 0: SHEET, 1: SHEET }, true);
  expect(made.options).toEqual({ deck: "auto", sheet_0: "{}" });
  expect(made.policy?.sheets).toBe("any");
  expect(withSheets(PLAN, { 0: SHEET }, false).policy?.sheets).toBe("ours");
});

test("a sheet leaves with its hero", () => {
  expect(fitting({ 0: SHEET }, [HERE])).toEqual({ 0: SHEET });
  expect(fitting({ 0: SHEET }, [{ ...HERE, hero: "mage" }])).toEqual({});
  expect(fitting({ 1: SHEET }, [HERE])).toEqual({});
  expect(fitting({ 0: SHEET }, [{ ...HERE, kind: "bot" }])).toEqual({});
});
