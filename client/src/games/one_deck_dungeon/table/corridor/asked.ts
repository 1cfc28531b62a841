// Where each kind of question is shown.

import type { DungeonView } from "../../../../views";

/** The corridor fills the stage, or it lies over the encounter, or the boxes and the dice ask by themselves. */
export type Place = "stage" | "over" | "none";

/** Answered with the boxes and the dice of an encounter. */
const OF_THE_DICE = new Set(["act", "place", "pay", "exchange", "discard", "die"]);
/** Asked about an encounter that stays in view, if there is one. */
const DURING = new Set([
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

/** Phases in which dice are or were laid. */
const LAID = new Set(["act", "consequences", "hit"]);

export function placeOf(kind: string, view: DungeonView): Place {
  if (OF_THE_DICE.has(kind)) return "none";
  return DURING.has(kind) && view.encounter?.boxes.length && LAID.has(view.phase) ? "over" : "stage";
}
