const unreachable = Number.POSITIVE_INFINITY;
const cell = (row: readonly number[], index: number): number => row[index] ?? unreachable;

/**
 * How many slips of the fingers lie between two words: a letter too many, too few, another one, or two changed places.
 * The same there and back; 0 for the same word. Who needs to know no more than that it is above `most` says so, and is
 * told infinity as soon as that is sure. Units: slips.
 */
export const editDistance = (from: string, to: string, most = unreachable): number => {
  const [a, b] = [[...from], [...to]];
  if (Math.abs(a.length - b.length) > most) return unreachable;
  let [beforeLast, last]: [readonly number[], readonly number[]] = [[], [0, ...b.map((_, j) => j + 1)]];
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const changed = cell(last, j) + (letter === other ? 0 : 1);
      const isSwap = letter === b[j - 1] && other === a[i - 1];
      const swapped = cell(beforeLast, j - 1) + (isSwap ? 1 : unreachable);
      row.push(Math.min(cell(last, j + 1) + 1, cell(row, j) + 1, changed, swapped));
    }
    // Changed places reach back two rows and cost one; from row to row the least grows by one at most.
    if (Math.min(...row) > most) return unreachable;
    [beforeLast, last] = [last, row];
  }
  const distance = cell(last, b.length);
  return distance > most ? unreachable : distance;
};
