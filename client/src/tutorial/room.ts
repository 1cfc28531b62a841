// The room of a tutorial: the server creates it, this browser keeps the access to it.

import { ask } from "../lib/http";
import { myRooms } from "../lib/my_rooms.svelte";
import type { Created } from "../wire";
import type { GameCourse } from "./courses";

/** Create a room for a tutorial; returns its name. */
export async function createRoom({ game, mode }: GameCourse): Promise<string> {
  const made = await ask<Created>(`/api/tutorials/${game}`, { method: "POST" });
  const { room, host, seats, spectators = "" } = made;
  myRooms.keep(room, { game, mode, token: seats[0]?.token ?? host, spectators });
  return room;
}
