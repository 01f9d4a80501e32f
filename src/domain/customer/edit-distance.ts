/**
 * How many slips of the fingers lie between two words: a letter too many, too few, another one, or two changed places.
 * The same there and back; 0 for the same word.
 */
export const editDistance = (from: string, to: string): number => {
  const [a, b] = [[...from], [...to]];
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], [0, ...b.map((_, j) => j + 1)]];
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const changed = (last[j] ?? 0) + (letter === other ? 0 : 1);
      const swapped =
        letter === b[j - 1] && other === a[i - 1] ? (beforeLast[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, changed, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
};
