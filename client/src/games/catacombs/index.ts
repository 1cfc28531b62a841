// Catacombs Conquest in the client.

import Skull from "~icons/game-icons/dread-skull";
import Slingshot from "~icons/game-icons/slingshot";
import type { GameClient } from "../game_client";

export const catacombs: GameClient = {
  id: "catacombs_conquest",
  emblem: Skull,
  box: { lid: "#195a57", edge: "#0a2f30" },
  card: { top: "#1f6f6b", bottom: "#0b2f30" },
  drawing: () => import("./arena/Arena.svelte"),
  portraits: () => import("./portraits"),
  course: {
    mode: "duel",
    emblem: Slingshot,
    title: "tutorial-catacombs_conquest",
    lead: "tutorial-catacombs_conquest-lead",
    minutes: 4,
    lessons: () => import("./lessons"),
  },
  optionShelves: { obstacle_layout: "layouts", noise_profile: "profiles" },
};
