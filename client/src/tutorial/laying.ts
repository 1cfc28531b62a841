// The table of a tutorial, made by the server and known to this browser from then on.

import { ask } from "../lib/http";
import { myRooms } from "../lib/my_rooms.svelte";
import type { Created } from "../wire";
import type { Course } from "./lessons";

/** A new room for a tutorial; gives back its name. */
export async function layTable({ game, mode }: Course): Promise<string> {
  const made = await ask<Created>(`/api/tutorials/${game}`, { method: "POST" });
  const { room, host, seats, spectators = "" } = made;
  myRooms.keep(room, { game, mode, token: seats[0]?.token ?? host, spectators });
  return room;
}
