/** Returns the value closest to zero; the first of two that are equally close. */
const weakest = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];

/**
 * Returns the next value in order of size; at the end it stays the same. If none is chosen, returns the weakest value
 * of that sign, or of all values if there is none of that sign. Source: CAT-25.
 */
export const steppedValue = (
  values: readonly string[],
  chosen: string | undefined,
  by: -1 | 1,
): string | undefined => {
  const sizes = values.map(Number).toSorted((a, b) => a - b);
  const at = chosen === undefined ? -1 : sizes.indexOf(Number(chosen));
  const next =
    at < 0
      ? (weakest(sizes.filter((size) => size * by > 0)) ?? weakest(sizes))
      : sizes[Math.min(Math.max(at + by, 0), sizes.length - 1)];
  return values.find((value) => Number(value) === next);
};
