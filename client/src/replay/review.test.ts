import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  chanceAt,
  chanceRows,
  chanceSeries,
  dealtBySeat,
  healthRows,
  healthSeries,
  healthSpan,
  luckRows,
  luckSeries,
  momentWords,
  REVIEW_TRIES,
  REVIEW_WAIT,
  reviewOf,
} from "./review";

const names = ["Monk", "Ninja"];

describe("the review of a match", () => {
  const curve = [
    { n: 0, text: "turn 1", chances: [0.5, 0.5] },
    { n: 4, text: "turn 2", chances: [0.75, 0.25] },
    { n: 9, text: "turn 3", chances: [0.25, 0.75] },
  ];

  it("has a curve per seat, and a row per place of it", () => {
    const [monk, ninja] = chanceSeries(curve, names);
    expect(monk?.points.map((one) => one.y)).toEqual([0.5, 0.75, 0.25]);
    expect(ninja?.points.at(-1)).toEqual({ x: 9, y: 0.75 });
    expect(chanceSeries([{ n: 0, text: "", chances: [1] }], names)).toHaveLength(1);
    const ended = [...curve, { n: 12, text: "", chances: [0, 1] }];
    expect(chanceRows(ended, "over").map((row) => row.label)).toEqual(["turn 1", "turn 2", "turn 3", "over"]);
  });

  it("knows the height of the curve between its places", () => {
    expect(chanceAt(curve, 0, 2)).toBeCloseTo(0.625);
    expect(chanceAt(curve, 0, 4)).toBe(0.75);
    expect(chanceAt(curve, 1, 50)).toBe(0.75);
    expect(chanceAt(curve, 0, 0)).toBe(0.5);
    expect(chanceAt([], 0, 2)).toBeUndefined();
    expect(chanceAt(curve, 3, 2)).toBeUndefined();
  });

  it("draws what was left between nothing and an even number", () => {
    const health = [
      { n: 0, text: "Turn 1", left: [5, 7] },
      { n: 9, text: "", left: [0, 4] },
    ];
    expect(healthSpan(health)).toEqual({ least: 0, most: 8 });
    expect(healthSeries(health, names)[1]?.points).toEqual([
      { x: 0, y: 7 },
      { x: 9, y: 4 },
    ]);
    expect(healthRows(health, "The end")[1]).toEqual({ n: 9, label: "The end", values: [0, 4] });
  });

  it("adds luck up, each seat by itself", () => {
    const rolls = [
      { n: 2, seat: 0, dice: [1, 1, 2, 3, 4], worth: 5, expected: 4 },
      { n: 5, seat: 1, dice: [6, 6, 6, 6, 6], worth: 1, expected: 4 },
      { n: 8, seat: 0, dice: [2, 2, 2, 2, 5], worth: 6, expected: 4.5 },
    ];
    const [monk, ninja] = luckSeries(rolls, names);
    expect(monk?.points).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: 1 },
      { x: 8, y: 2.5 },
    ]);
    expect(ninja?.points.at(-1)?.y).toBe(-3);
    expect(luckRows(rolls, 2)).toEqual([
      { n: 2, label: "1 1 2 3 4", values: [1, undefined] },
      { n: 5, label: "6 6 6 6 6", values: [1, -3] },
      { n: 8, label: "2 2 2 2 5", values: [2.5, -3] },
    ]);
    expect(luckSeries([], names)).toEqual([]);
  });

  it("says of a key moment whom it cost what", () => {
    const said = (key: string, values: Record<string, string | number>) => `${key} ${Object.values(values).join(" ")}`;
    const moment = { n: 3, seat: 1, before: 0.75, after: 0.25, lines: [] };
    expect(momentWords(moment, names, "en", said)).toBe("replay-moment Ninja 75% 25%");
    const hurt = { ...moment, before: 5, after: 2, of: "health" as const };
    expect(momentWords(hurt, names, "en", said)).toBe("replay-moment-health Ninja 5 2 3");
  });

  it("adds up what each seat has dealt, and leaves out those who dealt nothing", () => {
    const damage = [
      { seat: 2, text: [{ text: "Smack" }], amount: 12 },
      { seat: 0, text: [{ text: "Burn" }], amount: 4 },
      { seat: 2, text: [{ text: "Rage" }], amount: 3 },
    ];
    expect(dealtBySeat(damage).map(({ seat, total }) => [seat, total])).toEqual([
      [0, 4],
      [2, 15],
    ]);
    expect(dealtBySeat(damage)[1]?.sources.map((one) => one.amount)).toEqual([12, 3]);
    expect(dealtBySeat([])).toEqual([]);
  });
});

describe("asking for a review", () => {
  const review = { notes: ["a close match"] };
  let asked = 0;

  /** A server that refuses so many requests before it gives the review. */
  function server(refusals: number, status: number): void {
    asked = 0;
    vi.stubGlobal("fetch", () => {
      asked += 1;
      const refused = asked <= refusals;
      const said = refused ? { code: "refused", reason: "Please wait." } : review;
      return Promise.resolve(new Response(JSON.stringify(said), { status: refused ? status : 200 }));
    });
  }

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("waits and asks again when it came too soon", async () => {
    server(2, 429);
    const found = reviewOf("abcdefgh", "", "en");
    await vi.advanceTimersByTimeAsync(REVIEW_WAIT - 1);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(REVIEW_WAIT + 1);
    expect(await found).toEqual(review);
    expect(asked).toBe(3);
  });

  it("does not ask again when it is refused for another reason", async () => {
    server(1, 409);
    await expect(reviewOf("abcdefgh", "", "en")).rejects.toThrow("Please wait.");
    expect(asked).toBe(1);
  });

  it("gives up in the end", async () => {
    server(REVIEW_TRIES, 429);
    const found = expect(reviewOf("abcdefgh", "", "en")).rejects.toThrow("Please wait.");
    await vi.advanceTimersByTimeAsync(REVIEW_TRIES * REVIEW_WAIT);
    await found;
    expect(asked).toBe(REVIEW_TRIES);
  });
});
