// Entering a room: what a link opens, sitting down, and links for others or for a second device.

import type { Joined, LinkShown, RoomSummary, SeatLink } from "../wire";
import { ask, Refusal } from "./http";
import { holds, myRooms } from "./my_rooms.svelte";

export type Entrance =
  | { kind: "inside"; token: string }
  | { kind: "invited"; link: string; seat: number; device: boolean }
  | { kind: "refused"; reason: string }
  /** The room is private, and nothing that opens it is known here. */
  | { kind: "outside" };

const TOKEN_BYTES = 16;
const NOT_FOUND = 404;

/** The token of a seat: 128 random bits in the server's notation. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What the secret in the address opens; without one, what this browser has stored. */
export async function entranceOf(room: string, secret: string): Promise<Entrance> {
  const mine = myRooms.find(room);
  const kept = mine?.token ?? "";
  if (!secret || secret === kept || secret === mine?.link) return { kind: "inside", token: kept };
  if (mine?.joining?.link === secret && (await isOwn(room, mine.joining.token))) return storeSeat(room, mine.joining);
  try {
    return entranceByLink(room, secret, await fetchLink(room, secret));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === NOT_FOUND) return { kind: "inside", token: secret };
    return { kind: "refused", reason: error.problem.reason };
  }
}

/** What an address without a secret opens in a browser that does not know the room. */
export async function lookUpRoom(room: string): Promise<Entrance> {
  try {
    const { policy } = await ask<RoomSummary>(`/api/rooms/${encodeURIComponent(room)}`);
    return policy["spectators"] === "open" ? { kind: "inside", token: "" } : { kind: "outside" };
  } catch (error) {
    if (error instanceof Refusal && error.status === NOT_FOUND) return { kind: "inside", token: "" };
    throw error;
  }
}

function fetchLink(room: string, token: string): Promise<LinkShown> {
  return ask<LinkShown>(`/api/rooms/${room}/link`, { token });
}

function entranceByLink(room: string, secret: string, { opens, seat = -1 }: LinkShown): Entrance {
  if (opens === "seat" || opens === "device")
    return { kind: "invited", link: secret, seat, device: opens === "device" };
  const mine = myRooms.find(room);
  // A link for spectators must not take the place of a seat.
  if (mine && opens === "watch" && holds(mine)) return { kind: "inside", token: mine.token };
  myRooms.keep(room, { token: secret });
  return { kind: "inside", token: secret };
}

/** A response may have been lost: whether the token already holds a seat. */
async function isOwn(room: string, token: string): Promise<boolean> {
  try {
    return (await fetchLink(room, token)).opens === "own";
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function storeSeat(room: string, { link, token }: { link: string; token: string }): Entrance {
  myRooms.keep(room, { token, link, joining: undefined });
  return { kind: "inside", token };
}

/** Sit down by a link, or at a free seat of a public room; returns the token of the seat. */
export async function sitDown(room: string, request: { link?: string; seat?: number; name: string }): Promise<string> {
  const { link = "", seat, name } = request;
  const mine = myRooms.find(room);
  const begun = mine?.joining?.link === link ? mine.joining.token : undefined;
  const fresh = mine && holds(mine) ? mine.token : (begun ?? newToken());
  myRooms.keep(room, { joining: { link, token: fresh } });
  const body = { token: link, fresh, name, ...(seat === undefined ? {} : { seat }) };
  try {
    const { token } = await ask<Joined>(`/api/rooms/${room}/join`, { body });
    storeSeat(room, { link, token });
    return token;
  } catch (error) {
    if (error instanceof Refusal) dropJoining(room);
    throw error;
  }
}

/** The server refused; there is nothing to retry. */
function dropJoining(room: string): void {
  if (myRooms.find(room)?.token) myRooms.keep(room, { joining: undefined });
  else myRooms.forget(room);
}

/** For the host: a new link to a seat that is free, or whose player is away. */
export async function newLink(room: string, token: string, seat: number): Promise<string> {
  const made = await ask<SeatLink>(`/api/rooms/${room}/invite`, { body: { seat }, token });
  const others = myRooms.find(room)?.invitations.filter((one) => one.seat !== seat) ?? [];
  myRooms.keep(room, { invitations: [...others, { seat, token: made.token }] });
  return made.token;
}

/** A single-use link that opens an own seat on another device. */
export async function deviceLink(room: string, token: string, seat: number): Promise<string> {
  return (await ask<SeatLink>(`/api/rooms/${room}/device`, { body: { seat }, token })).token;
}
