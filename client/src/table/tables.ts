// Which table a game is played on: its own, or the plain one.

import { gameClient } from "../games";
import type { TableComponent } from "../games/game_client";

/** Whether a game has a table of its own. */
export function hasOwnTable(game: string): boolean {
  return gameClient(game).table !== undefined;
}

/** The table of a game, loaded when it is first needed; the plain one if the reader prefers it. */
export async function tableOf(game: string, plain = false): Promise<TableComponent> {
  const load = (plain ? undefined : gameClient(game).table) ?? (() => import("./PlainTable.svelte"));
  return (await load()).default;
}
