// One Deck Dungeon in the client.

import Gate from "~icons/game-icons/dungeon-gate";
import type { GameClient } from "../game_client";

export const oneDeckDungeon: GameClient = {
  id: "one_deck_dungeon",
  emblem: Gate,
  box: { lid: "#33458f", edge: "#151d47" },
  card: { top: "#3c4fa0", bottom: "#161f4a" },
  table: () => import("./table/Table.svelte"),
  portraits: () => import("./portraits"),
  course: {
    mode: "solo",
    emblem: Gate,
    title: "tutorial-one_deck_dungeon",
    lead: "tutorial-one_deck_dungeon-lead",
    minutes: 8,
    lessons: () => import("./lessons"),
    // In the easiest dungeon the sensible player wins most often with the warrior: 38% of 250 games as a veteran, where
    // the next best hero has 35% (docs/reports/one_deck_dungeon_strength.md). She is known from the lessons, too.
    first: { hero: "warrior", options: { dungeon: "dragons_cave", difficulty: "novice" } },
  },
  setup: { options: ["dungeon", "difficulty"], choices: () => import("./DungeonChoice.svelte") },
  optionShelves: { basic_potion: "potions" },
  campaign: {
    pages: () => import("./campaign/Pages.svelte"),
    setup: () => import("./campaign/ChooseSheets.svelte"),
    after: () => import("./campaign/AfterGame.svelte"),
    asks: ["focus", "tick"],
    answers: () => import("./campaign/SheetTable.svelte"),
  },
};
