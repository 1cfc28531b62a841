import { describe, expect, it } from "vitest";
import type { SeatShown } from "../wire";
import { absences, type PresenceKnown, type Rights, wayLater, waysNow } from "./absence";

const seat = (number: number, more: Partial<SeatShown> = {}): SeatShown => ({
  seat: number,
  kind: "link",
  taken: true,
  ...more,
});
const SEATS = [seat(0), seat(1)];
const CUT: PresenceKnown = { present: [0], missing: [{ seat: 1, since: 0, left: 45 }], at: 1000 };
const after = (seconds: number) => () => 1000 + seconds * 1000;

describe("who is missing", () => {
  it("is shown after three seconds, with the time until it counts", () => {
    expect(absences(SEATS, CUT, [0], after(2.9))).toEqual([]);
    expect(absences(SEATS, CUT, [0], after(3))).toEqual([{ seat: SEATS[1], away: false, left: 42 }]);
    expect(absences(SEATS, CUT, [], after(3)), "spectators see it too").toHaveLength(1);
    expect(absences(SEATS, CUT, [1], after(3)), "but not oneself").toEqual([]);
  });

  it("is not shown to whoever comes later as if it had just begun", () => {
    const later = { ...CUT, missing: [{ seat: 1, since: 20, left: 25 }] };
    expect(absences(SEATS, later, [0], after(0))).toEqual([{ seat: SEATS[1], away: false, left: 25 }]);
  });

  it("is gone when they are back, although the state still says that they are away", () => {
    const seats = [seat(0), seat(1, { away: true })];
    expect(absences(seats, CUT, [0], after(0))).toEqual([{ seat: seats[1], away: true }]);
    expect(absences(seats, { present: [0, 1], missing: [], at: 0 }, [0], after(0))).toEqual([]);
  });

  it("is neither a bot nor whom a bot replaces, nor who has given up, nor a seat that is free", () => {
    const others = [
      seat(1, { kind: "bot" }),
      seat(1, { bot: true }),
      seat(1, { resigned: true }),
      seat(1, { taken: false }),
    ];
    for (const other of others) expect(absences([seat(0), other], CUT, [0], after(9))).toEqual([]);
  });
});

describe("what one can do", () => {
  const away = { seat: seat(1, { away: true }), away: true };
  const rights = (more: Partial<Rights>): Rights => ({ own: [0], host: false, policy: "pause", absent: [], ...more });
  const duel = [{ seat: 1, voters: [0], winners: [0] }];

  it("is nothing before somebody counts as away, or for those who only watch", () => {
    expect(waysNow({ seat: seat(1), away: false }, rights({ host: true }))).toEqual([]);
    expect(waysNow(away, rights({ own: [], host: true }))).toEqual([]);
  });

  it("is the host's alone in a room that waits", () => {
    expect(waysNow(away, rights({}))).toEqual([]);
    expect(waysNow(away, rights({ host: true }))).toEqual(["wait", "bot", "free"]);
    expect(waysNow({ ...away, seat: seat(1, { away: true, bot: true }) }, rights({ host: true }))).toEqual(["free"]);
    expect(waysNow({ ...away, seat: seat(1, { away: true, taken: false }) }, rights({ host: true }))).toEqual([
      "wait",
      "bot",
      "link",
    ]);
  });

  it("is to claim the game where one's own vote decides and wins, else a vote", () => {
    const vote = { policy: "vote" };
    expect(waysNow(away, rights({ ...vote, absent: duel }))).toEqual(["wait", "bot", "claim"]);
    expect(waysNow(away, rights({ ...vote, absent: [{ seat: 1, voters: [0] }] }))).toEqual(["wait", "bot", "resign"]);
    expect(waysNow(away, rights({ ...vote, absent: [{ seat: 1, voters: [0, 2], winners: [0, 2] }] }))).toContain(
      "resign",
    );
    expect(waysNow(away, rights({ ...vote, absent: [{ seat: 1, voters: [2] }] }))).toEqual([]);
  });

  it("is announced with the time until then", () => {
    const cut = { seat: seat(1), away: false, left: 40 };
    expect(wayLater(cut, rights({ policy: "bot" }))).toBe("bot");
    expect(wayLater(cut, rights({ policy: "vote" }))).toBe("vote");
    expect(wayLater(cut, rights({ host: true }))).toBe("host");
    expect(wayLater(cut, rights({}))).toBe("wait");
  });
});
