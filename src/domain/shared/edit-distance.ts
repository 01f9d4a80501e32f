const unreachable = Number.POSITIVE_INFINITY;
const cell = (row: readonly number[], index: number): number => row[index] ?? unreachable;

/**
 * Returns the number of typing errors between two words: an extra, missing or different letter, or two swapped letters.
 * Symmetric; 0 for equal words. A distance above `most` is returned as infinity as soon as that is certain. Units:
 * slips.
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
    // A swap refers to the row before the last and costs one; the minimum of a row grows by at most one from row to
    // row.
    if (Math.min(...row) > most) return unreachable;
    [beforeLast, last] = [last, row];
  }
  const distance = cell(last, b.length);
  return distance > most ? unreachable : distance;
};
