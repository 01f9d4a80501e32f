/** The closest to zero; of two as close, the first. */
const weakest = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];

/**
 * The value beside the one that is chosen, in the order of their size: at the end it stays. Where none is chosen, the
 * weakest of that sign, or of all where none has it. Source: CAT-25.
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
