// Geometry of charts: positions, lines, axis labels.

export interface Point {
  x: number;
  y: number;
}

export interface Span1 {
  least: number;
  most: number;
}

export interface Box {
  width: number;
  height: number;
  /** Margin for labels and the ends of lines. */
  pad: number;
}

/** The range of numbers; a single point is widened. */
export function spanOf(values: number[]): Span1 {
  if (values.length === 0) return { least: 0, most: 1 };
  const least = Math.min(...values);
  const most = Math.max(...values);
  return least === most ? { least: least - 1, most: most + 1 } : { least, most };
}

/** A range with zero in its middle. */
export function evenSpan(values: number[]): Span1 {
  const far = Math.max(1, ...values.map((one) => Math.abs(one)));
  return { least: -far, most: far };
}

/** Relative position of a number in a range. */
export function scale(value: number, from: Span1, start: number, end: number): number {
  const share = (value - from.least) / (from.most - from.least);
  return start + share * (end - start);
}

/** A point in drawing coordinates, in which y grows downwards. */
export function place(point: Point, across: Span1, up: Span1, box: Box): Point {
  return {
    x: scale(point.x, across, box.pad, box.width - box.pad),
    y: scale(point.y, up, box.height - box.pad, box.pad),
  };
}

/** A line through points as the `d` of an SVG path. */
export function line(points: Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(" ");
}

/** A step line: each value holds until the next one. */
export function steps(points: Point[]): string {
  return points
    .map(({ x, y }, index) => (index ? `H${x.toFixed(1)} V${y.toFixed(1)}` : `M${x.toFixed(1)} ${y.toFixed(1)}`))
    .join(" ");
}

/** Index of the last entry at or before a number in a sorted list. */
export function lastUpTo(numbers: number[], most: number): number {
  let found = -1;
  for (const [index, one] of numbers.entries()) {
    if (one > most) break;
    found = index;
  }
  return found;
}

/** The heights moved apart to a minimum distance, in order and within bounds. */
export function apart(heights: number[], gap: number, most: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const found = [...heights];
  let free = 0;
  for (const index of order) {
    found[index] = Math.max(found[index] ?? 0, free);
    free = (found[index] ?? 0) + gap;
  }
  let last = most;
  for (const index of order.reverse()) {
    found[index] = Math.min(found[index] ?? 0, last);
    last = (found[index] ?? 0) - gap;
  }
  return found;
}
