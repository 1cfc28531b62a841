// The games that have a table of their own; every other one is played on the plain table.

import type { Component } from "svelte";
import type { Session } from "./session.svelte";

export type Table = Component<{ session: Session }>;

const own: Record<string, () => Promise<{ default: Table }>> = {
  dice_throne: () => import("../dice_throne/Table.svelte"),
};

/** The table of a game, loaded when it is first needed. */
export async function tableOf(game: string): Promise<Table> {
  const load = own[game] ?? (() => import("./PlainTable.svelte"));
  return (await load()).default;
}
