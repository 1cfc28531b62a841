// Dice Throne in the client.

import Swords from "~icons/game-icons/crossed-swords";
import Crown from "~icons/game-icons/crown";
import type { GameClient } from "../game_client";

export const diceThrone: GameClient = {
  id: "dice_throne",
  emblem: Crown,
  box: { lid: "#8a2230", edge: "#4a0d18" },
  card: { top: "#9a2735", bottom: "#4e0f1a" },
  table: () => import("./table/Table.svelte"),
  portraits: () => import("./portraits"),
  emblems: async () => ({ default: (await import("./icons/emblems")).emblems }),
  course: {
    mode: "duel",
    emblem: Swords,
    title: "tutorial-dice_throne",
    lead: "tutorial-dice_throne-lead",
    minutes: 5,
    lessons: () => import("./lessons"),
  },
  optionShelves: {},
  hasWindows: true,
};
