import type { CartItem, CartItemId } from './cart.ts';

type Line = Pick<CartItem, 'id' | 'variantId' | 'eye' | 'pairId'>;

const looksAlike = (a: Line, b: Line): boolean =>
  a.id !== b.id && a.variantId === b.variantId && a.eye === b.eye && a.pairId !== b.pairId;

/**
 * Returns the numbers of pairs that would look the same as another line. A lens bought alone and the same lens in a
 * pair are two lines. If they look the same, the lines of the pair show its number, counted from 1 in cart order.
 * Source: CART-19.
 */
export const pairNumbers = (items: readonly Line[]): ReadonlyMap<CartItemId, number> => {
  const alike = new Set(
    items.filter((line) => items.some((other) => looksAlike(line, other))).map(({ pairId }) => pairId),
  );
  const pairs = [...new Set(items.map(({ pairId }) => pairId))].filter(
    (pair) => pair !== undefined && alike.has(pair),
  );
  return new Map(
    items.flatMap(({ id, pairId }): readonly [CartItemId, number][] => {
      const index = pairs.indexOf(pairId);
      return index < 0 ? [] : [[id, index + 1]];
    }),
  );
};
