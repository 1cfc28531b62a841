import { describe, expect, it } from "vitest";
import type { GameShown } from "../../wire";
import { LATER, RANDOM, drawn, planOf, seatsFor, sidesFrom, tables, defaultPolicy, type SetupChoices } from "./plan";

const heroes = (...names: string[]) => names.map((hero) => ({ hero, name: hero }));
const duel: GameShown = {
  game: "g",
  name: "G",
  rules_version: 1,
  modes: [
    { mode: "solo", name: "solo", seats: [1] },
    { mode: "many", name: "many", seats: [2, 3] },
  ],
  heroes: heroes("a", "b", "c", "d"),
  options: { promo: ["no", "yes"], place: ["cave", "reef"] },
  levels: ["random", "sensible"],
  shelves: [],
};
const sided: GameShown = { ...duel, heroes: heroes("sword", "skull") };

function setup(change: Partial<SetupChoices> = {}): SetupChoices {
  return {
    game: "g",
    mode: "many",
    seats: seatsFor(duel, "bots", 2),
    options: { promo: "no", place: "reef" },
    policy: defaultPolicy("bots"),
    roomName: "",
    playerName: "Ada",
    ...change,
  };
}

describe("seats", () => {
  it("are filled by who plays", () => {
    expect(seatsFor(duel, "bots", 3).map((seat) => seat.kind)).toEqual(["here", "bot", "bot"]);
    expect(seatsFor(duel, "screen", 2).map((seat) => seat.kind)).toEqual(["here", "here"]);
    expect(seatsFor(duel, "online", 2).map((seat) => seat.hero)).toEqual([RANDOM, LATER]);
  });

  it("keep what was chosen when their number changes", () => {
    const chosen = seatsFor(duel, "bots", 2).map((seat, place) => (place === 0 ? { ...seat, hero: "c" } : seat));
    expect(seatsFor(duel, "bots", 3, chosen).map((seat) => seat.hero)).toEqual(["c", RANDOM, RANDOM]);
  });

  it("take the sides in turn, whichever seat chose", () => {
    const seats = seatsFor(sided, "bots", 3);
    expect(seats.map((seat) => seat.hero)).toEqual(["sword", "skull", "sword"]);
    expect(sidesFrom(sided, seats, 0, "skull").map((seat) => seat.hero)).toEqual(["skull", "sword", "skull"]);
    expect(sidesFrom(sided, seats, 2, "skull").map((seat) => seat.hero)).toEqual(["skull", "sword", "skull"]);
  });

  it("offer no table for one to several people", () => {
    expect(tables(duel, "bots")).toHaveLength(3);
    expect(tables(duel, "online").map((table) => table.seats)).toEqual([2, 3]);
  });
});

describe("the plan", () => {
  it("draws heroes by lot without giving one twice", () => {
    const seats = ["a", RANDOM, RANDOM, RANDOM].map((hero) => ({ kind: "here" as const, hero, level: "" }));
    expect(new Set(drawn(duel, seats, () => 0))).toEqual(new Set(["a", "b", "c", "d"]));
    expect(drawn(duel, [{ kind: "link", hero: LATER, level: "" }], () => 0)).toEqual([null]);
  });

  it("names only options that differ from the usual", () => {
    expect(planOf(setup(), duel, () => 0).options).toEqual({ place: "reef" });
  });

  it("leaves all heroes open in a draft", () => {
    const policy = { ...defaultPolicy("online"), draft: true, bans: 1 };
    const plan = planOf(setup({ policy }), duel, () => 0);
    expect(plan.heroes).toEqual([null, null]);
    expect(plan.policy?.draft).toEqual({ kind: "snake", bans: 1 });
  });

  it("gives slow players of this screen more time, and nobody else", () => {
    const policy = { ...defaultPolicy("bots"), timer: "bank" as const, factor: 2 };
    const timer = planOf(setup({ policy }), duel, () => 0).policy?.timer;
    expect(timer).toEqual({ kind: "bank", seconds: 120, increment: 10, window_seconds: 20, factors: [2, 1] });
  });

  it("says the player's name at the first seat alone", () => {
    expect(planOf(setup(), duel, () => 0).seats.map((seat) => seat.name)).toEqual(["Ada", ""]);
  });
});
