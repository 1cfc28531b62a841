import { describe, expect, it } from "vitest";
import type { RoomSummary } from "../wire";
import { type Frame, type FramePage, PAGE, type Reading } from "./frames";
import { ReplaySession } from "./replay_session.svelte";

const summary: RoomSummary = {
  room: "abcd",
  name: "",
  game: "dice_throne",
  game_name: "Dice Throne",
  mode: "duel",
  mode_name: "duel",
  phase: "over",
  seats: [
    { seat: 0, kind: "here", hero_name: "Monk" },
    { seat: 1, kind: "bot", hero_name: "Ninja" },
  ],
  policy: {},
};

/** A match of that many frames: a turn begins at every tenth, every odd frame tells something. */
function match(count: number): {
  fetch: (from: number, to: number, reading: Reading) => Promise<FramePage>;
  asked: string[];
} {
  const asked: string[] = [];
  function frame(n: number, { seat, lang }: Reading): Frame {
    const text = [{ text: `${lang} ${n}` }];
    const log = n % 10 === 0 ? [{ event: 0, text, chapter: true }] : n % 2 ? [{ event: 0, text }] : [];
    return { n, view: { n, seat }, log, events: [{ name: "Stepped", values: { n } }], twin: [`frame ${n}`] };
  }
  return {
    asked,
    fetch: (from, to, reading) => {
      asked.push(`${from}-${to} ${reading.seat} ${reading.lang}`);
      const numbers = Array.from({ length: Math.min(to, count) - from }, (_, index) => from + index);
      return Promise.resolve({ count, frames: numbers.map((n) => frame(n, reading)) });
    },
  };
}

describe("a replay", () => {
  it("shows a frame as a state that nothing can be answered to", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: 1, lang: "fr" }, 12);
    await session.rest;
    expect(session.state).toMatchObject({ seq: 12, phase: "readonly", shown: 1, view: { n: 12, seat: 1 } });
    expect(session.active).toBe(false);
    expect(session.question).toBeUndefined();
    expect(session.seat).toBe(1);
    expect(session.log[session.line]?.text[0]?.text).toBe("fr 11");
  });

  it("brings the page it begins on first, then all others", async () => {
    const { fetch, asked } = match(PAGE * 2 + 5);
    const session = new ReplaySession(summary, fetch);
    await session.read({ seat: -1, lang: "en" }, PAGE + 1);
    await session.rest;
    expect(asked.map((one) => one.split(" ")[0])).toEqual([
      `${PAGE}-${PAGE * 2}`,
      `0-${PAGE}`,
      `${PAGE * 2}-${PAGE * 3}`,
    ]);
    expect(session.count).toBe(PAGE * 2 + 5);
    expect(session.log.at(-1)?.seq).toBe(83);
    expect(session.log[session.line]?.seq).toBe(PAGE + 1);
    expect(session.marks.map((mark) => mark.n)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  });

  it("comes to the last frame where the address names one beyond it", async () => {
    const session = new ReplaySession(summary, match(7).fetch);
    await session.read({ seat: -1, lang: "en" }, 999);
    await session.rest;
    expect(session.at).toBe(6);
    expect(session.state?.view).toMatchObject({ n: 6 });
  });

  it("plays the events of a step, and none of a jump", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: -1, lang: "en" }, 3);
    await session.rest;
    const heard: number[] = [];
    const stop = session.onEvents((events) => heard.push(events.length));
    await session.go(4);
    await session.go(20);
    await session.go(19);
    expect(heard).toEqual([1, 0, 0]);
    stop();
    await session.go(20);
    expect(heard).toHaveLength(3);
  });

  it("stays within the match", async () => {
    const session = new ReplaySession(summary, match(5).fetch);
    await session.read({ seat: -1, lang: "en" });
    await session.rest;
    await session.go(-3);
    expect(session.at).toBe(0);
    await session.go(50);
    expect(session.at).toBe(4);
  });

  it("steps by turn and by what is told", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: -1, lang: "en" }, 14);
    await session.rest;
    expect(session.turn(1)).toBe(20);
    expect(session.turn(-1)).toBe(10);
    expect(session.told(1)).toBe(15);
    await session.go(15);
    expect(session.told(1)).toBe(17);
    await session.go(29);
    expect(session.turn(1)).toBe(29);
    expect(session.told(1)).toBe(29);
  });

  it("changes eyes and language at the same frame", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: -1, lang: "en" }, 11);
    await session.rest;
    await session.read({ seat: 0, lang: "fr" });
    await session.rest;
    expect(session.at).toBe(11);
    expect(session.state?.view).toMatchObject({ n: 11, seat: 0 });
    expect(session.log[session.line]?.text[0]?.text).toBe("fr 11");
  });

  it("says that frames do not come", async () => {
    const session = new ReplaySession(summary, () => Promise.reject(new Error("gone")));
    await session.read({ seat: -1, lang: "en" });
    await session.rest;
    expect(session.failed).toBeInstanceOf(Error);
    expect(session.state).toBeUndefined();
  });
});
