import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player } from "./player.svelte";

/** A reel of six places of which the third tells nothing. */
function reel() {
  const been: number[] = [];
  return {
    been,
    at: 0,
    last: 5,
    told(direction: 1 | -1) {
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
    const film = reel();
    const player = new Player(film);
    player.play();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(film.been).toEqual([1, 2, 3, 4, 5]);
    expect(player.playing).toBe(false);
  });

  it("stands still when paused, and begins anew from the end", async () => {
    const film = reel();
    const player = new Player(film);
    player.play();
    await vi.advanceTimersByTimeAsync(1500);
    player.pause();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(film.at).toBe(1);
    film.at = 5;
    player.toggle();
    await vi.advanceTimersByTimeAsync(0);
    expect(film.at).toBe(0);
    player.pause();
  });

  it("is faster at a higher speed", async () => {
    const film = reel();
    const player = new Player(film);
    player.speed = 4;
    player.play();
    await vi.advanceTimersByTimeAsync(1500);
    expect(film.at).toBe(5);
  });
});
