// What the title of the window says about a table.

import { t } from "../lib/words.svelte";
import type { State } from "../wire";
import { seatName, titleWords } from "./names";

/** Who plays: heroes where there are any, else the players. */
export function playersAt(state: State): string {
  const names = state.seats.map((one) => one.hero_name || seatName(state, one.seat));
  return names.slice(1).reduce((others, other) => t("title-against", { others, other }), names[0] ?? "");
}

/** The number of the turn, 0 before the first and in games without turns. */
function turnAt(state: State): number {
  const turn = state.view?.["turn"];
  return typeof turn === "number" ? turn : 0;
}

/** Who plays and, except for a finished game, in which turn. */
function gameAt(state: State, over: boolean): string {
  const turn = over ? 0 : turnAt(state);
  const players = playersAt(state);
  return turn > 0 ? t("title-game", { players, turn }) : players;
}

/** The title of a table. Whose turn it is, or how the game ended, comes first, because a narrow tab shows only the beginning. */
export function placeAt(
  state: State,
  own: readonly number[],
  { course = "", replayed = false }: { course?: string; replayed?: boolean },
): string {
  if (replayed) return t("title-replay", { game: gameAt(state, false) });
  const game = course || gameAt(state, state.phase !== "playing");
  return t("title-table", { turn: titleWords(state, own), game });
}
