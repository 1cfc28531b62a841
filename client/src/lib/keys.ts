// Keyboard shortcuts: one list for the help, the settings and the listeners.

import { settings } from "./settings.svelte";

export type KeyAct =
  | "main"
  | "undo"
  | "hint"
  | "pass_on"
  | "hold"
  | "best"
  | "give_back"
  | "details"
  | "log"
  | "odds"
  | "rules"
  | "text"
  | "type"
  | "help"
  | "back"
  | "pin"
  | "film_play"
  | "film_back"
  | "film_on"
  | "film_start"
  | "film_end";

/** Where a key works: while playing, in a replay ("film"), at every table, or while a term card is open. */
export type KeyPlace = "live" | "film" | "table" | "card";

export interface KeyRow {
  act: KeyAct;
  /** Default keys; any of them works. */
  keys: readonly string[];
  place: KeyPlace;
  /** Its message key. */
  words: string;
  /** Cannot be reassigned. */
  fixed?: true;
}

export const KEYS: readonly KeyRow[] = [
  { act: "main", keys: ["Enter"], place: "live", words: "key-main" },
  { act: "undo", keys: ["u"], place: "live", words: "key-undo" },
  { act: "hint", keys: ["h"], place: "live", words: "key-hint" },
  { act: "pass_on", keys: ["p"], place: "live", words: "key-pass-on" },
  { act: "hold", keys: ["s"], place: "live", words: "key-hold" },
  { act: "best", keys: ["b"], place: "live", words: "key-best" },
  { act: "give_back", keys: ["x"], place: "live", words: "key-give-back" },
  { act: "details", keys: ["i"], place: "table", words: "key-details" },
  { act: "log", keys: ["l"], place: "table", words: "key-log" },
  { act: "odds", keys: ["o"], place: "table", words: "key-odds" },
  { act: "rules", keys: ["r"], place: "table", words: "key-rules" },
  { act: "text", keys: ["t"], place: "table", words: "key-text" },
  { act: "type", keys: [":", "/"], place: "live", words: "key-type" },
  { act: "help", keys: ["?"], place: "table", words: "key-help" },
  { act: "back", keys: ["Escape"], place: "table", words: "key-back", fixed: true },
  { act: "film_play", keys: [" "], place: "film", words: "key-film-play" },
  { act: "film_back", keys: ["ArrowLeft"], place: "film", words: "key-film-back" },
  { act: "film_on", keys: ["ArrowRight"], place: "film", words: "key-film-on" },
  { act: "film_start", keys: ["Home"], place: "film", words: "key-film-start" },
  { act: "film_end", keys: ["End"], place: "film", words: "key-film-end" },
  { act: "pin", keys: ["p"], place: "card", words: "key-pin" },
];

function rowOf(act: KeyAct): KeyRow {
  const found = KEYS.find((one) => one.act === act);
  if (!found) throw new Error(`there are no keys for ${act}`);
  return found;
}

/** Letters are the same key with and without Shift. */
function sameKey(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** The current keys of an act: the chosen one, else the defaults. */
export function keysOf(act: KeyAct): readonly string[] {
  const { keys, fixed } = rowOf(act);
  const chosen = settings.keys[act];
  return chosen === undefined || fixed ? keys : [chosen];
}

/** Whether a key triggers an act. */
export function triggers(key: string, act: KeyAct): boolean {
  return keysOf(act).includes(sameKey(key));
}

/** The act of a key at a table, except for replays and open cards. */
export function actOf(key: string): KeyAct | undefined {
  return KEYS.find((one) => (one.place === "live" || one.place === "table") && triggers(key, one.act))?.act;
}

/** Why a key cannot be assigned: it is fixed, or another act in the same place has it. */
export type KeyRefusal = { why: "kept" } | { why: "taken"; by: KeyRow };

function overlap(one: KeyPlace, other: KeyPlace): boolean {
  if (one === other) return true;
  return one !== "card" && other !== "card" && (one === "table" || other === "table");
}

/** Only characters can be assigned, or a default of the act: digits pick answers, named keys navigate. */
export function refusal(act: KeyAct, key: string): KeyRefusal | undefined {
  const row = rowOf(act);
  const wanted = sameKey(key);
  const own = row.keys.includes(wanted);
  if (row.fixed || (!own && !/^[^\s\d]$/u.test(wanted))) return { why: "kept" };
  const by = KEYS.find((one) => one.act !== act && overlap(one.place, row.place) && triggers(wanted, one.act));
  return by && { why: "taken", by };
}

/** Assign a key to an act, if it is free. */
export function assignKey(act: KeyAct, key: string): KeyRefusal | undefined {
  const refused = refusal(act, key);
  if (refused) return refused;
  const others = Object.fromEntries(Object.entries(settings.keys).filter(([one]) => one !== act));
  settings.keys = rowOf(act).keys.includes(sameKey(key)) ? others : { ...others, [act]: sameKey(key) };
  return undefined;
}

export function resetKeys(): void {
  settings.keys = {};
}

/** A key as `aria-keyshortcuts` spells it. */
export function shortcut(act: KeyAct): string {
  return keysOf(act)
    .map((key) => (key === " " ? "Space" : key))
    .join(" ");
}

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSING = "button, a, summary, [role=button], [role=tab], [role=menuitem]";

/** Whether a table may handle this key: not while typing, with a modifier, or in a dialog. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("dialog:modal")) return false;
  if (target?.closest(TYPING)) return isSlider(target) ? event.key.length === 1 : event.key === "Escape";
  // Enter on a button activates that button.
  return !(event.key === "Enter" && target?.closest(PRESSING));
}

/** Sliders use arrow keys but no letters or digits. */
function isSlider(target: Element): boolean {
  return target instanceof HTMLInputElement && target.type === "range";
}

/** The index of the entry that a digit picks, -1 for none; the digit 0 is the tenth. */
export function indexOfDigit(key: string): number {
  if (!/^[0-9]$/.test(key)) return -1;
  return key === "0" ? 9 : Number(key) - 1;
}

/** Handle free keys after all other listeners, which keep a key by preventing its default. */
export function listenLast(listener: (event: KeyboardEvent) => void): () => void {
  const bubble = (event: KeyboardEvent): void => {
    if (isFree(event)) listener(event);
  };
  // Adding it during the capture phase puts it behind every other listener on the window.
  const capture = (): void => {
    removeEventListener("keydown", bubble);
    addEventListener("keydown", bubble, { once: true });
  };
  addEventListener("keydown", capture, { capture: true });
  return () => {
    removeEventListener("keydown", capture, { capture: true });
    removeEventListener("keydown", bubble);
  };
}
