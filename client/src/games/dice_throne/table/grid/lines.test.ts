import { describe, expect, it } from "vitest";
import type { AbilityShown, Reach, RowShown } from "./abilities";
import { linesOf } from "./lines";

function row(number: number, reach: Reach, chance?: number): RowShown {
  return { row: number, reach, chance, answer: "", action: "", playing: false, needs: [], text: [] };
}

function ability(id: string, rows: RowShown[], answer = ""): AbilityShown {
  const base = { name: id, kind: "offensive", level: 1, levels: [], text: [], always: [], dice: 0, playing: false };
  return { ...base, id, rows, answer, reach: "printed" } as AbilityShown;
}

function drawn(abilities: AbilityShown[]): string[] {
  return linesOf(abilities).map(({ ability, row }) => `${ability.id} ${row?.row ?? "-"}`);
}

describe("the lines of a phone", () => {
  it("show every ability once, by the row that is closest", () => {
    const smack = ability("smack", [row(0, "reachable", 0.9), row(1, "reachable", 0.4)]);
    const rage = ability("rage", [row(0, "out", 0)]);
    expect(drawn([rage, smack, ability("skin", [])])).toEqual(["rage 0", "smack 0", "skin -"]);
  });

  it("begin with what is reached, the most demanding row first, and with a defence that may be used", () => {
    const smack = ability("smack", [row(0, "reached", 1), row(1, "reached", 1), row(2, "reachable", 0.4)]);
    const skin = ability("skin", [], "defend:4");
    expect(drawn([ability("rage", [row(0, "out", 0)]), smack, skin])).toEqual([
      "smack 1",
      "smack 0",
      "skin -",
      "rage 0",
    ]);
  });
});
