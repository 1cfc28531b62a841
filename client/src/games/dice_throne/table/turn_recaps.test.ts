import { describe, expect, it } from "vitest";
import type { EventShown } from "../../../wire";
import { afterEvents, NO_TURNS } from "./turn_recaps";

const turn = (seat: number): EventShown => ({ name: "TurnBegan", values: { seat, turn: 1 } });
const sold: EventShown = { name: "Sold", values: { seat: 1, card: "helping_hand" } };
const played: EventShown = { name: "Played", values: { seat: 1, card: "so_wild", paid: 2 } };
const raising: EventShown = { name: "Played", values: { seat: 1, card: "better", paid: 1 } };
const upgraded: EventShown = { name: "Upgraded", values: { seat: 1, card: "better", level: 2, paid: 1 } };
const announced: EventShown = { name: "Announced", values: { seat: 1, ability: "lotus_strike", row: 0 } };
const health = (seat: number, before: number, after: number): EventShown => ({
  name: "HealthChanged",
  values: { seat, before, after, heals: Math.max(0, after - before), damage: Math.max(0, before - after), team: [] },
});

const OWN = 0;

describe("recaps of turns", () => {
  it("say what somebody else did, once the turn is over", () => {
    const events = [turn(1), sold, sold, played, raising, upgraded, announced, health(0, 50, 45), health(1, 40, 42)];
    const during = afterEvents(NO_TURNS, events, OWN);
    expect(during.done).toEqual([]);
    const recap = { seat: 1, sold: 2, played: ["so_wild", "better"], ability: "lotus_strike", damage: 5, change: 2 };
    expect(afterEvents(during, [turn(0)], OWN).done).toEqual([recap]);
    expect(afterEvents(during, [{ name: "GameEnded", values: { outcome: "1" } }], OWN).done).toEqual([recap]);
  });

  it("count the one dial of a team as one's own", () => {
    const mate = { ...health(2, 40, 44), values: { ...health(2, 40, 44).values, team: [1, 2] } } as EventShown;
    expect(afterEvents(NO_TURNS, [turn(1), mate, turn(0)], OWN).done).toMatchObject([{ change: 4, damage: 0 }]);
  });

  it("count only what the seat did in its own turn", () => {
    const other = { ...sold, values: { seat: 2, card: "helping_hand" } };
    const { done } = afterEvents(NO_TURNS, [sold, turn(1), other, turn(0)], OWN);
    expect(done).toMatchObject([{ seat: 1, sold: 0 }]);
  });

  it("keep the turns of all others until the own turn is over", () => {
    const around = afterEvents(NO_TURNS, [turn(1), sold, turn(2), turn(0)], OWN);
    expect(around.done.map((one) => one.seat)).toEqual([1, 2]);
    expect(afterEvents(around, [turn(1)], OWN).done).toEqual([]);
  });

  it("keep the last turn of each seat for somebody who only watches", () => {
    const { done } = afterEvents(NO_TURNS, [turn(0), turn(1), sold, turn(0), turn(1)], -1);
    expect(done.map((one) => [one.seat, one.sold])).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });
});
