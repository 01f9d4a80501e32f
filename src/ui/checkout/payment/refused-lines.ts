import type { Failure } from '../../../application/shared/failure.ts';
import type { Cart, CartItem } from '../../../domain/cart/cart.ts';

/** A line that cannot be had as it was ordered, with the shop's sentence about it. */
export interface RefusedLine {
  readonly item: CartItem;
  readonly sentence?: string;
}

/** The lines that an order failed for: `items[1].quantity` is the second. */
export const refusedLines = (failure: Failure, { items }: Pick<Cart, 'items'>): readonly RefusedLine[] => {
  if (failure._tag !== 'Refused') return [];
  return failure.violations.flatMap(({ field, message }) => {
    const index = /^items\[(\d+)\]/.exec(field)?.[1];
    const item = index === undefined ? undefined : items[Number(index)];
    return item ? [{ item, ...(message !== undefined && { sentence: message }) }] : [];
  });
};
