import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Batch, EventQueue, LONGEST_WAIT, type Step } from "./event_queue.svelte";

let done: string[];
let sounds: string[];
let pace: number;

function queue(held = false): EventQueue {
  return new EventQueue({ pace: () => pace, sound: (name) => sounds.push(name) }, held);
}

function step(name: string, lasts = 100): Step {
  return {
    lasts,
    play: (duration) => done.push(`${name} begins, ${duration}`),
    finish: (cut) => done.push(cut ? `${name} is cut` : `${name} is over`),
    sound: name,
  };
}

function batch(name: string, steps: Step[], more: Partial<Batch> = {}): Batch {
  return { steps: () => steps, show: () => done.push(`state ${name}`), ...more };
}

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  sounds = [];
  pace = 1;
});
afterEach(() => void vi.useRealTimers());

describe("the queue", () => {
  it("plays one step after the other, then shows the state that they lead to", () => {
    const one = queue();
    one.add(batch("A", [step("roll", 300), step("hit")]));
    expect(done).toEqual(["roll begins, 300"]);
    expect(one.busy).toBe(true);
    vi.advanceTimersByTime(299);
    expect(done).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(done.slice(1)).toEqual(["roll is over", "hit begins, 100"]);
    vi.advanceTimersByTime(100);
    expect(done.slice(3)).toEqual(["hit is over", "state A"]);
    expect(one.busy).toBe(false);
    expect(sounds).toEqual(["roll", "hit"]);
  });

  it("is not cut by a newer state, which waits for its turn", () => {
    const one = queue();
    one.add(batch("A", [step("roll")]));
    one.add(batch("B", [step("hit")]));
    one.add(batch("C", []));
    vi.advanceTimersByTime(100);
    expect(done).toEqual(["roll begins, 100", "roll is over", "state A", "hit begins, 100"]);
    vi.advanceTimersByTime(100);
    expect(done.slice(4)).toEqual(["hit is over", "state B", "state C"]);
  });

  it("makes steps when their turn comes, over the state shown then", () => {
    const one = queue();
    one.add(batch("A", [step("roll")]));
    const steps = vi.fn(() => [step("hit")]);
    one.add({ steps, show: () => undefined });
    expect(steps).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(steps).toHaveBeenCalledOnce();
  });

  it("rests before it shows its last state, so that the question of that state is open", () => {
    const one = queue();
    const open: boolean[] = [];
    const show = (): void => void open.push(!one.busy);
    one.add({ steps: () => [step("roll")], show });
    one.add({ steps: () => [step("hit")], show });
    vi.runAllTimers();
    expect(open).toEqual([false, true]);
  });

  it("lasts as long as the chosen speed says, from the next step on", () => {
    const one = queue();
    pace = 2;
    one.add(batch("A", [step("roll"), step("hit")]));
    pace = 0.5;
    vi.advanceTimersByTime(200);
    expect(done).toEqual(["roll begins, 200", "roll is over", "hit begins, 50"]);
  });

  it("shows a state without steps immediately", () => {
    const one = queue();
    one.add(batch("A", []));
    one.add(batch("B", [{ lasts: 0, sound: "turn" }]));
    expect(done).toEqual(["state A", "state B"]);
    expect(sounds).toEqual(["turn"]);
    expect(one.busy).toBe(false);
  });

  it("plays a batch that another one brings about while it is shown", () => {
    const one = queue();
    one.add({ steps: () => [], show: () => one.add(batch("B", [step("roll")])) });
    vi.runAllTimers();
    expect(done).toEqual(["roll begins, 100", "roll is over", "state B"]);
  });
});

describe("a player who does not want to wait", () => {
  it("skips the running step of others, and only that", () => {
    const one = queue();
    one.add(batch("A", [step("roll"), step("hit")]));
    expect(one.watching).toBe(true);
    expect(one.skip()).toBe(true);
    expect(done).toEqual(["roll begins, 100", "roll is cut", "hit begins, 100"]);
    vi.advanceTimersByTime(100);
    expect(done.slice(3)).toEqual(["hit is over", "state A"]);
    expect(one.skip()).toBe(false);
  });

  it("skips all of an own action", () => {
    const one = queue();
    one.add(batch("A", [step("roll"), step("hit")], { own: true }));
    one.add(batch("B", [step("other")]));
    expect(one.watching).toBe(false);
    one.skip();
    expect(done).toEqual(["roll begins, 100", "roll is cut", "hit is cut", "state A", "other begins, 100"]);
    expect(one.watching).toBe(true);
  });

  it("skips everything to the end", () => {
    const one = queue();
    one.add(batch("A", [step("roll"), step("hit")]));
    one.add(batch("B", [step("other")]));
    expect(one.finish()).toBe(true);
    expect(done.slice(1)).toEqual(["roll is cut", "hit is cut", "state A", "other is cut", "state B"]);
    expect(one.busy).toBe(false);
    vi.runAllTimers();
    expect(done).toHaveLength(6);
    expect(one.finish()).toBe(false);
  });

  it("sees no step and hears each sound once without motion", () => {
    pace = 0;
    const one = queue();
    one.add(batch("A", [step("roll"), step("roll"), step("hit")]));
    expect(done).toEqual(["roll is over", "roll is over", "hit is over", "state A"]);
    expect(sounds).toEqual(["roll", "hit"]);
    expect(one.busy).toBe(false);
  });

  it("catches up after falling far behind, but still sees the newest", () => {
    const one = queue();
    one.add(batch("A", [step("long", LONGEST_WAIT + 1)]));
    one.add(batch("B", [step("late")]));
    one.add(batch("C", [step("new")]));
    vi.advanceTimersByTime(LONGEST_WAIT + 1);
    expect(done.slice(2)).toEqual(["state A", "late is cut", "state B", "new begins, 100"]);
    expect(sounds).toEqual(["long", "new"]);
  });
});

describe("a table that is not drawn yet", () => {
  it("holds everything until it is", () => {
    const one = queue(true);
    one.add(batch("A", [step("roll")]));
    one.add(batch("B", []));
    vi.runAllTimers();
    expect(done).toEqual([]);
    expect(one.busy).toBe(true);
    expect(one.skip()).toBe(false);
    one.start();
    vi.runAllTimers();
    expect(done).toEqual(["roll begins, 100", "roll is over", "state A", "state B"]);
  });

  it("plays what precedes the rest first", () => {
    const one = queue(true);
    one.add(batch("A", [step("roll")]));
    one.precede(batch("0", [step("opening")]));
    one.start();
    vi.runAllTimers();
    expect(done.filter((what) => what.startsWith("state"))).toEqual(["state 0", "state A"]);
  });

  it("plays nothing more once it is taken away", () => {
    const one = queue();
    one.add(batch("A", [step("roll"), step("hit")]));
    one.clear();
    vi.runAllTimers();
    expect(done).toEqual(["roll begins, 100"]);
    expect(one.busy).toBe(false);
  });
});
