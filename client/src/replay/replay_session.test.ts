import { describe, expect, it } from "vitest";
import type { FramePage, FrameShown, RoomSummary, Told } from "../wire";
import { PAGE, type Reading } from "./frames";
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

/** A match of that many frames: a turn begins at every tenth, every odd frame has an event. */
function match(total: number) {
  const asked: string[] = [];
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  function frame(n: number, { seat }: Reading): FrameShown {
    return {
      n,
      seat: 0,
      asked: [1],
      view: { n, seat },
      events: [{ name: "Stepped", values: { n } }],
      document: { blocks: [{ block: "paragraph", text: [{ text: `frame ${n}` }] }] },
    };
  }
  function lineOf(n: number, { lang }: Reading): Told {
    return { n, text: [{ text: `${lang} ${n}` }], chapter: n % 10 === 0 };
  }
  function page(from: number, to: number, reading: Reading): Promise<FramePage> {
    asked.push(`${from}-${to}`);
    if (from >= total) return Promise.reject(new Error("no such place"));
    const frames = numbers(from, Math.min(to, total - 1)).map((n) => frame(n, reading));
    const all = numbers(0, total - 1).filter((n) => n % 2 || n % 10 === 0);
    const log = all.map((n) => lineOf(n, reading));
    const marks = all.filter((n) => n % 10 === 0).map((n) => ({ n, text: `turn ${n / 10}` }));
    return Promise.resolve(from === 0 ? { total, frames, marks, log } : { total, frames });
  }
  return { fetch: page, asked };
}

describe("a replay", () => {
  it("shows a frame as a state that nothing can be answered to", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: 1, lang: "fr" }, 12);
    await session.rest;
    expect(session.state).toMatchObject({
      seq: 12,
      phase: "playing",
      waiting: [1],
      shown: 1,
      view: { n: 12, seat: 1 },
    });
    expect(session.active).toBe(false);
    expect(session.question).toBeUndefined();
    expect(session.seat).toBe(1);
    expect(session.log[session.line]?.text[0]?.text).toBe("fr 11");
  });

  it("brings the log and the page it begins on first, then all others", async () => {
    const { fetch, asked } = match(PAGE * 3 + 5);
    const session = new ReplaySession(summary, fetch);
    await session.read({ seat: -1, lang: "en" }, PAGE * 2 + 1);
    expect(asked.slice(0, 2)).toEqual([`0-${PAGE - 1}`, `${PAGE * 2}-${PAGE * 3 - 1}`]);
    await session.rest;
    expect(asked).toHaveLength(4);
    expect(session.total).toBe(PAGE * 3 + 5);
    expect(session.log[session.line]?.seq).toBe(PAGE * 2 + 1);
    expect(session.marks.slice(0, 3).map((mark) => mark.n)).toEqual([0, 10, 20]);
  });

  it("comes to the last frame where the address names one beyond it", async () => {
    const session = new ReplaySession(summary, match(7).fetch);
    await session.read({ seat: -1, lang: "en" }, 999);
    await session.rest;
    expect(session.at).toBe(6);
    expect(session.state).toMatchObject({ phase: "over", view: { n: 6 } });
  });

  it("plays the events of a step, and none of a jump", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: -1, lang: "en" }, 3);
    await session.rest;
    const played: number[] = [];
    const stop = session.onEvents((events) => played.push(events.length));
    await session.go(4);
    await session.go(20);
    await session.go(19);
    expect(played).toEqual([1, 0, 0]);
    stop();
    await session.go(20);
    expect(played).toHaveLength(3);
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

  it("steps by turn and by event", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: -1, lang: "en" }, 14);
    await session.rest;
    expect(session.turn(1)).toBe(20);
    expect(session.turn(-1)).toBe(10);
    expect(session.nextEvent(1)).toBe(15);
    await session.go(15);
    expect(session.nextEvent(1)).toBe(17);
    await session.go(29);
    expect(session.turn(1)).toBe(29);
    expect(session.nextEvent(1)).toBe(29);
  });

  it("changes view and language at the same frame", async () => {
    const session = new ReplaySession(summary, match(30).fetch);
    await session.read({ seat: -1, lang: "en" }, 11);
    await session.rest;
    await session.read({ seat: 0, lang: "fr" });
    await session.rest;
    expect(session.at).toBe(11);
    expect(session.state?.view).toMatchObject({ n: 11, seat: 0 });
    expect(session.log[session.line]?.text[0]?.text).toBe("fr 11");
  });

  it("stands where it was last asked to, whatever comes in first", async () => {
    const { fetch } = match(PAGE * 3);
    const arrive: (() => void)[] = [];
    const slow: typeof fetch = async (from, to, reading) => {
      if (from) await new Promise<void>((come) => arrive.push(come));
      return fetch(from, to, reading);
    };
    const session = new ReplaySession(summary, slow);
    await session.read({ seat: -1, lang: "en" });
    const far = session.go(PAGE * 2);
    expect([session.aim, session.at]).toEqual([PAGE * 2, 0]);
    await session.go(5);
    while (arrive.length) arrive.pop()?.();
    await far;
    expect([session.aim, session.at, session.state?.seq]).toEqual([5, 5, 5]);
  });

  it("stays where it is when the frame that is wanted does not come", async () => {
    const { fetch } = match(PAGE * 3);
    const session = new ReplaySession(summary, (from, to, reading) =>
      from ? Promise.reject(new Error("gone")) : fetch(from, to, reading),
    );
    await session.read({ seat: -1, lang: "en" }, 7);
    await session.go(PAGE * 2);
    expect([session.aim, session.at, session.state?.seq]).toEqual([7, 7, 7]);
    expect(session.failed).toBeInstanceOf(Error);
  });

  it("says that frames do not come", async () => {
    const session = new ReplaySession(summary, () => Promise.reject(new Error("gone")));
    await session.read({ seat: -1, lang: "en" });
    await session.rest;
    expect(session.failed).toBeInstanceOf(Error);
    expect(session.state).toBeUndefined();
  });
});
