// Which table a game is played on: its own, or the plain one.

import { gameClient } from "../games";
import type { TableComponent } from "../games/game_client";

/** Whether a game has a table of its own. */
export function hasOwnTable(game: string): boolean {
  return gameClient(game).table !== undefined;
}

/** Whether a question is answered on a campaign sheet. */
export function isOnSheet(game: string, kind: string | undefined): boolean {
  return gameClient(game).campaign?.asks.includes(kind ?? "") ?? false;
}

/**
 * The table of a game, loaded when it is first needed; the plain one if the reader prefers it. A campaign sheet on which
 * a question is answered stands in the place of either.
 */
export async function tableOf(game: string, plain = false, onSheet = false): Promise<TableComponent> {
  const client = gameClient(game);
  const own = onSheet ? client.campaign?.answers : plain ? undefined : client.table;
  const load = own ?? (() => import("./PlainTable.svelte"));
  return (await load()).default;
}
