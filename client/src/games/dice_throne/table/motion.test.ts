import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Motion, SPARK_BEATS, type Step } from "./motion.svelte";

const BEAT = 100;
let done: string[];
let sounds: string[];

function motionAt(beat: number): Motion {
  return new Motion({ beat: () => beat, sound: (name) => sounds.push(name) });
}

function step(name: string, beats = 1): Step {
  return { beats, apply: () => done.push(name), show: () => done.push(`${name} seen`), sound: name };
}

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  sounds = [];
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("motion", () => {
  it("plays one step after the other", () => {
    const motion = motionAt(BEAT);
    motion.play([step("one", 2), step("two")]);
    expect(done).toEqual(["one", "one seen"]);
    vi.advanceTimersByTime(2 * BEAT - 1);
    expect(done).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(["one", "one seen", "two", "two seen"]);
    expect(motion.running).toBe(true);
    vi.advanceTimersByTime(BEAT);
    expect(motion.running).toBe(false);
    expect(sounds).toEqual(["one", "two"]);
  });

  it("comes to its end at once when somebody does not want to wait", () => {
    const motion = motionAt(BEAT);
    motion.play([step("one"), step("two"), step("three")]);
    motion.finish();
    expect(done).toEqual(["one", "one seen", "two", "three"]);
    expect(motion.running).toBe(false);
    vi.runAllTimers();
    expect(done).toHaveLength(4);
  });

  it("has happened before anything newer begins", () => {
    const motion = motionAt(BEAT);
    motion.play([step("one"), step("two")]);
    motion.play([step("three")]);
    expect(done).toEqual(["one", "one seen", "two", "three", "three seen"]);
  });

  it("shows nothing where no motion is wanted, and hears each sound once", () => {
    const motion = motionAt(0);
    motion.play([step("one"), step("one"), step("two")]);
    expect(done).toEqual(["one", "one", "two"]);
    expect(sounds).toEqual(["one", "two"]);
    expect(motion.running).toBe(false);
  });
});

describe("sparks", () => {
  function zone(name: string, left: number, top: number): void {
    const element = document.createElement("i");
    element.dataset["zone"] = name;
    element.getBoundingClientRect = () => new DOMRect(left, top, 20, 10);
    document.body.append(element);
  }

  it("travel from one zone to the other and are gone after a while", () => {
    zone("hand-0", 0, 0);
    zone("discard-0", 100, 50);
    const motion = motionAt(BEAT);
    motion.spark("card", "", "hand-0", "discard-0");
    expect(motion.sparks).toMatchObject([{ kind: "card", x: 10, y: 5, dx: 100, dy: 50 }]);
    vi.advanceTimersByTime(SPARK_BEATS * BEAT);
    expect(motion.sparks).toEqual([]);
  });

  it("need both ends on the screen", () => {
    zone("hand-0", 0, 0);
    const motion = motionAt(BEAT);
    motion.spark("card", "", "hand-0", "discard-0");
    motion.spark("damage", "−3", "health-1");
    expect(motion.sparks).toEqual([]);
  });
});
