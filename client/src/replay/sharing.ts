// Sharing a finished game: as a link for viewing, or as a file.

import { myRooms } from "../lib/my_rooms.svelte";
import { requestText } from "./text_requests";

const PLAIN_DIGITS = 32;

/** The address of a replay in this browser, which has stored the secret. */
export function replayPath(room: string, at = -1): string {
  return `/replay/${room}${at >= 0 ? `?at=${at}` : ""}`;
}

/** A link for others with the spectators' secret, never that of a seat; empty if there is none. */
export function linkFor(room: string, open: boolean, at = -1): string {
  const secret = myRooms.find(room)?.spectators ?? "";
  if (!secret && !open) return "";
  return `${location.origin}${replayPath(room, at)}${secret ? `#${secret}` : ""}`;
}

/** Download the game: the whole room for its players, else the replay. */
export async function download(room: string, token: string, seated: boolean): Promise<void> {
  const kind = seated ? "export" : "replay";
  saveText(await requestText(`/api/rooms/${room}/${kind}`, { token }), `ludo-${room}.json`);
}

/** Download a text as a file. */
export function saveText(content: BlobPart, name: string): void {
  saveFile(new File([content], name, { type: "application/json" }));
}

/** Hand a file to the share sheet of the device; returns false where it has none, or does not take the file. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  const shared = { files: [file], title };
  if (!navigator.canShare?.(shared)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"; // the player has changed their mind
  }
}

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copy to the clipboard; returns whether it succeeded. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // forbidden, or not a secure context
  }
}

/** Where random numbers came from: the key alone, partly an earlier match, or written into the key. */
export type ChanceOrigin = "drawn" | "branch" | "written";

interface WrittenKey {
  outcomes?: Record<string, number[]>;
  orders?: Record<string, number[][]>;
  earlier?: string;
}

/** The origin by a displayed key: 16 bytes, optionally followed by written results. */
export function chanceOf(key: string): ChanceOrigin {
  const behind = key.slice(PLAIN_DIGITS).match(/../g) ?? [];
  if (behind.length === 0) return "drawn";
  const bytes = Uint8Array.from(behind, (pair) => parseInt(pair, 16));
  const said = JSON.parse(new TextDecoder().decode(bytes)) as WrittenKey;
  const scripted = Object.keys({ ...said.outcomes, ...said.orders }).length > 0;
  return scripted || (said.earlier && chanceOf(said.earlier) === "written") ? "written" : "branch";
}

/** Whether the key matches the commitment; undefined where the browser offers no hashing. */
export async function keepsPromise(key: string, commitment: string): Promise<boolean | undefined> {
  const crypto = globalThis.crypto?.subtle;
  if (!crypto) return undefined;
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === commitment.toLowerCase();
}
