// Numbers printed on the turn sequence and stairs cards, which no view carries.

import type { DungeonView } from "../../../../views";

const FOUR = 4;

/** Time that the next turn spends (ODD-TURN-2). */
export function nextTurn(view: DungeonView): number {
  return view.heroes.length === FOUR ? 4 : 2;
}

/** Tokens at which the stairs strike (ODD-FLOOR-2, ODD-4P-11). */
export function stairPlaces(view: DungeonView): number {
  return view.heroes.length === FOUR ? 6 : 3;
}
