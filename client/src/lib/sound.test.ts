import { afterEach, describe, expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { SOUNDS, volumeOf } from "./sound";

describe("how loud a sound is", () => {
  afterEach(() => Object.assign(settings, { sound: 0.5, soundDice: 1, soundHits: 1 }));

  it("is a part of the whole, by its kind", () => {
    Object.assign(settings, { sound: 0.5, soundDice: 0.4, soundHits: 0 });
    expect(volumeOf("roll")).toBeCloseTo(0.2);
    expect(volumeOf("hit-heavy")).toBe(0);
    expect(volumeOf("card")).toBe(0.5);
  });

  it("is known of every sound there is", () => {
    settings.sound = 1;
    for (const name of Object.keys(SOUNDS)) expect(volumeOf(name)).toBe(1);
  });
});
