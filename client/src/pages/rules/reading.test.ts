import { describe, expect, it } from "vitest";
import { matching, sections } from "./reading";
import type { RuleShown } from "../../wire";

const rules: RuleShown[] = [
  { rule: "DT-A-1", game: "dice_throne", section: "1. Dice — DT-A", text: "Roll five dice. [S0 §DICE]", lang: "en" },
  { rule: "DT-A-2", game: "dice_throne", section: "1. Dice — DT-A", text: "Keep any (see DT-A-1).", lang: "en" },
  { rule: "DT-B-1", game: "dice_throne", section: "2. Cards", text: "Draw four cards.", lang: "en" },
];

describe("rules", () => {
  it("are grouped by section in their order", () => {
    expect(sections(rules).map((one) => [one.title, one.rules.length])).toEqual([
      ["1. Dice — DT-A", 2],
      ["2. Cards", 1],
    ]);
  });

  it("are found by all words, wherever they stand", () => {
    expect(matching(rules, "DICE roll").map((one) => one.rule)).toEqual(["DT-A-1"]);
    expect(matching(rules, "dt-b").map((one) => one.rule)).toEqual(["DT-B-1"]);
    expect(matching(rules, " ")).toHaveLength(3);
    expect(matching(rules, "dragon")).toEqual([]);
  });
});
