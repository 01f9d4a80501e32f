import type { Orderable } from './product.ts';

/**
 * A product that is gone for good says so, even when it is switched off as well; one that lacks what the law asks is
 * named last, for it may come back. Source: CAT-16, LAW-21.
 */
export const orderableOf = ({
  isActive,
  discontinued,
  isWithheld = false,
}: {
  readonly isActive: boolean;
  readonly discontinued: boolean;
  readonly isWithheld?: boolean | undefined;
}): Orderable => {
  if (discontinued) return 'discontinued';
  if (!isActive) return 'inactive';
  return isWithheld ? 'withheld' : 'orderable';
};

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
