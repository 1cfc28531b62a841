import { describe, expect, it } from "vitest";
import type { Session } from "../../../../table/session.svelte";
import type { DungeonQuestionFacts, Question, State } from "../../../../wire";
import { placingPlan } from "./bar_plan";
import { Placing } from "./placing.svelte";

const FACTS: DungeonQuestionFacts = {
  boxes: [],
  uses: [],
  picked: [],
  sum: 0,
  goal: 0,
  outlook: [],
  stop: [2, 3, 0],
  fatal: false,
  saves: [],
};
const DIE = { seat: 0, code: 5 };
const OPEN = { value: 4, color: "strength", wide: false, armor: false, hearts: 2, time: 3, poison: 0, needed: 1 };

/** The bar where a single die is left, with these facts. */
function barWith(facts: Partial<DungeonQuestionFacts>, needed = 1) {
  const given: string[][] = [];
  const question = { seat: 0, kind: "act", answers: [{ action: "done", label: [] }], odds: { ...FACTS, ...facts } };
  const pools = [[{ color: "strength", value: 5, only: "", code: 5, seat: -1 }]];
  const view = { heroes: [{}], encounter: { seats: [0], pools, boxes: [{ ...OPEN, needed }] } };
  const session = {
    active: true,
    canHint: true,
    question: question as unknown as Question,
    state: { seq: 1, view } as unknown as State,
    answerAll: (actions: readonly string[]) => given.push([...actions]),
    answer: (action: string) => given.push([action]),
  } as unknown as Session;
  const placing = new Placing(session);
  return { placing, given, bar: () => placingPlan(placing) };
}

describe("stopping", () => {
  it("takes a press on the button itself while a box can be covered", () => {
    const { primary, others } = barWith({ boxes: [{ box: 0, dice: [DIE] }] }).bar() ?? {};
    expect(primary?.weight).toBe("plain");
    expect(primary?.pressOnly).toBeDefined();
    expect(primary?.twice).toBeDefined();
    expect(others?.[0]?.act).toBe("best");
  });

  it("is a danger where a hero would fall", () => {
    const { primary } = barWith({ fatal: true }).bar() ?? {};
    expect(primary?.weight).toBe("danger");
    expect(primary?.pressOnly).toBeDefined();
  });

  it("is asked twice where something may still help", () => {
    const uses = [{ action: "exchange", seat: -1, dice: [DIE], propose: [DIE], brings: [] }];
    const { primary } = barWith({ uses }).bar() ?? {};
    expect(primary?.pressOnly).toBeUndefined();
    expect(primary?.twice).toBeDefined();
  });

  it("is the main answer where nothing more fits, and where everything is covered", () => {
    const discard = [{ action: "discard", seat: -1, dice: [DIE], propose: [], brings: [] }];
    for (const bar of [barWith({ uses: discard }).bar(), barWith({ stop: [0, 0, 0] }, 0).bar()]) {
      expect(bar?.primary?.weight).toBeUndefined();
      expect(bar?.primary?.twice).toBeUndefined();
    }
  });
});

describe("what is held", () => {
  it("goes before undo", () => {
    const { placing, bar } = barWith({ boxes: [{ box: 0, dice: [DIE] }] });
    placing.pressBox(0);
    expect(placing.boxState(0)).toBe("filling");
    expect(bar()?.takeBack?.()).toBe(true);
    expect(placing.boxState(0)).toBe("open");
    expect(bar()?.takeBack?.()).toBe(false);
  });

  it("is used by the main button once it is paid", () => {
    const uses = [{ action: "use:0,7", seat: 0, dice: [DIE], propose: [DIE], brings: [] }];
    const { placing, given, bar } = barWith({ uses });
    placing.pressUse("use:0,7");
    bar()?.primary?.press();
    expect(given).toEqual([["use:0,7"]]);
  });
});

it("follows a hint with the dice of its plan", () => {
  const { placing, given } = barWith({ boxes: [{ box: 0, dice: [DIE] }] });
  expect(placing.followHint("cover:0")).toBe(true);
  expect(given).toEqual([]);
  expect(placing.boxState(0)).toBe("filling");
});
