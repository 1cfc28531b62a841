// The keys of the table: one list, shown in the help and followed by the frame. Tables add their own in front of it.

export type KeyCommand = "undo" | "hint" | "log" | "rules" | "odds" | "text" | "help" | "type" | "main" | "back";

/** What a key does, with the key of its words in table.ftl. */
export const KEYS: readonly { keys: readonly string[]; command: KeyCommand; words: string }[] = [
  { keys: ["Enter"], command: "main", words: "key-main" },
  { keys: ["u"], command: "undo", words: "key-undo" },
  { keys: ["h"], command: "hint", words: "key-hint" },
  { keys: ["l"], command: "log", words: "key-log" },
  { keys: ["o"], command: "odds", words: "key-odds" },
  { keys: ["r"], command: "rules", words: "key-rules" },
  { keys: ["t"], command: "text", words: "key-text" },
  { keys: [":", "/"], command: "type", words: "key-type" },
  { keys: ["?"], command: "help", words: "key-help" },
  { keys: ["Escape"], command: "back", words: "key-back" },
];

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSING = "button, a, summary, [role=button], [role=tab], [role=menuitem]";

/** May a table hear this key? Not while somebody writes, holds a modifier, or has a dialog open. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector("dialog:modal")) return false;
  if (target?.closest(TYPING)) return isSlider(target) ? event.key.length === 1 : event.key === "Escape";
  // Enter on a button presses that button, not the main action.
  return !(event.key === "Enter" && target?.closest(PRESSING));
}

/** Arrows belong to a slider; letters and digits mean nothing to it. */
function isSlider(target: Element): boolean {
  return target instanceof HTMLInputElement && target.type === "range";
}

/** The number of an entry that a key picks, from 0; -1 for none. 0 is the tenth. */
export function pickedBy(key: string): number {
  if (!/^[0-9]$/.test(key)) return -1;
  return key === "0" ? 9 : Number(key) - 1;
}

export function commandOf(key: string): KeyCommand | undefined {
  const wanted = key.length === 1 ? key.toLowerCase() : key;
  return KEYS.find((one) => one.keys.includes(wanted))?.command;
}

/** Hear free keys last of all: whoever handles a key before and prevents its default keeps it. */
export function lastToHear(hear: (event: KeyboardEvent) => void): () => void {
  const bubble = (event: KeyboardEvent): void => {
    if (isFree(event)) hear(event);
  };
  // Added anew while the key comes down, it stands behind every listener that a table has put on the window.
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
