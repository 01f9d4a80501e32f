/**
 * How many slips of the fingers lie between two words: a letter too many, too few, another one, or two changed places.
 * The same there and back; 0 for the same word.
 */
export const editDistance = (from: string, to: string): number => {
  const [a, b] = [[...from], [...to]];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = [0, ...b.map((_, j) => j + 1)];
  let distance = b.length;
  for (const [i, letter] of a.entries()) {
    let diagonal = i;
    distance = i + 1;
    const row = [distance];
    for (const [j, above] of last.slice(1).entries()) {
      const changed = diagonal + (letter === b[j] ? 0 : 1);
      const before = beforeLast[j - 1];
      const isSwapped = before !== undefined && letter === b[j - 1] && b[j] === a[i - 1];
      distance = Math.min(above + 1, distance + 1, changed, isSwapped ? before + 1 : changed);
      diagonal = above;
      row.push(distance);
    }
    [beforeLast, last] = [last, row];
  }
  return distance;
};
