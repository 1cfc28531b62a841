// Where each kind of question is shown.

import type { DungeonView } from "../../../../views";

/** The corridor fills the stage, or it stands below the encounter, or the stage and its dice ask by themselves. */
export type Place = "stage" | "over" | "none";

/** Answered with the card, the boxes and the dice of an encounter. */
const OF_THE_STAGE = new Set(["peril", "act", "place", "pay", "exchange", "discard", "die"]);
/** Asked about an encounter that stays in view, if there is one. */
const DURING = new Set([
  "abilities",
  "first",
  "bonus",
  "stored",
  "receiver",
  "value",
  "color",
  "text",
  "hero",
  "heal",
  "item",
  "survive",
  "reroll",
  "hook",
  "number",
]);

export function placeOf(kind: string, view: DungeonView): Place {
  if (OF_THE_STAGE.has(kind)) return "none";
  return DURING.has(kind) && view.encounter ? "over" : "stage";
}
