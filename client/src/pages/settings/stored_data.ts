// The data stored in this browser as one file: only keys of this application, only text.

const OURS = "ludotheque.";
const KIND = "ludotheque-kept";

export interface Kept {
  kind: typeof KIND;
  entries: Record<string, string>;
}

export function collect(store: Storage): Kept {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? "");
  const ours = keys.filter((key) => key.startsWith(OURS)).sort();
  return { kind: KIND, entries: Object.fromEntries(ours.map((key) => [key, store.getItem(key) ?? ""])) };
}

/** Restore the data of a file; false if it is not such a file. */
export function restore(store: Storage, text: string): boolean {
  const found = read(text);
  if (!found) return false;
  for (const [key, value] of Object.entries(found.entries)) store.setItem(key, value);
  return true;
}

export function forget(store: Storage): void {
  for (const key of Object.keys(collect(store).entries)) store.removeItem(key);
}

function read(text: string): Kept | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof found !== "object" || found === null) return undefined;
  const { kind, entries } = found as Partial<Kept>;
  if (kind !== KIND || typeof entries !== "object" || entries === null) return undefined;
  const sound = Object.entries(entries).every(([key, value]) => key.startsWith(OURS) && typeof value === "string");
  return sound ? { kind, entries } : undefined;
}
