import type { Pricing } from '../../../src/domain/catalogue/price/pricing.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { euros } from '../../arbitraries/money.ts';

/** A quote whose amount shows which request it answers. */
export const quoteFor = (productId: ProductId, quantity: number): Pricing => ({
  unit: { current: euros(1990) },
  total: { current: euros(1990 * quantity) },
  productIds: [productId],
});

export const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
