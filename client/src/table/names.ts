// Names of seats and descriptions of turns in the reader's language.

import { plainText } from "../lib/narration.svelte";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/words.svelte";
import type { SeatShown, State } from "../wire";

export function seatName(state: State | undefined, seat: number): string {
  const found = state?.seats.find((one) => one.seat === seat);
  return found?.name || found?.hero_name || t("table-seat-number", { number: seat + 1 });
}

const LEVELS = ["easy", "medium", "hard"];

/** A bot in a few words: that it is one, and its level if the game has levels. */
export function botWords({ level = "" }: SeatShown): string {
  return LEVELS.includes(level) ? t("table-bot-level", { level }) : t("table-bot");
}

/** The name of a seat; of a bot, with its level. */
export function nameWithLevel(state: State | undefined, seat: number): string {
  const name = seatName(state, seat);
  const level = state?.seats.find((one) => one.seat === seat)?.level ?? "";
  return LEVELS.includes(level) ? t("table-named-level", { name, level }) : name;
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.lang, { type: "conjunction" }).format(names);
}

/** Whose turn it is, seen by the owner of these seats. */
export function turnWords(state: State, own: readonly number[]): string {
  if (state.phase !== "playing") return t("turn-over");
  if (state.paused) return t("turn-paused");
  const waiting = state.waiting ?? [];
  if (state.window || waiting.length === 0) return t("turn-window");
  const mine = waiting.filter((seat) => own.includes(seat));
  if (mine.length > 0 && own.length === 1) return t("turn-yours");
  return t("turn-of", { names: listed((mine.length ? mine : waiting).map((seat) => seatName(state, seat))) });
}

/** The title of the page: how it ended, else whose turn it is. */
export function titleWords(state: State, own: readonly number[]): string {
  return plainText(state.result?.text ?? []).replace(/\.$/, "") || turnWords(state, own);
}

/** Seconds as minutes and seconds. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** The text of the action bar while nothing is asked. */
export function waitWords(state: State, own: readonly number[]): string {
  if (state.phase !== "playing") return t("turn-over");
  if (state.paused) return t("wait-paused");
  if (state.answered?.length) return t("wait-answered");
  const waiting = (state.waiting ?? []).filter((seat) => !own.includes(seat));
  if (state.window || waiting.length === 0) return t("wait-window");
  return t("wait-for", { names: listed(waiting.map((seat) => seatName(state, seat))) });
}
