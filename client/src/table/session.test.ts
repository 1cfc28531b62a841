import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../lib/connection.svelte";
import type { Down, State, Up } from "../wire";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", { href: "http://ludo.test/" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const { LiveSession } = await import("./session.svelte");
const { GUARD_TIME } = await import("./press_guard.svelte");
const { settings } = await import("../lib/settings.svelte");
const { setBell } = await import("../lib/orders");

/** A connection whose server says what a test wants. */
class Line {
  state: State | undefined;
  welcome = { seats: [0] };
  standing = {};
  sent: Up[] = [];
  private listeners: ((message: Down) => void)[] = [];

  onMessage(listener: (message: Down) => void): () => void {
    this.listeners.push(listener);
    return () => undefined;
  }

  send(message: Up): void {
    this.sent.push(message);
  }

  show(state: Partial<State>): void {
    this.state = { type: "state", game: "dice_throne", shown: 0, ...state } as unknown as State;
    for (const listener of this.listeners) listener(this.state as unknown as Down);
  }

  /** A window with so many answers, at that step. */
  ask(seq: number, ...actions: string[]): void {
    const answers = actions.map((action) => ({ action, label: [], kind: action }));
    const question = { seat: 0, owner: 0, seats: [0], kind: "respond", text: [], answers, passing: "pass" };
    const state = { type: "state", seq, since: 0, game: "dice_throne", window: true, shown: 0 };
    this.state = { ...state, questions: [question] } as unknown as State;
    for (const listener of this.listeners) listener(this.state as unknown as Down);
  }
}

interface Watched {
  line: Line;
  session: InstanceType<typeof LiveSession>;
  opened: string[];
  /** The table is there. */
  draw: () => void;
}

function watched(unseen: boolean, pace = 1): Watched {
  const line = new Line();
  const session = new LiveSession(line as unknown as Connection, { pace: () => pace, sound: () => undefined }, unseen);
  const opened: string[] = [];
  const draw = (): void => {
    session.animate(
      () => [],
      (events) => [{ lasts: 100, play: () => opened.push(events.map((event) => event.name).join()) }],
    );
    session.queue.start();
  };
  return { line, session, opened, draw };
}

function seated(): { line: Line; session: InstanceType<typeof LiveSession> } {
  const line = new Line();
  return { line, session: new LiveSession(line as unknown as Connection) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.bells = {};
  settings.passing = "relaxed";
});

test("a press that was meant for the last question never answers the next one", () => {
  const { line, session } = seated();
  line.ask(1, "pass", "play:3");
  expect(session.pending).toBe(false);
  session.answer("pass");
  session.answer("pass");
  expect(line.sent).toHaveLength(1);
  line.ask(2, "pass", "play:3");
  vi.advanceTimersByTime(GUARD_TIME - 1);
  session.answer("pass");
  session.typed("pass");
  session.passOn();
  expect(line.sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  session.answer("pass");
  expect(line.sent).toHaveLength(2);
});

test("the same question sent again stays armed", () => {
  const { line, session } = seated();
  line.ask(1, "pass", "play:3");
  line.ask(2, "pass", "play:3");
  expect(session.pending).toBe(false);
  line.ask(3, "pass");
  expect(session.pending).toBe(true);
});

test("passing on keeps the preset, the bells of the game and the points of the table", () => {
  const { line, session } = seated();
  line.standing = { 0: { type: "standing", seat: 0, setting: "respond", stops: [4] } };
  settings.passing = "respond";
  setBell("dice_throne", "card:tip_it", true);
  setBell("another_game", "card:other", true);
  line.ask(1, "pass");
  session.passOn();
  expect(line.sent).toEqual([
    { type: "orders", seat: 0, setting: "respond", bells: ["card:tip_it"], stops: [4], pass_on: true },
  ]);
  setBell("dice_throne", "card:tip_it", false);
  session.hold(true);
  expect(line.sent[1]).toEqual({ type: "orders", seat: 0, setting: "respond", bells: [], stops: [4], hold: true });
});

const BEGAN = { seq: 3, since: 0, phase: "playing" as const, events: [{ name: "Began", values: {} }] };

test("a match that begins at this screen is opened once its table is there, and its first question waits", () => {
  const { line, session, opened, draw } = watched(true);
  line.show(BEGAN);
  expect(session.pending).toBe(false);
  line.show({ seq: 4, since: 3, phase: "playing", events: [] });
  draw();
  expect(opened).toEqual(["Began"]);
  expect([session.pending, session.state?.seq]).toEqual([true, 3]);
  vi.advanceTimersByTime(100);
  expect([session.pending, session.state?.seq]).toEqual([false, 4]);
});

test("a match that begins after waiting is opened too, but not one that is returned to", () => {
  const waited = watched(false);
  waited.line.show({ seq: 2, since: 0, phase: "waiting" });
  waited.line.show({ ...BEGAN, since: 2 });
  waited.draw();
  expect(waited.opened).toEqual(["Began"]);
  const later = watched(false);
  later.line.show({ seq: 9, since: 8, phase: "playing", events: [] });
  later.line.show({ ...BEGAN, seq: 9 });
  later.draw();
  expect(later.opened).toEqual([]);
});

test("nothing is opened without motion, nor on a table that is drawn later in the match", () => {
  const still = watched(true, 0);
  still.line.show(BEGAN);
  still.draw();
  expect([still.opened, still.session.pending]).toEqual([[], false]);
  const late = watched(true);
  late.line.show(BEGAN);
  late.session.queue.start();
  late.line.show({ seq: 4, since: 3, phase: "playing", events: [] });
  late.draw();
  expect(late.opened).toEqual([]);
});

test("several answers go out in one message", () => {
  const { line, session } = seated();
  line.ask(7, "cover:0", "cover:1");
  session.answerAll(["cover:1", "die:0,13"]);
  expect(line.sent).toEqual([{ type: "answer", seq: 7, seat: 0, actions: ["cover:1", "die:0,13"] }]);
  expect(session.pending).toBe(true);
  session.answerAll(["cover:0", "die:0,13"]);
  expect(line.sent).toHaveLength(1);
});

test("one answer of a group is an answer, and none is nothing", () => {
  const { line, session } = seated();
  line.ask(7, "cover:0", "cover:1");
  session.answerAll([]);
  expect(line.sent).toEqual([]);
  session.answerAll(["cover:1"]);
  expect(line.sent).toEqual([{ type: "answer", seq: 7, seat: 0, action: "cover:1" }]);
});
