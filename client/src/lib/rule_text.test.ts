import { describe, expect, it } from "vitest";
import { heading, parted, pieces } from "./rule_text";

describe("the text of a rule", () => {
  it("has its source apart", () => {
    expect(parted("Roll five dice. [S0 §DICE]")).toEqual({ says: "Roll five dice.", source: "S0 §DICE" });
    expect(parted("Draw [1] card.")).toEqual({ says: "Draw [1] card.", source: "" });
  });

  it("leads to other rules, however many chapters their numbers name", () => {
    const found = pieces("Keep any (see DT-A-1 and DT-MODE-KOTH-5).");
    expect(found.filter((one) => one.kind === "rule").map((one) => one.text)).toEqual(["DT-A-1", "DT-MODE-KOTH-5"]);
    expect(found.map((one) => one.text).join("")).toBe("Keep any (see DT-A-1 and DT-MODE-KOTH-5).");
  });

  it("is stressed without marks, and keeps to itself how sure it is", () => {
    expect(pieces("If *all* fall, **nobody** wins: `min(a, b)` of 50 `{V}` each.")).toEqual([
      { text: "If ", kind: "plain" },
      { text: "all", kind: "slanted" },
      { text: " fall, ", kind: "plain" },
      { text: "nobody", kind: "strong" },
      { text: " wins: ", kind: "plain" },
      { text: "min(a, b)", kind: "spelled" },
      { text: " of 50 each.", kind: "plain" },
    ]);
  });

  it("stands under a title without the letters of its chapter", () => {
    expect(heading("1. Dice — DT-A")).toBe("1. Dice");
  });
});
