// What the canvas takes from the style of the page: colours and animation time.

import type { Colours } from "./drawing";

export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    floor: colour("--paper-deep"),
    line: colour("--paper-line"),
    wall: "#6d4a26",
    ink: colour("--on-paper"),
    paper: "#fffaf0",
    // Dark enough for white letters in either theme.
    sword: "#7a4d00",
    skull: "#0b5a74",
    stone: "#6b6357",
    accent: colour("--accent"),
  };
}

/** The unit of animation time in milliseconds; 0 for no animation. */
export function beat(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  const value = getComputedStyle(document.documentElement).getPropertyValue("--beat").trim();
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return 0;
  return value.endsWith("ms") ? number : number * 1000;
}
