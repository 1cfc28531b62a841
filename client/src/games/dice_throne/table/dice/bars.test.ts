import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../../../../lib/words.svelte";
import type { BarPlan } from "../../../../table/session.svelte";
import type { Option } from "../../../../wire";
import { MAKERS, barOf } from "./bars";
import { Picking } from "./picking.svelte";
import { Rolling } from "./rolling.svelte";
import { tableWith, type Setting } from "./trial.svelte";

beforeAll(() => loadWords("en"));

function options(...actions: string[]): Option[] {
  return actions.map((action) => ({ action, label: [{ text: action }] }));
}

/** A bar as text: [main], beside, (listed). */
function drawn(bar: BarPlan | undefined): string {
  const words = (spans: { text: string }[]): string => spans.map((span) => span.text).join("");
  const main = bar?.primary ? [`[${words(bar.primary.label)}${bar.primary.why ? "!" : ""}]`] : [];
  const beside = (bar?.others ?? []).map((one) => words(one.label));
  const listed = bar?.listed?.length ? [`(${bar.listed.map((one) => one.action).join(" ")})`] : [];
  return [...main, ...beside, ...listed].join(" | ");
}

const DICE = [2, 2, 5, 6, 1];
/** The first two dice are all that an ability needs. */
const KEEPS = Array.from({ length: 32 }, (_, mask) => ((mask & 3) === 3 ? 1 : 0.4));
const ON = "Keep passing";
/** Every kind of question with its bar. */
const CASES: [string, Omit<Setting, "kind">, string][] = [
  ["respond", { answers: options("pass", "play:3"), passing: "pass" }, `[pass] | ${ON}`],
  ["preempt", { answers: options("pass", "spend:3,0"), passing: "pass" }, `[pass] | ${ON} | (spend:3,0)`],
  [
    "rolling",
    { answers: options("announce:1,0", "no_ability", "reroll:1", "reroll:31", "play:4"), dice: DICE, attempts: 2 },
    "[Roll 5 dice] | no_ability",
  ],
  [
    "rolling",
    {
      answers: options("announce:1,0", "no_ability", "reroll:1", "reroll:31"),
      reached: "announce:1,0",
      dice: DICE,
      attempts: 2,
    },
    "[Roll 5 dice] | Attack: announce:1,0 | no_ability",
  ],
  [
    "rolling",
    {
      answers: options("announce:1,0", "no_ability", "reroll:1", "reroll:31"),
      reached: "announce:1,0",
      enough: true,
      dice: DICE,
      attempts: 2,
    },
    "[Attack: announce:1,0] | Roll 5 dice | no_ability",
  ],
  [
    "rolling",
    { answers: options("announce:1,0", "no_ability"), reached: "announce:1,0", enough: true, dice: DICE },
    "[Attack: announce:1,0] | no_ability",
  ],
  ["rolling", { answers: options("no_ability", "play:4"), dice: DICE }, "[no_ability]"],
  [
    "rolling",
    { answers: options("announce:1,0", "announce:2,0", "no_ability"), reached: "announce:2,0", dice: DICE },
    "[Attack: announce:2,0] | no_ability | (announce:1,0)",
  ],
  ["present", { answers: options("pass", "play:4"), passing: "pass", dice: DICE }, "[pass]"],
  [
    "present",
    { answers: options("pass", "reroll:1", "reroll:31"), passing: "pass", dice: DICE, attempts: 1 },
    "[pass] | Roll 5 dice",
  ],
  ["main", { answers: options("end", "play:4", "sell:4", "spend:2,0"), passing: "end" }, "[end] | (spend:2,0)"],
  ["sell_down", { answers: options("sell:4", "sell:5") }, "(sell:4 sell:5)"],
  ["defence", { answers: options("defend:0", "pass"), passing: "pass" }, "[defend:0] | pass"],
  ["defence", { answers: options("defend:0", "defend:1", "pass"), passing: "pass" }, "[defend:0] | defend:1 | pass"],
  [
    "defence",
    { answers: options("defend:0", "defend:1", "defend:2", "pass"), passing: "pass" },
    "[defend:0] | pass | (defend:1 defend:2)",
  ],
  ["choose_player", { answers: options("player:0", "player:1") }, "player:0 | player:1"],
  ["choose_player", { answers: options("player:0", "pass"), passing: "pass" }, "[player:0] | pass"],
  ["target", { answers: options("player:1", "player:2", "player:3") }, "(player:1 player:2 player:3)"],
  ["choose_token", { answers: options("token:4", "pass"), passing: "pass" }, "[token:4] | pass"],
  ["choose_token", { answers: options("token:4", "token:5", "pass"), passing: "pass" }, "pass | (token:4 token:5)"],
  ["choose_companion", { answers: options("token:4", "token:5") }, "token:4 | token:5"],
  ["change_die", { answers: options("set_die:0,1", "set_die:0,6"), dice: DICE }, ""],
  ["reroll_die", { answers: options("pass", "die:0", "die:2"), passing: "pass", dice: DICE }, "pass"],
  ["how_many", { answers: options("number:0", "number:1") }, "number:0 | number:1"],
  ["share_damage", { answers: options("number:0", "number:1", "number:2") }, "(number:0 number:1 number:2)"],
  ["choose_option", { answers: options("option:0", "option:1") }, "option:0 | option:1"],
  ["choose_type", { answers: options("option:0", "option:1") }, "option:0 | option:1"],
  ["discard_card", { answers: options("card:7", "card:8") }, "(card:7 card:8)"],
  ["take_card", { answers: options("card:7", "card:8") }, "(card:7 card:8)"],
  ["upkeep_order", { answers: options("trigger:7", "trigger:8") }, "trigger:7 | trigger:8"],
  ["whether", { answers: options("yes", "pass"), passing: "pass", default: "yes" }, "[yes] | pass"],
  ["refuse_token", { answers: options("yes", "pass"), passing: "pass", default: "yes" }, "[yes] | pass"],
];

