/** Adds each row's position within its group, starting at 1. */
export const withPositions = <A>(
  rows: readonly A[],
  groupOf: (row: A) => string,
): readonly (A & { position: number })[] => {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const position = (counts.get(groupOf(row)) ?? 0) + 1;
    counts.set(groupOf(row), position);
    return { ...row, position };
  });
};
