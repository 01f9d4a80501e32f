import type { Failure } from '../../application/shared/failure.ts';
import type { Cart, CartItem } from '../../domain/cart/cart.ts';

/** A line that there is not enough of any more. */
export interface ShortLine {
  readonly item: CartItem;
  /** How many are left, where the shop said so. */
  readonly left?: number;
}

const isStock = (code: string): boolean => /stock|available|sold_out/.test(code);
const namesIt = (field: string, { id, variantId }: CartItem, index: number): boolean =>
  field.split(/[.[\]]+/).some((part, at, parts) => {
    if (part === id || part === variantId) return true;
    return parts[at - 1] === 'items' && part === String(index);
  });

/** The lines that an order failed for, each with what is left of it. */
export const shortLines = (failure: Failure, cart: Pick<Cart, 'items'>): readonly ShortLine[] => {
  if (failure._tag !== 'Refused') return [];
  return failure.violations
    .filter(({ code }) => isStock(code))
    .flatMap(({ field }) => {
      const item = cart.items.find((line, index) => namesIt(field, line, index));
      if (!item) return [];
      const stock = failure.values?.[item.id] ?? failure.values?.[item.variantId] ?? failure.values?.stock;
      const left = Number(stock);
      return [{ item, ...(stock !== undefined && Number.isFinite(left) && { left: Math.max(0, left) }) }];
    });
};