function at(kind: string, setting: Omit<Setting, "kind">) {
  const table = tableWith({ kind, ...setting });
  const rolling = new Rolling(table);
  const picking = new Picking(table);
  return { table, rolling, picking, bar: () => barOf(table, rolling, picking) };
}

describe("the action bar", () => {
  it("names an attack by its ability, and the row by its effect", () => {
    const label = [{ text: "Smack", term: "ability:smack" }, { text: ": 4 Swords" }];
    const attack = { action: "announce:1,1", label, detail: [{ text: "Deal 6 damage." }] };
    const answers = [attack, ...options("no_ability")];
    const { bar } = at("rolling", { answers, reached: attack.action, enough: true, dice: DICE });
    expect(bar()?.primary).toMatchObject({ label: [{ text: "Attack: Smack" }], detail: attack.detail });
  });

  it("knows every kind of question that the rules ask, and no other", () => {
    const source = readFileSync("../src/ludotheque/games/dice_throne/table/actions.py", "utf8");
    const listed = /^QUESTION_RULES: [^=]*= \{([^}]*)\}/m.exec(source)?.[1] ?? "";
    const kinds = [...listed.matchAll(/^ *"(\w+)":/gm)].map(([, kind = ""]) => kind);
    expect(kinds.length).toBeGreaterThan(20);
    expect(Object.keys(MAKERS).sort()).toEqual([...kinds].sort());
    expect([...new Set(CASES.map(([kind]) => kind))].sort()).toEqual([...kinds].sort());
  });

  it.each(CASES)("for %s with %j is %s", (kind, setting, expected) => {
    const { bar } = at(kind, setting);
    expect(drawn(bar())).toBe(expected);
    expect(bar()?.others?.length ?? 0).toBeLessThanOrEqual(2);
  });

  it("lists long answers rather than squeezing them into buttons", () => {
    const answers = options("option:0", "option:1").map((one) => ({ ...one, label: [{ text: "x".repeat(60) }] }));
    expect(drawn(at("choose_option", { answers }).bar())).toBe("(option:0 option:1)");
  });

  it("rolls what is not kept, and stops where everything is", () => {
    const answers = options("no_ability", "reroll:3", "reroll:31");
    const { table, rolling, bar } = at("rolling", { answers, dice: DICE, attempts: 1 });
    for (const place of [2, 3, 4]) rolling.toggle(place);
    expect(drawn(bar())).toBe("[Roll 2 dice] | no_ability");
    bar()?.primary?.press();
    expect(table.answers).toEqual(["reroll:3"]);
    for (const place of [0, 1]) rolling.toggle(place);
    expect(drawn(bar())).toBe("[no_ability]");
    expect(bar()?.primary?.twice).toBeDefined();
  });

  it("attacks once all dice are kept, and asks twice before it gives up what is reached", () => {
    const row = { action: "announce:1,0", needs: "", now: 1, keeps: KEEPS };
    const { rolling, bar } = at("rolling", {
      answers: options("announce:1,0", "no_ability", "reroll:3", "reroll:31"),
      reached: "announce:1,0",
      odds: { roller: 0, dice: DICE, attempts: 1, abilities: [{ id: "smack", name: "Smack", rows: [row] }] },
      dice: DICE,
      attempts: 1,
    });
    expect(bar()?.primary?.twice).toBeDefined();
    expect(bar()?.others?.map((one) => !!one.twice)).toEqual([false, true]);
    rolling.keepFor("announce:1,0");
    expect(rolling.kept).toEqual([true, true, false, false, false]);
    expect(drawn(bar())).toBe("[Roll 3 dice] | Attack: announce:1,0 | no_ability");
    expect(bar()?.primary?.twice).toBeUndefined();
    for (const place of [2, 3, 4]) rolling.toggle(place);
    expect(drawn(bar())).toBe("[Attack: announce:1,0] | no_ability");
    expect(bar()?.primary?.why).toBeUndefined();
  });

  it("begins with a folded list where the table itself offers what is listed", () => {
    const spend = { answers: options("end", "spend:2,0"), passing: "end" };
    expect(at("main", spend).bar()?.folded).toBe(true);
    expect(at("discard_card", { answers: options("card:7", "card:8") }).bar()?.folded).toBeFalsy();
  });

  it("lets other dice be rolled once some of them are kept", () => {
    const answers = options("pass", "reroll:30", "reroll:31");
    const { rolling, bar } = at("present", { answers, passing: "pass", dice: DICE, attempts: 1 });
    rolling.toggle(0);
    expect(drawn(bar())).toBe("[Roll 4 dice] | pass");
  });

  it("passes on with one press", () => {
    const { table, bar } = at("respond", { answers: options("pass", "play:3"), passing: "pass" });
    bar()?.others?.[0]?.press();
    expect(table.passedOn).toBe(1);
  });
});

