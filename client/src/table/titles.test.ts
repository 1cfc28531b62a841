import { beforeAll, describe, expect, it } from "vitest";
import { loadWords } from "../lib/words.svelte";
import type { SeatShown, State } from "../wire";
import { placeAt, playersAt } from "./titles";

beforeAll(() => loadWords("en"));

function seat(number: number, hero_name: string, name = ""): SeatShown {
  return { seat: number, kind: "here", name, hero: hero_name.toLowerCase(), hero_name } as SeatShown;
}

function table(more: Partial<State> = {}): State {
  const seats = [seat(0, "Barbarian"), seat(1, "Monk")];
  return { phase: "playing", seats, waiting: [0], view: { turn: 7 }, ...more } as State;
}

describe("the title of a table", () => {
  it.each([
    ["your turn first", table(), [0], {}, "Your turn · Barbarian – Monk, turn 7"],
    ["whose turn it is", table(), [1], {}, "Barbarian to play · Barbarian – Monk, turn 7"],
    ["no turn before the first", table({ view: { turn: 0 } }), [0], {}, "Your turn · Barbarian – Monk"],
    ["no turn of a game without any", table({ view: null }), [0], {}, "Your turn · Barbarian – Monk"],
    ["that it is over", table({ phase: "over" }), [0], {}, "The game is over · Barbarian – Monk"],
    ["a replay", table({ phase: "over" }), [], { replayed: true }, "Replay: Barbarian – Monk, turn 7"],
    ["a tutorial", table(), [0], { course: "The duel" }, "Your turn · The duel"],
  ])("says %s", (_, state, own, how, wanted) => {
    expect(placeAt(state, own, how)).toBe(wanted);
  });

  it("names players without heroes, and any number of them", () => {
    expect(playersAt(table({ seats: [seat(0, "", "Anna"), seat(1, "Monk"), seat(2, "")] }))).toBe(
      "Anna – Monk – Player 3",
    );
    expect(playersAt(table({ seats: [seat(0, "Mage")] }))).toBe("Mage");
  });
});
