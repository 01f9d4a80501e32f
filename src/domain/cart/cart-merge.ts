/** Merges two carts of one customer: the one they have when they sign in, and the one they left earlier. */

/** `key`: identifies equal lines by product, values and eye. */
export interface CountedLine {
  readonly key: string;
  /** Units: pieces. */
  readonly quantity: number;
}

/**
 * Returns all lines of both carts, those of the current cart first. A line in both keeps the larger quantity: a
 * customer who filled a cart on two devices wanted it once, and must not get less than they saw. No line is lost or
 * doubled. Merging again changes nothing. Source: CART-4, D85.
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
