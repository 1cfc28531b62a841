import { describe, expect, it, vi } from "vitest";
import type { Option, Question, Span } from "../wire";
import { barFor, usualPlan } from "./bar";
import type { BarPlan, Session } from "./session.svelte";

const option = (action: string): Option => ({ action, label: [{ text: action }] });
const question = {
  text: [{ text: "What now?" }],
  answers: [option("open"), option("rest")],
  passing: "rest",
} as unknown as Question;

function sessionWith(selected?: string): Session {
  return { question, selected, bar: undefined, answer: vi.fn(), choose: vi.fn() } as unknown as Session;
}

const confirm = (label: Span[]): Span[] => [{ text: `sure? ${label[0]?.text ?? ""}` }];

describe("the usual bar", () => {
  it("asks again before the main answer too, where the player wants that", () => {
    const session = sessionWith();
    const plan = usualPlan(question, session);
    plan.primary?.press();
    expect(session.choose).toHaveBeenCalledWith("rest");
    expect(session.answer).not.toHaveBeenCalled();
    expect(plan.listed?.map((one) => one.action)).toEqual(["open"]);
  });

  it("has what was picked in the main place, to be confirmed", () => {
    const session = sessionWith("open");
    const bar = barFor(session, confirm);
    expect(bar?.primary?.label).toEqual([{ text: "sure? open" }]);
    bar?.primary?.press();
    expect(session.choose).toHaveBeenCalledWith("open");
  });
});

describe("the digits of buttons", () => {
  const twoWays = { ...question, passing: "" } as unknown as Question;
  const button = (action?: string) => ({ label: [], press: vi.fn(), ...(action ? { action } : {}) });

  function digits(plan: BarPlan, asked = twoWays): (string | undefined)[] {
    const session = { ...sessionWith(), question: asked, bar: plan } as unknown as Session;
    const bar = barFor(session, confirm);
    return [...(bar?.others ?? []), bar?.primary].map((one) => one && bar?.digits.get(one));
  }

  it("count from left to right where the bar has every answer", () => {
    expect(digits({ others: [button("rest")], primary: button("open") })).toEqual(["1", "2"]);
    expect(digits({ others: [button("rest"), button()], primary: button("open") })).toEqual(["1", undefined, "2"]);
  });

  it("come after those of the list", () => {
    expect(digits({ listed: [option("open")], primary: button("rest") })).toEqual(["2"]);
  });

  it("are left to what is on the table", () => {
    expect(digits({ others: [button("rest")], primary: button("open"), digitsTaken: true })).toEqual([
      undefined,
      undefined,
    ]);
    expect(digits({ primary: button("rest") })).toEqual([undefined]);
  });

  it("end with 9, and are not needed for a single answer", () => {
    const many = { ...twoWays, answers: [..."abcdefghi"].map(option).concat(option("rest")) };
    expect(digits({ listed: many.answers.slice(0, 9), primary: button("rest") }, many)).toEqual([undefined]);
    const one = { ...twoWays, answers: [option("rest")] };
    expect(digits({ primary: button("rest") }, one)).toEqual([undefined]);
  });
});
