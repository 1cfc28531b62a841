// The room of a tutorial: the server creates it, this browser keeps the access to it.

import { ask } from "../lib/http";
import { myRooms } from "../lib/my_rooms.svelte";
import type { Created, Plan } from "../wire";
import type { GameCourse } from "./courses";

/** Create a room for a tutorial, or for one of its chapters; returns its name. */
export async function createRoom({ game, mode }: GameCourse, chapter = ""): Promise<string> {
  const query = chapter && `?chapter=${chapter}`;
  return keep(game, mode, await ask<Created>(`/api/tutorials/${game}${query}`, { method: "POST" }));
}

/** Create the room of the first game after a tutorial: alone, with hints and free takebacks; returns its name. */
export async function createFirstGame({ game, mode, first }: GameCourse): Promise<string> {
  const seats = [{ kind: "here" as const }];
  const body: Plan = { game, mode, heroes: [first?.hero ?? null], seats, policy: { hints: true, takeback: "free" } };
  if (first) body.options = first.options;
  return keep(game, mode, await ask<Created>("/api/rooms", { body }));
}

function keep(game: string, mode: string, { room, host, seats, spectators = "" }: Created): string {
  myRooms.keep(room, { game, mode, token: seats[0]?.token ?? host, spectators });
  return room;
}
