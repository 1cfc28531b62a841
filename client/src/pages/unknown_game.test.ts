// A game of a third party has no record, no pictures and no messages here; its pages must work all the same.

import { render } from "@testing-library/svelte";
import { beforeAll, expect, it } from "vitest";
import { loadPortraits } from "../games/portraits.svelte";
import { loadWords } from "../lib/words.svelte";
import { hasOwnTable, tableOf } from "../table/tables";
import PlainTable from "../table/PlainTable.svelte";
import type { GameShown } from "../wire";
import GameBox from "./GameBox.svelte";
import TableSetup from "./setup/TableSetup.svelte";

const GAME: GameShown = {
  game: "four_twenty_one",
  name: "421",
  rules_version: 1,
  modes: [{ mode: "duel", name: "duel", seats: [2] }],
  heroes: [
    { hero: "red_dice", name: "Red" },
    { hero: "blue_dice", name: "Blue" },
    { hero: "green_dice", name: "Green" },
  ],
  options: { first_throw: ["three_dice", "two_dice", "one_die"], charge: ["no", "yes"] },
  levels: ["cautious"],
  shelves: [],
};

beforeAll(async () => {
  await loadWords("en");
  await loadPortraits(GAME.game);
});

it("stands on the shelf with a neutral emblem", () => {
  const { container } = render(GameBox, { game: GAME, href: "/new/four_twenty_one" });
  expect(container.querySelector(".name")?.textContent).toBe("421");
  expect(container.querySelector(".art svg")).not.toBeNull();
  expect(container.textContent).toContain("A board game.");
});

it("can be set up, with names made of its ids", () => {
  const { container } = render(TableSetup, { game: GAME, OwnChoices: undefined, Sheets: undefined });
  const text = container.textContent ?? "";
  for (const words of ["Red", "First throw", "two dice", "Charge", "Cautious"]) expect(text).toContain(words);
  expect(text).not.toMatch(/\b(hero|option|value|level)-\w/);
  expect(container.querySelectorAll(".picture svg")).toHaveLength(GAME.heroes.length + 1);
});

it("is played on the plain table", async () => {
  expect(hasOwnTable(GAME.game)).toBe(false);
  expect(await tableOf(GAME.game)).toBe(PlainTable);
});
