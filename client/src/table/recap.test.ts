import { describe, expect, it } from "vitest";
import { ofOthers } from "./recap";

describe("what was missed", () => {
  it("is what others did, and not that one was away oneself", () => {
    const notes = [
      { seq: 1, kind: "left", seat: 0 },
      { seq: 2, kind: "paused" },
      { seq: 3, kind: "left", seat: 1 },
      { seq: 4, kind: "handed_to_bot", seat: 0 },
      { seq: 5, kind: "returned", seat: 0 },
      { seq: 6, kind: "resumed" },
    ];
    expect(ofOthers(notes, [0]).map(({ seq }) => seq)).toEqual([3, 4]);
    expect(ofOthers(notes, [])).toEqual(notes);
  });

  it("tells of a pause that somebody else made", () => {
    const notes = [
      { seq: 1, kind: "left", seat: 1 },
      { seq: 2, kind: "paused" },
    ];
    expect(ofOthers(notes, [0])).toEqual(notes);
  });
});
