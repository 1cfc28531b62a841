// Which experience cards have been picked for a payment, as far as their worth tells.

export interface Worth {
  id: number;
  xp: number;
  /** It can still be picked. */
  offered: boolean;
}

/** Cards that add up to what has been paid; those that are not offered any more come first. */
export function pickedOf(cards: readonly Worth[], paid: number): ReadonlySet<number> {
  const ordered = [...cards].sort((one, other) => Number(one.offered) - Number(other.offered));
  return new Set(sumTo(ordered, paid) ?? []);
}

function sumTo(cards: readonly Worth[], left: number): number[] | undefined {
  if (left === 0) return [];
  const [first, ...rest] = cards;
  if (!first || left < 0) return undefined;
  const found = sumTo(rest, left - first.xp);
  return found ? [first.id, ...found] : sumTo(rest, left);
}
