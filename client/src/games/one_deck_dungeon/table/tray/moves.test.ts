import { describe, expect, it } from "vitest";
import type { DungeonBox } from "../../../../views";
import type { PoolDie } from "../../../../wire";
import type { Piece } from "../seen";
import {
  type Board,
  bestBox,
  commit,
  coverAnswers,
  doublePress,
  drop,
  type Held,
  nextDice,
  NOTHING,
  pressBox,
  pressDie,
  pressUse,
  stillHeld,
  takeOut,
} from "./moves";

const OPEN: DungeonBox = {
  value: 4,
  color: "strength",
  wide: false,
  armor: false,
  hearts: 0,
  time: 0,
  poison: 0,
  skull: false,
  refuses_heroic: false,
  max_dice: 0,
  needed: 1,
  dice: [],
};

/** A strength die of the first hero. */
function die(value: number, seat = 0): Piece {
  return { seat, code: value, color: "strength", value, only: "" };
}

function board(values: number[], boxes: Partial<DungeonBox>[], more: Partial<Board> = {}): Board {
  const loose = values.map((value) => die(value));
  const shown = boxes.map((box) => ({ ...OPEN, ...box }));
  const fits = shown.flatMap((box, place) => {
    const dice = loose.filter((one, at) => loose.findIndex((other) => other.code === one.code) === at);
    const fitting = dice.filter((one) => box.wide || one.value >= box.value);
    return fitting.length > 0 ? [{ box: place, dice: fitting }] : [];
  });
  return { loose, boxes: shown, fits, uses: [], ...more };
}

const codes = (dice: readonly PoolDie[]): number[] => dice.map((one) => one.code);

describe("a die and a box", () => {
  const table = board([5, 3], [{ value: 4 }, { value: 3 }]);

  it("covers the box, whichever is pressed first", () => {
    const picked = pressDie(table, NOTHING, die(3)).held;
    expect(pressBox(table, picked, 1).send).toEqual(["cover:1", "die:0,3"]);
    const chosen = pressBox(table, NOTHING, 1).held;
    expect(pressDie(table, chosen, die(3)).send).toEqual(["cover:1", "die:0,3"]);
  });

  it("sends no die where there is no other to choose", () => {
    expect(coverAnswers(table, 0, [die(5)])).toEqual(["cover:0"]);
  });

  it("refuses a die that does not fit, and keeps it", () => {
    const picked = pressDie(table, NOTHING, die(3)).held;
    expect(pressBox(table, picked, 0)).toEqual({ held: picked, refused: true });
  });

  it("lets go of a die that is pressed again", () => {
    const picked = pressDie(table, NOTHING, die(3)).held;
    expect(pressDie(table, picked, die(3)).held).toEqual(NOTHING);
  });

  it("picks another die instead of one that does not fit the chosen box", () => {
    const chosen = pressBox(table, NOTHING, 0).held;
    expect(pressDie(table, chosen, die(3)).held).toEqual({ what: "die", die: die(3) });
  });

  it("covers the box over which the die is let go", () => {
    expect(drop(table, NOTHING, die(3), 1).send).toEqual(["cover:1", "die:0,3"]);
    expect(drop(table, NOTHING, die(3), 0).send).toBeUndefined();
  });
});

describe("two quick presses", () => {
  it("cover the box that costs most hearts, then time", () => {
    const table = board(
      [5, 6],
      [
        { value: 4, time: 3 },
        { value: 5, hearts: 1 },
        { value: 2, hearts: 1, time: 1 },
      ],
    );
    expect(bestBox(table, die(5))).toBe(2);
    expect(doublePress(table, die(5)).send).toEqual(["cover:2", "die:0,5"]);
  });

  it("do nothing with a die that fits nowhere", () => {
    expect(doublePress(board([1], [{ value: 4 }]), die(1))).toEqual({ held: NOTHING, refused: true });
  });
});

