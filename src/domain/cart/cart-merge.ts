/** What becomes of two carts of one customer: the one that they sign in with, and the one that they had left. */

/** `key`: what two lines are the same by: product, values, eye. */
export interface CountedLine {
  readonly key: string;
  /** Units: pieces. */
  readonly quantity: number;
}

/**
 * All lines of both, those at hand first. What lies in both is one line with the larger number of pieces: who filled a
 * cart on two devices wanted it once, and nobody gets less than they saw. Nothing is lost, nothing is doubled; merged
 * again, nothing changes. Source: CART-4, D85.
 */
export const mergeLines = <Line extends CountedLine>(
  atHand: readonly Line[],
  left: readonly Line[],
): readonly Line[] => {
  const known = new Set(atHand.map(({ key }) => key));
  const pieces = new Map(left.map(({ key, quantity }) => [key, quantity]));
  return [
    ...atHand.map((line) => ({ ...line, quantity: Math.max(line.quantity, pieces.get(line.key) ?? 0) })),
    ...left.filter(({ key }) => !known.has(key)),
  ];
};
