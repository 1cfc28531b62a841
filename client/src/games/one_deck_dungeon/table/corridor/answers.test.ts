import { describe, expect, it } from "vitest";
import type { Question } from "../../../../wire";
import { answerOf, answersOf, partsOf, seatIn } from "./answers";

const question = {
  answers: [
    { action: "enter:2", label: [] },
    { action: "drink:1,4", label: [], same: ["drink:0,4"] },
    { action: "done", label: [] },
  ],
} as unknown as Question;

describe("answers by what they do", () => {
  it("reads verb and numbers", () => {
    expect(partsOf("drink:1,4")).toEqual({ verb: "drink", numbers: [1, 4] });
    expect(partsOf("done")).toEqual({ verb: "done", numbers: [] });
  });

  it("finds an answer by its verb and numbers, or one that comes to the same", () => {
    expect(answerOf(question, "enter", 2)?.action).toBe("enter:2");
    expect(answerOf(question, "enter", 1)).toBeUndefined();
    expect(answerOf(question, "drink", 0, 4)?.action).toBe("drink:1,4");
    expect(answerOf(question, "done")?.action).toBe("done");
  });

  it("finds all answers of some verbs", () => {
    expect(answersOf(question, "enter", "done").map((one) => one.action)).toEqual(["enter:2", "done"]);
    expect(answersOf(undefined, "enter")).toEqual([]);
  });

  it("reads the seat", () => {
    expect(seatIn("take_item:3")).toBe(3);
    expect(seatIn("take_xp")).toBe(-1);
  });
});
