import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GUARD_TIME } from "../table/press_guard.svelte";
import { LiveSession } from "../table/session.svelte";
import type { State } from "../wire";
import { Connection } from "./connection.svelte";
import { settings } from "./settings.svelte";

/** A fake socket. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  says(message: object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }

  breaks(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

const welcome = {
  type: "welcome",
  room: "r",
  seats: [0],
  host: true,
  policy: {},
  version: "",
  commitment: "",
  phrases: {},
};

function state(seq: number, since: number, more: Partial<State> = {}): State {
  return { type: "state", seq, since, room: "r", game: "g", mode: "m", phase: "playing", seats: [], ...more };
}

function line(text: string): { event: number; text: { text: string }[] } {
  return { event: 0, text: [{ text }] };
}

function words(connection: Connection): string[] {
  return connection.log.map((one) => one.text.map((span) => span.text).join(""));
}

function last(): FakeSocket {
  const found = FakeSocket.all.at(-1);
  if (!found) throw new Error("no socket");
  return found;
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello with nothing seen, then resumes from the last number after a cut", () => {
    const connection = new Connection("r", "secret");
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", room: "r", token: "secret", seen: 0, document: true });
    last().says(welcome);
    last().says(state(7, 0, { log: [line("one")] }));
    expect(connection.link).toBe("open");

    last().breaks(1006);
    expect(connection.link).toBe("cut");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", seen: 7 });
    last().says({ ...welcome, missed: [{ seq: 8, kind: "left", seat: 1 }] });
    last().says(state(9, 7, { log: [line("two")] }));
    expect(words(connection)).toEqual(["one", "two"]);
    expect(connection.recap).toMatchObject({ notes: [{ kind: "left" }], lines: [line("two")] });
    connection.close();
  });

  it("brings the standing orders of this browser, on every attempt as they are then", () => {
    const orders = { setting: "relaxed" as const, bells: { dice_throne: ["card:tip_it"] } };
    const connection = new Connection("r", "secret", true, 0, () => orders);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", orders });
    last().says(welcome);
    orders.bells = { dice_throne: [] };
    last().breaks(1006);
    vi.advanceTimersByTime(500);
    last().opens();
    expect(last().sent[0]).toMatchObject({ type: "hello", orders: { bells: { dice_throne: [] } } });
    connection.close();
  });

  it("waits longer after each vain attempt, and as long as a server that goes asks for", () => {
    const connection = new Connection("r", "");
    for (const wait of [500, 1000, 2000]) {
      last().breaks(1006);
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    last().opens();
    last().says(welcome);
    last().says({ type: "closing", reason: "restart", retry: 3 });
    last().breaks(1012);
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(2999);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
    connection.close();
  });

  it("does not try again where it would be no use", () => {
    const connection = new Connection("r", "wrong");
    last().opens();
    last().says({ type: "refused", what: "hello", code: "forbidden", reason: "No." });
    last().breaks(4403);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(connection.link).toBe("closed");
    expect(connection.refused?.reason).toBe("No.");
  });

  it("drops a hint and odds that were asked for an earlier question", () => {
    const connection = new Connection("r", "");
    last().opens();
    last().says(welcome);
    last().says(state(1, 0));
    last().says({ type: "advice", seq: 1, seat: 0, step: 1, lines: [] });
    expect(connection.advice?.seq).toBe(1);
    last().says(state(2, 1));
    last().says({ type: "advice", seq: 1, seat: 0, step: 2, lines: [] });
    last().says({ type: "chances", seq: 1, seat: 0, lines: [] });
    expect(connection.advice).toBeUndefined();
    expect(connection.chances).toBeUndefined();
    connection.close();
  });

  it("replaces the log when it arrives from the beginning in another language", () => {
    const connection = new Connection("r", "");
    last().opens();
    last().says(welcome);
    last().says(state(3, 0, { log: [line("a roll")] }));
    connection.setLanguage(settings.lang);
    expect(last().sent.filter((one) => one["type"] === "speak")).toHaveLength(0);
    connection.setLanguage(settings.lang === "fr" ? "en" : "fr");
    expect(last().sent.filter((one) => one["type"] === "speak")).toHaveLength(1);
    last().says(state(3, 0, { log: [line("un lancer")] }));
    expect(words(connection)).toEqual(["un lancer"]);
    connection.close();
  });

  it("comes back to a page that was loaded anew with a recap and the whole log", () => {
    const connection = new Connection("r", "", true, 5);
    last().opens();
    expect(last().sent[0]).toMatchObject({ seen: 5 });
    last().says(welcome);
    last().says(state(8, 5, { log: [line("missed")] }));
    expect(connection.recap?.lines).toHaveLength(1);
    expect(last().sent.at(-1)).toMatchObject({ type: "speak" });
    last().says(state(8, 0, { log: [line("old"), line("missed")] }));
    expect(words(connection)).toEqual(["old", "missed"]);
    connection.close();
  });
});

describe("a live session", () => {
  const question = { seat: 0, owner: 0, seats: [0], kind: "k", text: [], answers: [{ action: "go", label: [] }] };

  function playing(): { connection: Connection; session: LiveSession } {
    const connection = new Connection("r", "");
    const session = new LiveSession(connection, { pace: () => 1, sound: () => undefined });
    session.queue.start();
    last().opens();
    last().says(welcome);
    last().says(state(1, 0, { questions: [question], events: [{ name: "Old", values: {} }] }));
    return { connection, session };
  }

  const rolled = { events: [{ name: "Rolled", values: {} }] };
  /** Every event takes a second. */
  function animated(session: LiveSession): void {
    session.animate((events) => events.map(() => ({ lasts: 1000 })));
  }

  it("shows a state, its log and its question when what led to it has been played", () => {
    const { connection, session } = playing();
    animated(session);
    last().says(state(2, 1, { ...rolled, log: [line("rolls")], questions: [{ ...question, kind: "new" }] }));
    last().says(state(3, 2, { ...rolled, log: [line("rolls again")] }));
    expect(session.state?.seq).toBe(1);
    expect(session.log).toEqual([]);
    expect(session.pending).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(session.state?.seq).toBe(2);
    expect(session.log.map(({ seq }) => seq)).toEqual([2]);
    expect(session.question?.kind).toBe("new");
    expect(session.pending).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(session.state?.seq).toBe(3);
    expect(session.log.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(session.pending).toBe(false);
    connection.close();
  });

  it("answers no older question while something plays, nor by the press that skips it", () => {
    const { connection, session } = playing();
    animated(session);
    last().says(state(2, 1, { ...rolled, questions: [question] }));
    const before = last().sent.length;
    session.answer("go");
    expect(session.skip()).toBe(true);
    expect(session.state?.seq).toBe(2);
    session.answer("go");
    session.typed("1");
    session.passOn();
    expect(last().sent).toHaveLength(before);
    vi.advanceTimersByTime(1);
    session.answer("go");
    expect(last().sent.slice(before)).toEqual([{ type: "answer", seq: 2, seat: 0, action: "go" }]);
    connection.close();
  });

  it("shows a returning player how things are now, and plays on from there", () => {
    const { connection, session } = playing();
    animated(session);
    last().says(state(2, 1, rolled));
    last().breaks(1006);
    vi.advanceTimersByTime(500);
    last().opens();
    last().says(welcome);
    last().says(state(6, 2, rolled));
    expect(session.state?.seq).toBe(6);
    expect(session.pending).toBe(false);
    last().says(state(7, 6, rolled));
    expect(session.state?.seq).toBe(6);
    connection.close();
  });

  it("shows the whole log in another language without playing it again", () => {
    const { connection, session } = playing();
    animated(session);
    last().says(state(2, 1, { ...rolled, log: [line("rolls")] }));
    last().says(state(2, 0, { ...rolled, log: [line("lance")] }));
    expect(session.state?.seq).toBe(2);
    expect(session.log.map(({ text }) => text[0]?.text)).toEqual(["lance"]);
    expect(session.pending).toBe(false);
    connection.close();
  });

  it("shows a hint to the seat that asked for it, and not after its answer", () => {
    const { connection, session } = playing();
    const hint = { type: "advice", seq: 1, step: 1, lines: [] };
    last().says({ ...hint, seat: 1 });
    expect(session.advice).toBeUndefined();
    last().says({ ...hint, seat: 0 });
    expect(session.advice?.seat).toBe(0);
    last().says(state(1, 1, { questions: [question], answered: [0], window: true }));
    expect(session.advice).toBeUndefined();
    connection.close();
  });

  it("ends the log with a resignation, which no event tells", () => {
    const { connection, session } = playing();
    const text = [{ text: "Ninja wins: Monk has resigned." }];
    last().says(state(2, 1, { phase: "over", result: { outcome: "1", by: "resignation", winners: [1], text } }));
    expect(session.log.at(-1)?.text).toEqual(text);
    last().says(state(2, 1, { phase: "over", result: { outcome: "1", by: "rules", winners: [1], text } }));
    expect(session.log).toEqual([]);
    connection.close();
  });

  it("answers once and waits until the next state", () => {
    const { connection, session } = playing();
    session.answer("go");
    session.answer("go");
    expect(last().sent.filter((one) => one["type"] === "answer")).toEqual([
      { type: "answer", seq: 1, seat: 0, action: "go" },
    ]);
    expect(session.pending).toBe(true);
    last().says({ type: "refused", what: "answer", code: "illegal", reason: "No." });
    expect(session.pending).toBe(false);
    connection.close();
  });

  it("takes back once, and meanwhile the old question cannot be answered", () => {
    const { connection, session } = playing();
    last().says(state(2, 1, { questions: [question], undo: [{ seat: 0, can: true }] }));
    const before = last().sent.length;
    session.undo();
    session.undo();
    session.takeBack(0);
    session.answer("go");
    session.typed("1");
    expect(last().sent.slice(before)).toEqual([{ type: "undo", seq: 2, seat: 0 }]);
    expect(session.pending).toBe(true);
    last().says(state(3, 2, { questions: [question] }));
    vi.advanceTimersByTime(GUARD_TIME);
    expect(session.pending).toBe(false);
    session.takeBack(0);
    session.answer("go");
    expect(last().sent.slice(before + 1)).toEqual([{ type: "ask_takeback", seat: 0 }]);
    connection.close();
  });

  it("opens the curtain once, and again if it was refused", () => {
    const { connection, session } = playing();
    last().says(state(1, 1, { curtain: 1 }));
    vi.advanceTimersByTime(GUARD_TIME);
    const before = last().sent.length;
    session.ready(1);
    session.ready(1);
    expect(last().sent.slice(before)).toEqual([{ type: "ready", seat: 1 }]);
    last().says({ type: "refused", what: "", code: "too_many", reason: "Too fast." });
    session.ready(1);
    expect(last().sent.slice(before)).toHaveLength(2);
    connection.close();
  });

  it("picks first where the player wants to confirm", () => {
    const { connection, session } = playing();
    settings.confirm = true;
    session.choose("go");
    expect(session.selected).toBe("go");
    expect(session.pending).toBe(false);
    session.choose("go");
    expect(session.pending).toBe(true);
    settings.confirm = false;
    last().says(state(2, 1, {}));
    expect(session.selected).toBeUndefined();
    connection.close();
  });

  it("has no question while its answer is kept ahead", () => {
    const { connection, session } = playing();
    expect(session.question).toBeDefined();
    last().says(state(1, 1, { questions: [question], answered: [0], window: true }));
    expect(session.question).toBeUndefined();
    connection.close();
  });

  it("plays new events once, and none that are sent again", () => {
    const { connection, session } = playing();
    const played: string[] = [];
    session.onEvents((events) => played.push(...events.map((one) => one.name)));
    last().says(state(2, 1, { events: [{ name: "New", values: {} }] }));
    last().says(
      state(2, 0, {
        events: [
          { name: "Old", values: {} },
          { name: "New", values: {} },
        ],
      }),
    );
    last().says(state(3, 2, { events: [{ name: "Next", values: {} }] }));
    expect(played).toEqual(["New", "Next"]);
    connection.close();
  });
});
