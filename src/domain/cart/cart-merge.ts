/** Merges two carts of one customer: the one they have when they sign in, and the one they left earlier. */

/** `key`: identifies equal lines by product, values and eye. */
export interface CountedLine {
  readonly key: string;
  /** Units: pieces. */
  readonly quantity: number;
}

/** A product of which not every piece fitted into the merged cart. Units: pieces. */
export interface LeftBehind {
  readonly title: string;
  /** How many of it the cart holds now, whatever their values. */
  readonly taken: number;
  /** How many stayed behind. */
  readonly left: number;
}

/**
 * Returns how many pieces of a line the merged cart takes: as many as its limits allow, never fewer than it holds
 * already. Source: CART-24.
 */
export const piecesTaken = (
  held: number,
  wanted: number,
  isAllowed: (quantity: number) => boolean,
): number => {
  for (let quantity = wanted; quantity > held; quantity -= 1) if (isAllowed(quantity)) return quantity;
  return held;
};

/**
 * Returns all lines of both carts, those of the current cart first. A line in both keeps the larger quantity: a
 * customer who filled a cart on two devices wanted it once, and must not get less than they saw. No line is lost or
 * doubled. Merging again changes nothing. Source: CART-4.
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
