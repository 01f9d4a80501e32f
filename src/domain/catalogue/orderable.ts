import type { Orderable, ProductSummary } from './product.ts';

/**
 * Returns whether a product can be ordered. A discontinued product is reported as such, even if it is also inactive. A
 * product that is withheld for legal reasons has the lowest precedence, because it may come back. Source: CAT-16,
 * LAW-21.
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

/**
 * Whether a product is out of stock and will not be restocked. It cannot be bought then, whatever else holds. Source:
 * STOCK-3.
 */
export const isSoldOut = ({
  stock,
  stopOrder = false,
}: {
  readonly stock: number;
  readonly stopOrder?: boolean;
}): boolean => stopOrder && stock <= 0;

/** Whether shoppers can order a product, now or when it is back in stock. Source: CAT-16, STOCK-3. */
export const isForSale = (product: {
  readonly orderable: Orderable;
  readonly stock: number;
  readonly stopOrder?: boolean;
}): boolean => product.orderable === 'orderable' && !isSoldOut(product);

/** Whether a comparison shows a product: a lens that shoppers can order. Source: CAT-21. */
export const isComparable = (
  product: Pick<ProductSummary, 'category' | 'orderable' | 'stock' | 'stopOrder'>,
): boolean => product.category === 'lens' && isForSale(product);

/**
 * Whether to link to the replacement: the product has one and is out of stock or cannot be ordered. Source: CAT-6,
 * CAT-16.
 */
export const offersReplacement = (product: {
  readonly stock: number;
  readonly orderable: Orderable;
  readonly replacement?: unknown;
}): boolean => product.replacement !== undefined && (product.stock <= 0 || product.orderable !== 'orderable');
