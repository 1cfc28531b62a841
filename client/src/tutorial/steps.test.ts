import { describe, expect, it } from "vitest";
import type { EventShown, Question } from "../wire";
import { INITIAL_PROGRESS, finished, type Situation, isMet, advance, completeLesson, type Tutorial } from "./steps";

function question(kind: string, ...answers: string[]): Question {
  return {
    seat: 0,
    owner: 0,
    seats: [0],
    kind,
    text: [],
    answers: answers.map((one) => ({ action: one, label: [], kind: one })),
  };
}

function situation(change: Partial<Situation> = {}): Situation {
  return { seat: 0, state: undefined, question: undefined, events: [], met: [], ...change };
}

function eventNamed(name: string, values: Record<string, unknown> = {}): EventShown {
  return { name, values };
}

const words = { title: "", text: "" };
const tutorial: Tutorial = {
  game: "toy",
  lessons: [
    { id: "goal", ...words },
    {
      id: "roll",
      ...words,
      when: { asked: ["rolling"] },
      done: { event: ["Rerolled"], mine: true },
      instead: [
        { when: { event: ["Announced"], mine: true }, say: "roll-early", on: true },
        { when: { event: ["Sold"], mine: true }, say: "roll-sold", on: false },
      ],
    },
    { id: "ask", ...words, optional: true, when: { asked: ["respond"] } },
    { id: "defend", ...words, when: { asked: ["defence"] }, done: { answered: ["defence"] } },
    { id: "end", ...words },
  ],
};

describe("conditions", () => {
  it("look at whose event it was and at its values", () => {
    const events = [eventNamed("Rolled", { seat: 1, purpose: 2 })];
    expect(isMet({ event: ["Rolled"] }, situation({ events }))).toBe(true);
    expect(isMet({ event: ["Rolled"], mine: true }, situation({ events }))).toBe(false);
    expect(isMet({ event: ["Rolled"], mine: false, with: { purpose: 2 } }, situation({ events }))).toBe(true);
    expect(isMet({ event: ["Rolled"], with: { purpose: 0 } }, situation({ events }))).toBe(false);
  });

  it("look at the question and what it offers", () => {
    const asked = situation({ question: question("rolling", "reroll", "announce") });
    expect(isMet({ asked: ["rolling"], offering: "announce" }, asked)).toBe(true);
    expect(isMet({ asked: ["rolling"], offering: "play" }, asked)).toBe(false);
    expect(isMet({ not: { asked: ["main"] } }, asked)).toBe(true);
  });

  it("know an answered question by its having gone", () => {
    expect(isMet({ answered: ["defence"] }, situation({ met: ["defence"] }))).toBe(true);
    expect(isMet({ answered: ["defence"] }, situation({ met: ["defence"], question: question("defence") }))).toBe(
      false,
    );
    expect(isMet({ answered: ["defence"] }, situation())).toBe(false);
  });

  it("join", () => {
    const asked = situation({ question: question("main") });
    expect(isMet({ all: [{ asked: ["main"] }, { event: ["Sold"] }] }, asked)).toBe(false);
    expect(isMet({ any: [{ asked: ["main"] }, { event: ["Sold"] }] }, asked)).toBe(true);
  });
});

describe("the machine", () => {
  const begun = advance(tutorial, INITIAL_PROGRESS, situation());
  const reading = advance(tutorial, completeLesson(begun), situation({ question: question("rolling", "reroll") }));

  it("begins with the first lesson, and waits for the occasion of the next", () => {
    expect(begun.on).toBe("goal");
    // Events do not complete a lesson that is only read.
    expect(advance(tutorial, begun, situation({ events: [eventNamed("Rerolled", { seat: 0 })] })).on).toBe("goal");
    expect(advance(tutorial, completeLesson(begun), situation()).on).toBe("");
    expect(reading.on).toBe("roll");
  });

  it("goes on when the player has done it, not when somebody else has", () => {
    const other = advance(tutorial, reading, situation({ events: [eventNamed("Rerolled", { seat: 1 })] }));
    expect(other.on).toBe("roll");
    const done = advance(tutorial, reading, situation({ events: [eventNamed("Rerolled", { seat: 0 })] }));
    expect(done.behind).toEqual(["goal", "roll"]);
    expect(done.note).toBe("");
  });

  it("says a kind word about something else, and goes on where that is the end of it", () => {
    const sold = advance(tutorial, reading, situation({ events: [eventNamed("Sold", { seat: 0 })] }));
    expect(sold).toMatchObject({ on: "roll", note: "roll-sold" });
    const early = advance(tutorial, reading, situation({ events: [eventNamed("Announced", { seat: 0 })] }));
    expect(early.behind).toContain("roll");
    expect(early.note).toBe("roll-early");
  });

  it("teaches out of order what comes out of order", () => {
    const attacked = advance(tutorial, completeLesson(begun), situation({ question: question("defence") }));
    expect(attacked.on).toBe("defend");
    const after = advance(tutorial, attacked, situation({ met: ["defence"], question: question("rolling", "reroll") }));
    expect(after.on).toBe("roll");
    expect(after.behind).toEqual(["goal", "defend"]);
  });

  it("ends when all lessons are behind that must be", () => {
    const ending = advance(tutorial, { behind: ["goal", "roll", "defend"], on: "", note: "" }, situation());
    expect(ending.on).toBe("end");
    const last = { behind: ["goal", "roll", "defend"], on: "end", note: "" };
    expect(finished(tutorial, last)).toBe(false);
    expect(finished(tutorial, completeLesson(last))).toBe(true);
  });
});
