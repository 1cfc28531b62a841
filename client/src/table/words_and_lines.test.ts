import { describe, expect, it } from "vitest";
import { actOf, indexOfDigit } from "../lib/keys";
import { linesToRead } from "../lib/narration.svelte";
import { asText, chapters } from "./chapters";
import { bodyOf, headingOf } from "./documents";
import { clockText } from "./names";
import type { Document } from "../wire";

type Block = Document["blocks"][number];

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

describe("a document", () => {
  const heading: Block = { block: "heading", text: [{ text: "Turn 2" }, { text: " · yours" }] };
  const drawing: Block = { block: "drawing", lines: [[{ text: "┏━┓" }]], says: [{ text: "The arena." }] };
  const bank: Block = { block: "paragraph", text: [{ text: "Bank 7" }] };

  it("has a heading if it shows the whole table", () => {
    expect(headingOf({ blocks: [heading, bank] })).toBe("Turn 2 · yours");
    expect(headingOf({ blocks: [bank] })).toBe("");
    expect(headingOf(null)).toBe("");
  });

  it("is shown without the heading, which is above, and without a drawing that is drawn better", () => {
    expect(bodyOf({ blocks: [heading, drawing, bank] }, false).blocks).toEqual([drawing, bank]);
    expect(bodyOf({ blocks: [heading, drawing, bank] }, true).blocks).toEqual([bank]);
    expect(bodyOf({ blocks: [bank] }, true).blocks).toEqual([bank]);
  });
});

describe("keys and clocks", () => {
  it("pick entries, also the tenth, and command", () => {
    expect(["1", "9", "0", "x"].map(indexOfDigit)).toEqual([0, 8, 9, -1]);
    expect(["U", ":", "Escape", "i", "z"].map(actOf)).toEqual(["undo", "type", "back", "details", undefined]);
  });

  it("show whole seconds and never less than nothing", () => {
    expect([clockText(61.2), clockText(9), clockText(-3)]).toEqual(["1:02", "0:09", "0:00"]);
  });
});
