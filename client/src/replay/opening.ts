// Imports a game file as a room; the server verifies it.

import { myRooms } from "../lib/my_rooms.svelte";
import type { Created } from "../wire";
import { requestText } from "./text_requests";

/** Not a game file at all, so the server is not asked. */
export class NoGame extends Error {}

interface GameFile {
  kind: string;
  plan?: { game?: string; mode?: string };
  game?: string;
  setup?: { mode?: string };
}

export function readGame(text: string): GameFile {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoGame();
  }
  const kind = (found as GameFile | null)?.kind;
  if (kind !== "room" && kind !== "replay") throw new NoGame();
  return found as GameFile;
}

/** Import a file; returns the room. */
export async function openGame(text: string): Promise<string> {
  const file = readGame(text);
  const { room, host, spectators = "" } = JSON.parse(await requestText("/api/import", { text })) as Created;
  const game = file.plan?.game ?? file.game ?? "";
  const mode = file.plan?.mode ?? file.setup?.mode ?? "";
  myRooms.keep(room, { game, mode, token: host, spectators, over: true });
  return room;
}
