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
    minutes: 4,
    lessons: () => import("./lessons"),
  },
  setup: { options: ["dungeon", "difficulty"], choices: () => import("./DungeonChoice.svelte") },
  optionShelves: { basic_potion: "potions" },
  hasCampaignSheets: true,
};
