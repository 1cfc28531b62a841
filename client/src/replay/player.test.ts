import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player } from "./player.svelte";

/** A timeline of six frames, of which the third has no event. */
function timeline() {
  const been: number[] = [];
  return {
    been,
    at: 0,
    last: 5,
    nextEvent(direction: 1 | -1) {
      const next = this.at + direction;
      return Math.min(next === 2 ? 3 : next, this.last);
    },
    go(to: number) {
      this.at = to;
      been.push(to);
      return Promise.resolve();
    },
  };
}

describe("playing a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes to the end and stops there", async () => {
    const shown = timeline();
    const player = new Player(shown);
    player.play();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.been).toEqual([1, 2, 3, 4, 5]);
    expect(player.playing).toBe(false);
  });

  it("stands still when paused, and begins anew from the end", async () => {
    const shown = timeline();
    const player = new Player(shown);
    player.play();
    await vi.advanceTimersByTimeAsync(1500);
    player.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.at).toBe(1);
    shown.at = 5;
    player.toggle();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.at).toBe(0);
    player.pause();
  });

  it("is faster at a higher speed", async () => {
    const shown = timeline();
    const player = new Player(shown);
    player.speed = 4;
    player.play();
    await vi.advanceTimersByTimeAsync(1500);
    expect(shown.at).toBe(5);
  });
});
