import { describe, expect, it } from "vitest";
import type { DungeonView } from "../../../../views";
import type { Option, Question, WhyNot } from "../../../../wire";
import { drinkOf, useOf } from "./uses";

const view = {
  encounter: { used: [[0, "cleave"]], abilities_used: [1] },
} as unknown as DungeonView;

function label(term: string): Option["label"] {
  return [{ text: term, term }];
}
function asked(...answers: Option[]): Question {
  return { seat: 0, owner: 0, seats: [0], kind: "act", text: [], answers };
}
function refused(action: string, term: string, rule: string): WhyNot {
  return { action, label: label(term), reason: [{ text: "no" }], rule };
}

describe("what a hero can use", () => {
  it("is ready where there is an answer of that hero", () => {
    const question = asked({ action: "use:0,27", label: label("skill:backstab") });
    expect(useOf(view, question, [], 0, "skill:backstab")).toEqual({ state: "ready", action: "use:0,27" });
    expect(useOf(view, question, [], 1, "skill:backstab").state).toBe("idle");
  });

  it("says what was used", () => {
    expect(useOf(view, asked(), [], 0, "skill:cleave").state).toBe("used");
    expect(useOf(view, asked(), [], 1, "ability:frenzy").state).toBe("used");
    expect(useOf(view, asked(), [], 0, "ability:frenzy").state).toBe("idle");
  });

  it("says why something cannot be used", () => {
    const here = [refused("use:0,3", "skill:shield_aura", "ODD-SKILL-2")];
    expect(useOf(view, asked(), here, 0, "skill:shield_aura").state).toBe("elsewhere");
    const paid = [refused("use:0,3", "skill:shield_aura", "ODD-SKILL-3")];
    const use = useOf(view, asked(), paid, 0, "skill:shield_aura");
    expect(use.state).toBe("short");
    expect(use.reason).toEqual([{ text: "no" }]);
  });
});

describe("a potion", () => {
  it("has an answer for each hero who may drink it", () => {
    const question = asked(
      { action: "drink:0,1", label: label("potion:healing") },
      { action: "drink:1,1", label: label("potion:healing") },
      { action: "drink:1,2", label: label("potion:clarity") },
    );
    expect(drinkOf(question, [], "healing").answers.map((one) => one.action)).toEqual(["drink:0,1", "drink:1,1"]);
  });

  it("says why nobody may drink it", () => {
    const why = [refused("drink:0,1", "potion:healing", "ODD-POT-3")];
    expect(drinkOf(asked(), why, "healing")).toEqual({ answers: [], reason: [{ text: "no" }] });
  });
});
