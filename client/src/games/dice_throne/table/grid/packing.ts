// Which cards stand in which column, so that the tallest column is as low as possible.

/** Places of cards by column: the tallest card first into the shortest column; columns and cards in printed order. */
export function packed(heights: readonly number[], count: number): number[][] {
  const columns = Array.from({ length: Math.min(count, heights.length) }, () => ({
    places: [] as number[],
    height: 0,
  }));
  const order = heights.map((_, place) => place).sort((one, two) => at(heights, two) - at(heights, one) || one - two);
  for (const place of order) {
    const shortest = columns.reduce((one, two) => (two.height < one.height ? two : one));
    shortest.places.push(place);
    shortest.height += at(heights, place);
  }
  const sorted = columns.map(({ places }) => places.sort((one, two) => one - two));
  return sorted.sort((one, two) => at(one, 0) - at(two, 0));
}

/** The height of the tallest column, with the gaps between its cards. */
export function heightOf(columns: readonly number[][], heights: readonly number[], gap: number): number {
  const sums = columns.map(
    (places) => places.reduce((sum, place) => sum + at(heights, place), 0) + gap * Math.max(0, places.length - 1),
  );
  return Math.max(0, ...sums);
}

function at(numbers: readonly number[], place: number): number {
  return numbers[place] ?? 0;
}
