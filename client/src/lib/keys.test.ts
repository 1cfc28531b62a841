import { beforeEach, describe, expect, it } from "vitest";
import { actOf, triggers, assignKey, KEYS, keysOf, refusal, shortcut, resetKeys, type KeyAct } from "./keys";
import { settings } from "./settings.svelte";

describe("keyboard shortcuts", () => {
  beforeEach(resetKeys);

  it("are free of each other where they are heard together", () => {
    for (const row of KEYS) {
      const refused = row.keys.map((key) => refusal(row.act, key));
      expect(refused).toEqual(row.keys.map(() => (row.fixed ? { why: "kept" } : undefined)));
    }
  });

  it("can be given away, and the usual one then means nothing", () => {
    expect(assignKey("undo", "Z")).toBeUndefined();
    expect([actOf("z"), actOf("Z"), actOf("u")]).toEqual(["undo", "undo", undefined]);
    expect(settings.keys).toEqual({ undo: "z" });
    expect(shortcut("undo")).toBe("z");
  });

  it("come back one by one or all together", () => {
    assignKey("undo", "z");
    assignKey("log", "j");
    expect(assignKey("undo", "u")).toBeUndefined();
    expect(settings.keys).toEqual({ log: "j" });
    resetKeys();
    expect([actOf("l"), actOf("j")]).toEqual(["log", undefined]);
  });

  it("are refused to whoever comes second, by name", () => {
    const refused = assignKey("undo", "h");
    expect(refused?.why === "taken" && refused.by.act).toBe("hint");
    assignKey("hint", "u".toUpperCase());
    expect(keysOf("hint")).toEqual(["h"]);
    assignKey("undo", "z");
    expect(assignKey("hint", "u")).toBeUndefined();
    expect(assignKey("undo", "u")).toMatchObject({ why: "taken" });
  });

  it("are shared by what is never heard together", () => {
    expect(assignKey("film_play", "u")).toBeUndefined();
    expect(assignKey("film_on", "l")).toMatchObject({ why: "taken" });
    expect([triggers("p", "pin"), actOf("p")]).toEqual([true, "pass_on"]);
    expect(assignKey("pin", "l")).toBeUndefined();
    expect(actOf("l")).toBe("log");
  });

  it.each([["5"], ["Tab"], ["Escape"], ["ArrowLeft"], ["F5"], [" "], ["Shift"], ["Dead"]])(
    "leave %s as it is",
    (key) => {
      expect(refusal("undo", key)).toEqual({ why: "kept" });
    },
  );

  it("keep what closes everything", () => {
    expect(assignKey("back", "x")).toEqual({ why: "kept" });
    settings.keys = { back: "x" };
    expect(actOf("Escape")).toBe("back");
  });

  it("spell what has no sign", () => {
    expect((["film_play", "film_back", "type"] as KeyAct[]).map(shortcut)).toEqual(["Space", "ArrowLeft", ": /"]);
  });
});
