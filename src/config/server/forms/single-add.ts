import { createHash } from 'node:crypto';
import type { Cart, CartToken, NewCartLine } from '../../../domain/cart/cart.ts';
import { variantId } from '../../../domain/catalogue/variant.ts';

/**
 * Returns the request id of an add that a cart takes once: the same for the same choice, whichever page or press it
 * comes from. The id of a pair is new in each press and does not count. Source: EXP-8.
 */
export const singleAddId = (cart: CartToken, lines: readonly NewCartLine[]): string => {
  const chosen = lines.map(({ productId, options, quantity, eye, every }) => [
    variantId(productId, options),
    quantity,
    eye ?? null,
    every ?? null,
  ]);
  const digest = createHash('sha256')
    .update(JSON.stringify([cart, chosen]))
    .digest('hex');
  return `once-${digest.slice(0, 40)}`;
};

/** Whether a cart holds all lines of a choice, in whatever quantity. Source: EXP-8. */
export const holdsChoice = ({ items }: Pick<Cart, 'items'>, lines: readonly NewCartLine[]): boolean =>
  lines.every(({ productId, options }) => {
    const variant = variantId(productId, options);
    return items.some((item) => item.isGift !== true && item.variantId === variant);
  });
