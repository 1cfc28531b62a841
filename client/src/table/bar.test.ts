import { describe, expect, it, vi } from "vitest";
import type { Option, Question, Span } from "../wire";
import { barFor, usualPlan } from "./bar";
import type { Session } from "./session.svelte";

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
