import { beforeEach, describe, expect, it } from "vitest";
import { byGame, byHero, byMatchUp, counts, played, type Played } from "./played.svelte";

let rooms = 0;

function game(seats: [hero: string, own: boolean, won: boolean][], name = "dice_throne"): Played {
  const shown = seats.map(([hero, own, won]) => ({ hero, own, won }));
  return { room: `r${rooms++}`, game: name, mode: "duel", at: 0, seats: shown };
}

const won = game([["monk", true, true], ["ninja", false, false]]); // prettier-ignore
const lost = game([["monk", true, false], ["ninja", false, true]]); // prettier-ignore
const drawn = game([["monk", true, false], ["treant", false, false]]); // prettier-ignore
const dungeon = game([["mage", true, true]], "one_deck_dungeon");
const around = game([["monk", true, true], ["ninja", true, false]]); // prettier-ignore
const all = [won, lost, drawn, dungeon, around];

describe("games that were played", () => {
  beforeEach(() => {
    localStorage.clear();
    played.list = [];
  });

  it("add up by game, most played first, those around one screen left out", () => {
    expect(counts(around)).toBe(false);
    expect(byGame(all)).toEqual([
      { game: "dice_throne", games: 3, wins: 1 },
      { game: "one_deck_dungeon", games: 1, wins: 1 },
    ]);
  });

  it("add up by hero and by whom one met", () => {
    expect(byHero(all, "dice_throne")).toEqual([{ hero: "monk", games: 3, wins: 1 }]);
    expect(byMatchUp(all, "dice_throne", "monk")).toEqual([
      { against: "ninja", games: 2, wins: 1 },
      { against: "treant", games: 1, wins: 0 },
    ]);
    expect(byMatchUp(all, "one_deck_dungeon", "mage")).toEqual([]);
  });

  it("tell partners from opponents by who won", () => {
    const teams = game([["monk", true, true], ["paladin", false, true], ["ninja", false, false]]); // prettier-ignore
    expect(byMatchUp([teams], "dice_throne", "monk").map((one) => one.against)).toEqual(["ninja"]);
  });

  it("are kept once, in this browser", () => {
    played.keep(won);
    played.keep({ ...won, at: 9 });
    expect(played.list).toEqual([won]);
    expect(JSON.parse(localStorage.getItem("ludotheque.played") ?? "")).toEqual([won]);
  });
});
