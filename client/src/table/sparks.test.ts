import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT } from "./event_queue.svelte";
import { SPARK_BEATS, Sparks, weightOf } from "./sparks.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("sparks", () => {
  function zone(name: string, left: number, top: number): void {
    const element = document.createElement("i");
    element.dataset["zone"] = name;
    element.getBoundingClientRect = () => new DOMRect(left, top, 20, 10);
    document.body.append(element);
  }

  it("travel from one zone to the other and are gone after a while, later at a slower pace", () => {
    zone("hand-0", 0, 0);
    zone("discard-0", 100, 50);
    const sparks = new Sparks(() => 2);
    sparks.add("card", "", "hand-0", "discard-0");
    expect(sparks.shown).toMatchObject([{ kind: "card", x: 10, y: 5, dx: 100, dy: 50 }]);
    vi.advanceTimersByTime(SPARK_BEATS * BEAT);
    expect(sparks.shown).toHaveLength(1);
    vi.advanceTimersByTime(SPARK_BEATS * BEAT);
    expect(sparks.shown).toEqual([]);
  });

  it("need both ends on the screen", () => {
    zone("hand-0", 0, 0);
    const sparks = new Sparks(() => 1);
    sparks.add("card", "", "hand-0", "discard-0");
    sparks.add("damage", "−3", "health-1");
    expect(sparks.shown).toEqual([]);
  });

  it("find the first of several zones that is on the screen", () => {
    zone("seat-1", 0, 0);
    const sparks = new Sparks(() => 1);
    sparks.add("damage", "−3", ["health-1", "seat-1"]);
    expect(sparks.shown).toMatchObject([{ x: 10, y: 5, dx: 0 }]);
    sparks.clear();
    expect(sparks.shown).toEqual([]);
  });

  it("shake what was struck, and stand still when they are cleared", () => {
    zone("health-1", 0, 0);
    const cancel = vi.fn();
    const animate = vi.fn(() => ({ cancel }));
    Object.assign(document.querySelector("[data-zone]") ?? {}, { animate });
    const sparks = new Sparks(() => 2);
    sparks.shake(["health-1"], 2);
    sparks.shake(["health-7"], 3);
    expect(animate).toHaveBeenCalledOnce();
    expect(animate).toHaveBeenCalledWith(expect.objectContaining({ translate: expect.any(Array) as unknown }), 2 * BEAT * 1.2); // prettier-ignore
    sparks.clear();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("weigh a blow", () => {
    expect([1, 3, 4, 7, 8, 20].map(weightOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
