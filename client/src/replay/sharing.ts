// Handing a finished game on: as a link that opens nothing but the view, or as a file.

import { myRooms } from "../lib/my_rooms.svelte";
import { exchange } from "./letters";

const PLAIN_DIGITS = 32;

/** The way to a replay in this browser, which knows the secret by itself. */
export function replayPath(room: string, at = -1): string {
  return `/replay/${room}${at >= 0 ? `?at=${at}` : ""}`;
}

/** A link for others, with the secret of spectators and never that of a seat; empty where none is known. */
export function linkFor(room: string, open: boolean, at = -1): string {
  const secret = myRooms.find(room)?.spectators ?? "";
  if (!secret && !open) return "";
  return `${location.origin}${replayPath(room, at)}${secret ? `#${secret}` : ""}`;
}

/** The game as a file on this machine: the whole room for those who sat there, else the replay. */
export async function download(room: string, token: string, seated: boolean): Promise<void> {
  const kind = seated ? "export" : "replay";
  saveText(await exchange(`/api/rooms/${room}/${kind}`, { token }), `ludo-${room}.json`);
}

/** A text as a file on this machine. */
export function saveText(content: BlobPart, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** True once it lies in the clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // forbidden, or the page is not from a safe place
  }
}

/** Where chance came from: drawn from the key alone, up to a place from an earlier match, or written into the key. */
export type ChanceOrigin = "drawn" | "branch" | "written";

interface WrittenKey {
  outcomes?: Record<string, number[]>;
  orders?: Record<string, number[][]>;
  earlier?: string;
}

/** The same of a key as it is shown: 16 bytes, and behind them perhaps what was written. */
export function chanceOf(key: string): ChanceOrigin {
  const behind = key.slice(PLAIN_DIGITS).match(/../g) ?? [];
  if (behind.length === 0) return "drawn";
  const bytes = Uint8Array.from(behind, (pair) => parseInt(pair, 16));
  const said = JSON.parse(new TextDecoder().decode(bytes)) as WrittenKey;
  const scripted = Object.keys({ ...said.outcomes, ...said.orders }).length > 0;
  return scripted || (said.earlier && chanceOf(said.earlier) === "written") ? "written" : "branch";
}

/** Is this the key that was promised? Undefined where the browser does not reckon for pages like this one. */
export async function keepsPromise(key: string, commitment: string): Promise<boolean | undefined> {
  const reckoner = globalThis.crypto?.subtle;
  if (!reckoner) return undefined;
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await reckoner.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment.toLowerCase();
}
