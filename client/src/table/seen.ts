// The last state shown of each room, so that a later return begins with a recap.

const KEY = "ludotheque.seen";
const MOST = 60;

type Seen = Record<string, number>;

function stored(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Seen) : {};
  } catch {
    return {};
  }
}

/** Whether this browser has never shown a state of the room. */
export function isUnseen(room: string): boolean {
  return !(room in stored());
}

export function lastSeen(room: string): number {
  const found = stored()[room];
  return typeof found === "number" ? found : 0;
}

export function keepSeen(room: string, seq: number): void {
  const others = Object.entries(stored()).filter(([name]) => name !== room);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [room, seq]].slice(-MOST))));
  } catch {
    // without storage there is no recap
  }
}
