import type { Orderable } from './product.ts';

/** A product that is gone for good says so, even when it is switched off as well. Source: CAT-16. */
export const orderableOf = ({
  isActive,
  discontinued,
}: {
  readonly isActive: boolean;
  readonly discontinued: boolean;
}): Orderable => (discontinued ? 'discontinued' : isActive ? 'orderable' : 'inactive');

/** Nothing is left and nothing will come: no shopper can have it, whatever else holds. Source: STOCK-3. */
export const isSoldOut = ({
  stock,
  stopOrder = false,
}: {
  readonly stock: number;
  readonly stopOrder?: boolean;
}): boolean => stopOrder && stock <= 0;

/** Whether shoppers can have it at all, now or once it is there again. Source: CAT-16, STOCK-3. */
export const isForSale = (product: {
  readonly orderable: Orderable;
  readonly stock: number;
  readonly stopOrder?: boolean;
}): boolean => product.orderable === 'orderable' && !isSoldOut(product);

/** A link to the replacement is due when nothing is left, or nothing will come. Source: CAT-6, CAT-16, D30. */
export const offersReplacement = (product: {
  readonly stock: number;
  readonly orderable: Orderable;
  readonly replacement?: unknown;
}): boolean => product.replacement !== undefined && (product.stock <= 0 || product.orderable !== 'orderable');
