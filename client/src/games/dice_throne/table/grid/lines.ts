// The abilities of a phone's table: a line for each, what is reached first.

import type { AbilityShown, RowShown } from "./abilities";

export interface Line {
  ability: AbilityShown;
  /** The row it shows; none for defences and passives. */
  row: RowShown | undefined;
}

/** A line for every row that is reached; otherwise one for the row that is closest. */
export function linesOf(abilities: readonly AbilityShown[]): Line[] {
  const lines = abilities.flatMap((ability): Line[] => {
    const reached = ability.rows.filter((row) => row.reach === "reached" || row.playing);
    if (reached.length) return reached.map((row) => ({ ability, row })).reverse();
    const [first, ...more] = ability.rows;
    const closest = more.reduce((one, two) => ((two?.chance ?? 0) > (one?.chance ?? 0) ? two : one), first);
    return [{ ability, row: closest }];
  });
  return [...lines.filter(isOpen), ...lines.filter((line) => !isOpen(line))];
}

function isOpen({ ability, row }: Line): boolean {
  return row ? row.reach === "reached" : !!ability.answer;
}
