// What the pages say of a game. A game that is not ours sends its own words along with the list of games.

import type { GameShown } from "../wire";

type Worded = Pick<GameShown, "words"> | undefined;

/** The words a game sent under a key, otherwise ours; where neither knows any, which shows as the key, the bare id. */
export function ofGame(game: Worded, key: string, ours: string, bare = ""): string {
  return game?.words?.[key] ?? (ours === key ? bare : ours);
}
