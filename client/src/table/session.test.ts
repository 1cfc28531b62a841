import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../lib/connection.svelte";
import type { Down, State, Up } from "../wire";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("location", { href: "http://ludo.test/" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const { LiveSession } = await import("./session.svelte");
const { DISARMED } = await import("./arming.svelte");
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

function watched(unseen: boolean): { line: Line; session: InstanceType<typeof LiveSession>; opened: string[] } {
  const line = new Line();
  const session = new LiveSession(line as unknown as Connection, { pace: () => 1, sound: () => undefined }, unseen);
  const opened: string[] = [];
  session.animate(
    () => [],
    (events) => [{ lasts: 100, play: () => opened.push(events.map((event) => event.name).join()) }],
  );
  session.queue.start();
  return { line, session, opened };
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
  vi.advanceTimersByTime(DISARMED - 1);
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

test("a match that begins at this screen is opened, and its first question waits", () => {
  const { line, session, opened } = watched(true);
  line.show({ seq: 3, since: 0, phase: "playing", events: [{ name: "Began", values: {} }] });
  expect(opened).toEqual(["Began"]);
  expect(session.pending).toBe(true);
  vi.advanceTimersByTime(100);
  expect(session.pending).toBe(false);
});

test("a match that begins after waiting is opened too, but not one that is returned to", () => {
  const { line, opened } = watched(false);
  line.show({ seq: 3, since: 0, phase: "waiting" });
  line.show({ seq: 4, since: 3, phase: "playing", events: [{ name: "Began", values: {} }] });
  line.show({ seq: 5, since: 4, phase: "playing", events: [] });
  expect(opened).toEqual(["Began"]);
  const later = watched(false);
  later.line.show({ seq: 9, since: 8, phase: "playing", events: [] });
  later.line.show({ seq: 9, since: 0, phase: "playing", events: [{ name: "Began", values: {} }] });
  expect(later.opened).toEqual([]);
});
