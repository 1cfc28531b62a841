import { describe, expect, it } from "vitest";
import { oddsOf } from "./odds";
import { Rolling, maskOf } from "./rolling.svelte";
import { tableWith } from "./trial.svelte";

const answers = [
  { action: "no_ability", label: [] },
  { action: "announce:3,0", label: [] },
  { action: "reroll:1", label: [] },
  { action: "reroll:2", label: [], same: ["reroll:16"] },
  { action: "reroll:13", label: [] },
  { action: "reroll:31", label: [] },
];
const keeps = Array.from({ length: 32 }, (_, mask) => mask / 100);
const odds = {
  roller: 0,
  dice: [3, 4, 6, 2, 4],
  attempts: 2,
  abilities: [{ id: "smack", name: "Smack", rows: [{ action: "announce:5,1", needs: "", now: 0.77, keeps }] }],
};

function rolling() {
  const table = tableWith({ kind: "rolling", answers, dice: [3, 4, 6, 2, 4], attempts: 2 });
  return { table, rolling: new Rolling(table) };
}

describe("dice that are kept", () => {
  it("are none at first, and rolling rolls all", () => {
    const { rolling: dice } = rolling();
    expect(dice.kept).toEqual([false, false, false, false, false]);
    expect(dice.action).toBe("reroll:31");
  });

  it("are left out of the roll, the first die being the lowest bit", () => {
    const { rolling: dice } = rolling();
    dice.toggle(1);
    dice.toggle(4);
    expect(dice.kept).toEqual([false, true, false, false, true]);
    expect(dice.action).toBe("reroll:13");
    expect(maskOf(dice.kept)).toBe(18);
  });

  it("are those that an advised roll leaves out; rolling them is another press", () => {
    const { rolling: dice } = rolling();
    expect(dice.keepAsIn("reroll:13")).toBe(true);
    expect(dice.kept).toEqual([false, true, false, false, true]);
    expect(dice.action).toBe("reroll:13");
    expect(dice.keepAsIn("reroll:13")).toBe(false);
    expect(dice.keepAsIn("announce:3,0")).toBe(false);
  });

  it("stay the very dice that were chosen where equal ones are offered once", () => {
    const { rolling: dice } = rolling();
    for (const place of [0, 1, 2, 3]) dice.toggle(place);
    expect(dice.action).toBe("reroll:16");
  });

  it("mean no roll if they are all of them; what then stands is for the question to say", () => {
    const { table, rolling: dice } = rolling();
    for (const place of [0, 1, 2, 3, 4]) dice.toggle(place);
    expect(dice.keptAll).toBe(true);
    expect(dice.action).toBe("");
    table.ask({ kind: "present", answers: [...answers, { action: "pass", label: [] }], passing: "pass" });
    expect(dice.action).toBe("pass");
  });

  it("stay kept through a reroll and are let go by new dice", () => {
    const { table, rolling: dice } = rolling();
    dice.toggle(2);
    table.throwDice([1, 1, 6, 1, 1], "Rerolled");
    expect(dice.kept).toEqual([false, false, true, false, false]);
    table.throwDice([1, 1, 6, 1, 1], "Rolled");
    expect(dice.kept).toEqual([false, false, false, false, false]);
  });

  it("cannot be chosen where nothing can be rolled", () => {
    const { table, rolling: dice } = rolling();
    table.ask({ kind: "rolling", answers: [{ action: "no_ability", label: [] }] });
    dice.toggle(0);
    expect(dice.canKeep).toBe(false);
    expect(dice.kept).toEqual([false, false, false, false, false]);
    expect(dice.action).toBe("");
  });
});

describe("chances", () => {
  it("are those of the best play until somebody chooses, then those of the choice", () => {
    const { table, rolling: dice } = rolling();
    expect(dice.chance("announce:5,1")).toBeUndefined();
    table.chances = { type: "chances", seq: 1, seat: 0, lines: [], numbers: odds };
    expect(dice.chance("announce:5,1")).toBe(0.77);
    dice.toggle(1);
    expect(dice.chance("announce:5,1")).toBe(0.02);
    dice.toggle(4);
    expect(dice.chance("announce:5,1")).toBe(0.18);
    dice.toggle(1);
    dice.toggle(4);
    expect(dice.chance("announce:5,1")).toBe(0);
  });

  it("are 1 for what is reached", () => {
    const { rolling: dice } = rolling();
    expect(dice.chance("announce:3,0")).toBe(1);
  });

  it("may come with the question, and are never those of other dice", () => {
    const { table, rolling: dice } = rolling();
    table.ask({ kind: "rolling", answers, odds });
    expect(dice.chance("announce:5,1")).toBe(0.77);
    table.throwDice([1, 1, 1, 1, 1], "Rerolled");
    expect(dice.chance("announce:5,1")).toBeUndefined();
  });
});

describe("the pane of odds", () => {
  it("follows the dice that are kept, the likeliest row first", () => {
    const rows = [
      { action: "announce:5,0", needs: "3", now: 0.2, keeps: keeps.map(() => 0.05) },
      { action: "announce:5,1", needs: "4", now: 0.77, keeps },
    ];
    const abilities = [{ id: "smack", name: "Smack", rows }];
    const table = tableWith({ kind: "rolling", answers, dice: [3, 4, 6, 2, 4], odds: { ...odds, abilities } });
    const dice = new Rolling(table);
    const chances = () => oddsOf(table, dice)?.rows.map(({ needs, chance }) => [needs, chance]);
    expect(chances()).toEqual([
      ["4", 0.77],
      ["3", 0.2],
    ]);
    dice.toggle(1);
    expect(chances()).toEqual([
      ["3", 0.05],
      ["4", 0.02],
    ]);
  });

  it("says nothing without dice", () => {
    const table = tableWith({ kind: "main", answers: [] });
    expect(oddsOf(table, new Rolling(table))).toBeUndefined();
  });
});
