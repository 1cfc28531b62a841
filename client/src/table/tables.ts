// The games that have a table of their own; every other one is played on the plain table.

import type { Component } from "svelte";
import type { Session } from "./session.svelte";

export type Table = Component<{ session: Session }>;

const own: Record<string, () => Promise<{ default: Table }>> = {
  dice_throne: () => import("../dice_throne/Table.svelte"),
};

/** Is there another table than the plain one? */
export function hasOwn(game: string): boolean {
  return game in own;
}

/** The table of a game, loaded when it is first needed; the plain one if that is wanted. */
export async function tableOf(game: string, plain = false): Promise<Table> {
  const load = (plain ? undefined : own[game]) ?? (() => import("./PlainTable.svelte"));
  return (await load()).default;
}
