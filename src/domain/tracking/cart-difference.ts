/** The pieces that a confirmed change added to or removed from a cart. */

import type { Cart, CartItemId } from '../cart/cart.ts';
import { type Item, soldItem } from './goods.ts';

export interface CartDifference {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
}

/**
 * Computes the difference. `lines`: those that were changed intentionally. Absent: all, except free gifts from the
 * shop. Source: TRK-1.
 */
export const cartDifference = (
  before: Pick<Cart, 'items'> | null,
  now: Pick<Cart, 'items'> | null,
  lines?: ReadonlySet<CartItemId>,
): CartDifference => {
  const [old, fresh] = [before?.items ?? [], now?.items ?? []];
  const counts = (item: Cart['items'][number]) => !item.isGift && (!lines || lines.has(item.id));
  const piecesIn = (list: Cart['items'], id: CartItemId): number =>
    list.find((item) => item.id === id)?.quantity ?? 0;
  const more = (list: Cart['items'], other: Cart['items']): readonly Item[] =>
    list.flatMap((item, index) => {
      const quantity = item.quantity - piecesIn(other, item.id);
      return counts(item) && quantity > 0 ? [{ ...soldItem(item, index), quantity }] : [];
    });
  return { added: more(fresh, old), removed: more(old, fresh) };
};
