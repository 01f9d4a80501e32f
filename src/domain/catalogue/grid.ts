/** From a width on, so many columns. Units: CSS px. Source: CAT-11. */
export const gridColumns: readonly (readonly [from: number, columns: number])[] = [
  [1024, 4],
  [480, 3],
  [350, 2],
  [0, 1],
];

/** How many columns fit; one where the width is no width. Units: CSS px. Source: CAT-11. */
export const columnsAt = (width: number): number => gridColumns.find(([from]) => width >= from)?.[1] ?? 1;
