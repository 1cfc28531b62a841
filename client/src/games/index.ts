// The games that have a client of their own. Nothing else in the client lists games.

import { catacombs } from "./catacombs";
import { diceThrone } from "./dice_throne";
import { type GameClient, unknownGame } from "./game_client";
import { oneDeckDungeon } from "./one_deck_dungeon";

/** In the order in which the home page and the tutorials show them. */
export const games: readonly GameClient[] = [diceThrone, oneDeckDungeon, catacombs];

const byId = new Map(games.map((game) => [game.id, game]));

/** The record of a game, or defaults for a game that is not listed here. */
export function gameClient(id: string): GameClient {
  return byId.get(id) ?? unknownGame(id);
}

/** Where a newcomer starts: the first tutorial, or the list of them. */
export function firstLessonPath(): string {
  const first = games.find((game) => game.course);
  return first ? `/learn/${first.id}` : "/learn";
}
