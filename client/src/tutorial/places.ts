// Where a lesson asks the player to look, as CSS selectors: parts of the shared frame, and of a game's own table.

const FRAME = {
  bar: "section.dock",
  log: "aside.drawer",
  sheet: ".plain .sheet",
} as const;

type FramePlace = keyof typeof FRAME;

/** Adds the places of a game's own table; the result turns names into selectors, which are tried in that order. */
export function places<Own extends string>(own: Record<Own, string>): (...names: (Own | FramePlace)[]) => string[] {
  const all: Record<Own | FramePlace, string> = { ...own, ...FRAME };
  return (...names) => names.map((name) => all[name]);
}
