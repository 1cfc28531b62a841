import { describe, expect, it } from "vitest";
import type { BoardAbility, Question, Span } from "../../../../wire";
import type { DiceView } from "../../../../views";
import type { BoardShown } from "../boards.svelte";
import { AbilityReader, answersByAbility, percent, reachOf } from "./abilities";

const said = (text: string): Span[] => [{ text }];

function row(number: number, count: number) {
  return { row: number, needs: said(`${count} swords`), text: said("damage"), symbols: [{ symbol: "sword", count }] };
}

const smack: BoardAbility = {
  id: "smack",
  slot: 0,
  board: "main",
  kind: "offensive",
  levels: [
    { level: 1, name: "Smack", text: said("…"), rows: [row(0, 3), row(1, 4), row(2, 5)] },
    {
      level: 2,
      name: "Smack II",
      text: said("…"),
      rows: [row(0, 3)],
      card: "smack_2",
      added: { id: "crit_smash", name: "Crit Smash", text: said("…"), rows: [row(0, 2)] },
    },
  ],
};
const skin: BoardAbility = {
  id: "thick_skin",
  slot: 1,
  board: "main",
  kind: "defence",
  levels: [{ level: 1, name: "Thick Skin", text: said("Heal."), dice: 3 }],
};
const board = { boards: ["main"], abilities: [smack, skin], cards: [] } as unknown as BoardShown;

function view(levels: Record<string, number>): DiceView {
  const seat = { hero: "barbarian", board: "main", levels };
  return { seats: [seat], attack: null, resolving: [] } as unknown as DiceView;
}

function asked(kind: string, actions: [string, string][]): Question {
  const answers = actions.map(([action, id]) => ({ action, label: [{ text: id, term: `ability:${id}` }] }));
  return { seat: 0, owner: 0, seats: [0], kind, text: [], answers };
}

const odds = {
  roller: 0,
  abilities: [
    { id: "smack", rows: [{ action: "announce:7,0" }, { action: "announce:7,1" }, { action: "announce:7,2" }] },
  ],
};

describe("abilities in force", () => {
  it("is reached where it may be announced, reachable by its chance, else out of reach", () => {
    const question = asked("rolling", [["announce:7,0", "smack"]]);
    const chances = { odds, chance: (action: string) => (action === "announce:7,1" ? 0.41 : 0) };
    const [shown] = new AbilityReader(view({ smack: 1 }), 0, question, chances).all(board);
    expect(shown?.rows.map((one) => one.reach)).toEqual(["reached", "reachable", "out"]);
    expect(shown?.rows[0]?.answer).toBe("announce:7,0");
    expect(shown?.reach).toBe("reached");
  });

  it("says nothing of reach while somebody else rolls", () => {
    const chances = { odds: { ...odds, roller: 1 }, chance: () => 1 };
    const [shown] = new AbilityReader(view({ smack: 1 }), 0, undefined, chances).all(board);
    expect(shown?.rows.every((one) => one.reach === "printed")).toBe(true);
  });

  it("shows the level in force, and what an upgrade adds after it", () => {
    const shown = new AbilityReader(view({ smack: 2 }), 0, undefined, undefined).all(board);
    expect(shown.map((one) => one.name)).toEqual(["Smack II", "Crit Smash", "Thick Skin"]);
    expect(shown[1]?.kind).toBe("added");
  });

  it("offers a defence where it is an answer", () => {
    const question = asked("defence", [["defend:0", "thick_skin"]]);
    const shown = new AbilityReader(view({}), 0, question, undefined).all(board);
    expect(shown.find((one) => one.id === "thick_skin")?.answer).toBe("defend:0");
  });

  it("offers nothing to a seat that is not asked", () => {
    const question = { ...asked("rolling", [["announce:7,0", "smack"]]), owner: 1 };
    const [shown] = new AbilityReader(view({}), 0, question, undefined).all(board);
    expect(shown?.rows[0]?.answer).toBe("");
  });
});

describe("reading answers", () => {
  it("finds rows and defences by the ability their label names", () => {
    const found = answersByAbility(
      asked("rolling", [
        ["announce:7,2", "smack"],
        ["defend:1", "thick_skin"],
      ]),
    );
    expect([...found]).toEqual([
      ["smack 2", "announce:7,2"],
      ["thick_skin", "defend:1"],
    ]);
  });
});

describe("chances in words", () => {
  it("rounds neither to certainty nor to nothing", () => {
    expect([0, 0.0004, 0.41, 0.999, 1].map(percent)).toEqual([0, 1, 41, 99, 100]);
    expect([undefined, 0, 0.2, 1].map(reachOf)).toEqual(["printed", "out", "reachable", "reached"]);
  });
});
