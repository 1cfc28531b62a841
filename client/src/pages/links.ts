// Links to rooms: writing them and reading pasted ones. The secret is the fragment.

export interface RoomLink {
  room: string;
  token: string;
}

const ROOM = /^[A-Za-z0-9_-]{4,32}$/;
const TOKEN = /^[A-Za-z0-9_-]{0,64}$/;

export function linkTo(room: string, token: string): string {
  return `${location.origin}${pathTo(room, token)}`;
}

export function pathTo(room: string, token = ""): string {
  return token ? `/room/${room}#${token}` : `/room/${room}`;
}

/** Read a pasted line: a link, its end, or the name of a room. */
export function readLink(pasted: string): RoomLink | undefined {
  const line = pasted.trim();
  const [place = "", token = ""] = line.split("#", 2);
  const room = place.split("?")[0]?.split("/").filter(Boolean).at(-1) ?? "";
  return ROOM.test(room) && TOKEN.test(token) ? { room, token } : undefined;
}