describe("picking a die", () => {
  it("turns it to one of the faces it can have", () => {
    const answers = options("set_die:0,6", "set_die:2,6", "set_die:2,1");
    const { table, picking } = at("change_die", { answers, dice: DICE });
    expect(picking.places).toEqual([true, true, true, false, false]);
    picking.pick(3);
    expect(picking.picked).toBe(-1);
    picking.pick(2);
    expect(picking.faces.map((one) => one.value)).toEqual([6, 1]);
    expect(picking.turn(4)).toBe(false);
    expect(picking.turn(1)).toBe(true);
    expect(table.answers).toEqual(["set_die:2,1"]);
  });

  it("takes any of equal dice for the one that is offered", () => {
    const { table, picking } = at("change_die", { answers: options("nudge:0,1", "nudge:0,0"), dice: DICE });
    picking.pick(1);
    expect(picking.faces).toEqual([
      { value: 3, action: "nudge:0,1" },
      { value: 1, action: "nudge:0,0" },
    ]);
    picking.turn(3);
    expect(table.answers).toEqual(["nudge:0,1"]);
  });

  it("rolls it at once where no face is asked for", () => {
    const { table, picking } = at("reroll_die", { answers: options("die:0", "die:2"), dice: DICE });
    picking.pick(1);
    expect(table.answers).toEqual(["die:0"]);
  });
});
