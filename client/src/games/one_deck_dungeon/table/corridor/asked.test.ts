import { describe, expect, it } from "vitest";
import type { DungeonView } from "../../../../views";
import { placeOf } from "./asked";

const OUTSIDE = { encounter: null } as unknown as DungeonView;
const INSIDE = { encounter: { boxes: [] } } as unknown as DungeonView;

describe("where a question is shown", () => {
  it("leaves dice and boxes to the stage", () => {
    for (const kind of ["act", "place", "pay", "exchange", "discard", "die", "peril"])
      expect(placeOf(kind, INSIDE)).toBe("none");
  });

  it("keeps the encounter in view while something about it is asked", () => {
    for (const kind of ["abilities", "bonus", "survive", "hook", "text", "hero", "receiver"])
      expect(placeOf(kind, INSIDE)).toBe("over");
  });

  it("fills the stage where there is no encounter", () => {
    for (const kind of ["turn", "option", "door", "loot", "level", "hero", "survive"])
      expect(placeOf(kind, OUTSIDE)).toBe("stage");
  });

  it("shows loot instead of an encounter that is over", () => {
    expect(placeOf("loot", INSIDE)).toBe("stage");
  });
});
