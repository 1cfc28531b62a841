import { describe, expect, it } from "vitest";
import { actOf, pickedBy } from "../lib/keys";
import { linesToRead } from "../lib/narration.svelte";
import { asText, chapters } from "./chapters";
import { clockText } from "./names";
import { blocks, isHeaded, rowsOf, undrawn } from "./twin";

const log = [
  { seq: 1, event: 0, text: [{ text: "Before." }] },
  { seq: 1, event: 1, text: [{ text: "Turn 1" }], chapter: true },
  { seq: 2, event: 0, text: [{ text: "A " }, { text: "roll", term: "rule:X" }] },
];

describe("the log", () => {
  it("is grouped by turns, with what comes before the first", () => {
    const found = chapters(log);
    expect(found.map((one) => [one.title?.text[0]?.text, one.lines.map((each) => each.index)])).toEqual([
      [undefined, [0]],
      ["Turn 1", [2]],
    ]);
    expect(asText(log)).toBe("  Before.\n\nTurn 1\n  A roll");
  });

  it("is read whole, in chapters or not at all", () => {
    expect(linesToRead(log, "full")).toEqual(["Before.", "Turn 1", "A roll"]);
    expect(linesToRead(log, "brief")).toEqual(["Turn 1"]);
    expect(linesToRead(log, "off")).toEqual([]);
  });
});

describe("the text twin", () => {
  const lines = ["── Turn 2 · yours ──────", "    ┏━━━━┓", "300 ┃    ┃", "    ┗━━━━┛", "     0    600", "Bank 7"];

  it("knows headings, drawings and words", () => {
    expect(blocks(lines).map((one) => [one.kind, one.lines.length])).toEqual([
      ["rule", 1],
      ["drawing", 4],
      ["words", 1],
    ]);
    expect(blocks(lines)[0]?.lines).toEqual(["Turn 2 · yours"]);
    expect(isHeaded(lines)).toBe(true);
    expect(blocks(["ab    c", "defg  h", "e f", "i  j"]).map((one) => one.kind)).toEqual(["table", "words"]);
    expect(undrawn(lines.slice(1))).toEqual(["Bank 7"]);
    expect(undrawn(["    ┌┄┄┄┄┐", "300 ┆    ┆", "    └┄┄┄┄┘", "Bank 7"])).toEqual(["Bank 7"]);
  });

  it("puts what went on below back into its cell", () => {
    const table = ["   box     uncovered", "1  S8      1\u00a0♥", "2  a word  lost", "           and found"];
    expect(blocks(table).map((one) => one.kind)).toEqual(["table"]);
    expect(rowsOf(table).map((row) => row.map(({ text, from, over }) => [text, from, over]))).toEqual([
      [
        ["box", 1, 1],
        ["uncovered", 2, 1],
      ],
      [
        ["1", 0, 1],
        ["S8", 1, 1],
        ["1 ♥", 2, 1],
      ],
      [
        ["2", 0, 1],
        ["a word", 1, 1],
        ["lost and found", 2, 1],
      ],
    ]);
  });
});

describe("keys and clocks", () => {
  it("pick entries, also the tenth, and command", () => {
    expect(["1", "9", "0", "x"].map(pickedBy)).toEqual([0, 8, 9, -1]);
    expect(["U", ":", "Escape", "i", "z"].map(actOf)).toEqual(["undo", "type", "back", "details", undefined]);
  });

  it("show whole seconds and never less than nothing", () => {
    expect([clockText(61.2), clockText(9), clockText(-3)]).toEqual(["1:02", "0:09", "0:00"]);
  });
});
