import { describe, expect, it } from "vitest";
import { bookPlaces, heading, parted, pieces } from "./rule_text";

describe("the text of a rule", () => {
  it("has its source apart", () => {
    expect(parted("Roll five dice. [S0 §DICE]")).toEqual({ says: "Roll five dice.", source: "S0 §DICE" });
    expect(parted("Draw [1] card.")).toEqual({ says: "Draw [1] card.", source: "" });
  });

  it("leaves out remarks for authors", () => {
    for (const [text, says] of [
      ["Attempt 1 is not optional *(ruling A-3)*. [S0 §4. PHASE 1]", "Attempt 1 is not optional."],
      ["La première est obligatoire *(décision A-3)*. [S p.4]", "La première est obligatoire."],
      ["The victim loses it. *(second half: ruling A-11b)* [S0 §« VOLEZ »]", "The victim loses it."],
      ["More is lost. (It shows “10”: noise, *ruling A-1*.) [S0 §POINTS]", "More is lost."],
      ["Heal first [S p.24], then pay [AMB-3]. [S p.25; p.26] [A-7]", "Heal first, then pay."],
      ["Dice roll. [S0 §GUIDE; §« LANCEZ [X] »]", "Dice roll."],
      ["PLO1\u202f: le Joueur Actif lance.", "Le Joueur Actif lance."],
      ["ORP4, order of activation: (i) it is locked.", "Order of activation: (i) it is locked."],
    ])
      expect(parted(text ?? "").says).toBe(says);
  });

  it("keeps what only looks like such a mark", () => {
    for (const text of [
      "“On [symbol]”: roll [X] dice.",
      "Ties: *(ruling A-2)*.",
      "Roll again (DT-A-1).",
      "See ORP4 (ii).",
    ])
      expect(parted(text).says).toBe(text);
  });

  it("names the pages and titles of the rulebook, and no other source", () => {
    expect(bookPlaces("S p.24; p.25")).toBe("p.\u00a024 · p.\u00a025");
    expect(bookPlaces("S0 §SANTÉ ; XA dice ruling 2; §GUIDE")).toBe("§SANTÉ · §GUIDE");
    expect(bookPlaces("A-3; XR §8; FAQ")).toBe("");
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
