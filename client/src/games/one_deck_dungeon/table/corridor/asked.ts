// Where each kind of question is shown.

import type { DungeonView } from "../../../../views";

/** The corridor fills the stage, or it lies over the encounter and its dice, or the tray asks. */
export type Place = "stage" | "over" | "none";

/** Answered with the dice and boxes of an encounter. */
const OF_THE_TRAY = new Set(["act", "place", "pay", "exchange", "discard", "die"]);
/** Asked about dice and boxes that stay in view, if there are any. */
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

export function placeOf(kind: string, view: DungeonView): Place {
  if (OF_THE_TRAY.has(kind)) return "none";
  const rolled = view.encounter?.pools.some((pool) => pool.length > 0) || view.encounter?.boxes.length;
  return DURING.has(kind) && rolled ? "over" : "stage";
}
