import { expect, it } from "vitest";
import type { Advice } from "../../../../wire";
import type { Piece } from "../seen";
import type { Board } from "./moves";
import { planOf } from "./cover";

const BOX = { color: null, armor: false, hearts: 1, time: 0, poison: 0, skull: false, refuses_heroic: false };
const die = (value: number): Piece => ({ seat: 0, code: value, color: "strength", value, only: "" });
const board: Board = {
  loose: [die(6), die(5), die(2)],
  boxes: [
    { ...BOX, value: 4, wide: false, max_dice: 0, needed: 1, dice: [] },
    { ...BOX, value: 7, wide: true, max_dice: 0, needed: 1, dice: [] },
  ],
  fits: [
    { box: 0, dice: [die(6), die(5)] },
    { box: 1, dice: [die(6), die(5), die(2)] },
  ],
  uses: [{ action: "use:0,7", seat: 0, dice: [die(2)], propose: [die(2)], brings: [] }],
};

function advice(plan: { actions: string[] }[], step = 3): Advice {
  const steps = plan.map((one) => ({ ...one, label: [] }));
  const ends = { hearts: 0, time: 1, poison: 0, exact: true };
  return { type: "advice", seq: 1, seat: 0, step, lines: [], plan: steps, ends };
}

it("lays the dice of the plan, and those that follow of necessity", () => {
  const plan = planOf(advice([{ actions: ["cover:0", "die:0,6"] }, { actions: ["cover:1"] }]), board);
  expect(plan?.laid.get(0)).toEqual([die(6)]);
  expect(plan?.laid.get(1)).toEqual([die(5), die(2)]);
  expect(plan?.actions).toEqual(["cover:0", "die:0,6", "cover:1"]);
  expect(plan?.ends?.exact).toBe(true);
});

it("lists what is used, with the dice that pay", () => {
  const plan = planOf(advice([{ actions: ["use:0,7", "die:0,2"] }, { actions: ["cover:0", "die:0,6"] }]), board);
  expect(plan?.uses.map((one) => one.actions[0])).toEqual(["use:0,7"]);
  expect(plan?.paid).toEqual([{ seat: 0, code: 2 }]);
});

it("draws dice that are not there yet", () => {
  const plan = planOf(
    advice([{ actions: ["exchange", "die:0,6", "die:0,5"] }, { actions: ["cover:0", "die:0,29"] }]),
    board,
  );
  expect(plan?.laid.get(0)).toEqual([{ seat: 0, code: 29, color: "heroic", value: 5, only: "" }]);
});

it("lays a die that it has brought where no other is left", () => {
  const uses = [
    { action: "exchange", seat: -1, dice: [], propose: [], brings: [{ color: "heroic", value: 3, only: "" }] },
  ];
  const plan = planOf(advice([{ actions: ["exchange", "die:0,6", "die:0,5"] }, { actions: ["cover:0"] }]), {
    ...board,
    uses,
  });
  expect(plan?.laid.get(0)).toEqual([{ seat: -1, code: 27, color: "heroic", value: 3, only: "" }]);
});

it("may be to lay nothing", () => {
  expect(planOf(advice([]), board)?.actions).toEqual([]);
});

it("is nothing before the last step of the hint", () => {
  expect(planOf(advice([{ actions: ["cover:0"] }], 2), board)).toBeUndefined();
  expect(planOf(undefined, board)).toBeUndefined();
});