describe("a wide box", () => {
  const table = board([5, 4, 3, 3], [{ value: 11, wide: true }]);

  it("collects dice and sends all of them at once", () => {
    let held: Held = pressBox(table, NOTHING, 0).held;
    held = pressDie(table, held, die(5)).held;
    held = pressDie(table, held, die(3)).held;
    expect(held).toEqual({ what: "box", box: 0, dice: [die(5), die(3)] });
    expect(codes(nextDice(table, 0, [die(5), die(3)]))).toEqual([4, 3]);
    expect(pressDie(table, held, die(4)).send).toEqual(["cover:0", "die:0,5", "die:0,3", "die:0,4"]);
  });

  it("leaves out the last die where only one kind is left", () => {
    expect(coverAnswers(board([6, 5], [{ value: 11, wide: true }]), 0, [die(6), die(5)])).toEqual([
      "cover:0",
      "die:0,6",
    ]);
  });

  it("gives a single die back, and lets go with the last one", () => {
    const held: Held = { what: "box", box: 0, dice: [die(5), die(3)] };
    expect(takeOut(held, die(5)).held).toEqual({ what: "box", box: 0, dice: [die(3)] });
    expect(takeOut({ what: "box", box: 0, dice: [die(3)] }, die(3)).held).toEqual(NOTHING);
  });

  it("gives everything back when it is pressed again", () => {
    expect(pressBox(table, { what: "box", box: 0, dice: [die(5)] }, 0).held).toEqual(NOTHING);
  });

  it("takes only dice with which its limit of dice can still be reached", () => {
    const limited = board([6, 5, 2], [{ value: 10, wide: true, max_dice: 2 }]);
    expect(codes(nextDice(limited, 0, [die(6)]))).toEqual([5]);
  });
});

describe("a skill", () => {
  const use = { action: "use:0,7", seat: 0, dice: [die(5), die(3), die(2)], propose: [die(2)], brings: [] };
  const table = board([5, 3, 2], [{ value: 4 }], { uses: [use] });

  it("begins with the cheapest dice and is used with them", () => {
    const { held } = pressUse(table, NOTHING, "use:0,7");
    expect(held).toEqual({ what: "use", action: "use:0,7", dice: [die(2)] });
    expect(commit(table, held).send).toEqual(["use:0,7", "die:0,2"]);
  });

  it("takes another die in place of the proposed one", () => {
    const { held } = pressDie(table, pressUse(table, NOTHING, "use:0,7").held, die(5));
    expect(commit(table, held).send).toEqual(["use:0,7", "die:0,5"]);
  });

  it("is not used while dice are missing", () => {
    const { held } = takeOut(pressUse(table, NOTHING, "use:0,7").held, die(2));
    expect(commit(table, held)).toEqual({ held, refused: true });
  });

  it("is let go by another press", () => {
    const { held } = pressUse(table, NOTHING, "use:0,7");
    expect(pressUse(table, held, "use:0,7").held).toEqual(NOTHING);
  });

  it("that costs a sum is paid when the sum is reached", () => {
    const mana = { ...use, goal: 6, propose: [die(3), die(2)] };
    const rich = board([5, 3, 2], [{ value: 4 }], { uses: [mana] });
    const { held } = pressUse(rich, NOTHING, "use:0,7");
    expect(commit(rich, held).refused).toBe(true);
    expect(commit(rich, pressDie(rich, held, die(5)).held).send).toEqual(["use:0,7", "die:0,3", "die:0,2"]);
  });
});

describe("after a change", () => {
  it("what is held stays as long as it is there", () => {
    const held: Held = { what: "die", die: die(5) };
    expect(stillHeld(board([5], [{ value: 4 }]), held)).toEqual(held);
    expect(stillHeld(board([3], [{ value: 4 }]), held)).toEqual(NOTHING);
  });

  it("of two equal dice the second one can still be held", () => {
    const held: Held = { what: "box", box: 0, dice: [die(3), die(3)] };
    expect(stillHeld(board([3, 3], [{ value: 11, wide: true }]), held)).toEqual(held);
    expect(stillHeld(board([3], [{ value: 11, wide: true }]), held)).toEqual(NOTHING);
  });
});
