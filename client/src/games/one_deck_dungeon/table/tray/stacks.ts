// The dice of a hero as they are drawn: by colour, high to low, equal ones as one if there are many.

import { COLORS } from "../seen";
import type { Loose } from "./placing.svelte";

interface Group {
  color: string;
  dice: Loose[];
}

export function groupsOf(dice: readonly Loose[], stacked: boolean): Group[] {
  return COLORS.map((color) => {
    const found = dice.filter((die) => die.color === color).sort((one, two) => two.value - one.value);
    return { color, dice: stacked ? stacks(found) : found };
  }).filter((group) => group.dice.length > 0);
}

/** A picked die is drawn by itself. */
function stacks(dice: readonly Loose[]): Loose[] {
  const drawn: Loose[] = [];
  for (const die of dice) {
    const place = drawn.findIndex((one) => one.code === die.code && one.picked === die.picked && !die.picked);
    const found = drawn[place];
    if (found) drawn[place] = { ...found, count: found.count + 1 };
    else drawn.push(die);
  }
  return drawn;
}
