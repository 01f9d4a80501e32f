import type { Failure } from '../../../application/shared/failure.ts';
import type { Cart, CartItem } from '../../../domain/cart/cart.ts';

/** A line that is unavailable as ordered, with the backend's message about it. */
export interface RefusedLine {
  readonly item: CartItem;
  readonly sentence?: string;
}

/** Returns the lines because of which an order failed: `items[1].quantity` is the second line. */
export const refusedLines = (failure: Failure, { items }: Pick<Cart, 'items'>): readonly RefusedLine[] => {
  if (failure._tag !== 'Refused') return [];
  return failure.violations.flatMap(({ field, message }) => {
    const index = /^items\[(\d+)\]/.exec(field)?.[1];
    const item = index === undefined ? undefined : items[Number(index)];
    return item ? [{ item, ...(message !== undefined && { sentence: message }) }] : [];
  });
};
