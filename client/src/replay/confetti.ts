// Where falling paper is at any time. Positions are shares of the width and height, times are seconds.

export interface Paper {
  colour: string;
  /** Pixels. */
  size: number;
  x: number;
  across: number;
  up: number;
  spin: number;
  delay: number;
}

const COUNT = 130;
const GRAVITY = 0.75;
/** How long a piece is seen, and how long before its end it begins to fade. */
const LIFE = 2.2;
const FADE = 0.7;

/** Pieces thrown up from the lower edge, to either side. */
export function scattered(colours: readonly string[], random: () => number): Paper[] {
  return Array.from({ length: COUNT }, (_, at) => ({
    colour: colours[at % colours.length] ?? "",
    size: 7 + random() * 8,
    x: random(),
    across: (random() - 0.5) * 0.3,
    up: 0.75 + random() * 0.5,
    spin: (random() - 0.5) * 8,
    delay: random() * 0.5,
  }));
}

/** A piece so long after the throw. It is gone where `alpha` is 0; before it is thrown it waits below the edge. */
export function fallen(paper: Paper, time: number): { x: number; y: number; turn: number; alpha: number } {
  const since = Math.max(0, time - paper.delay);
  return {
    x: paper.x + paper.across * since,
    y: 1.05 - paper.up * since * 1.5 + GRAVITY * since * since,
    turn: paper.spin * since,
    alpha: Math.min(1, Math.max(0, (LIFE - since) / FADE)),
  };
}
