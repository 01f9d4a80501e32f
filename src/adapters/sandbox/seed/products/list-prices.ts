import type { ProductCategory } from '../../../../domain/catalogue/product.ts';
import { type Amounts, amounts, type ShopCurrency } from '../../../../domain/shared/amounts.ts';

/** 2781 → 2790, 1316 → 1340: prices end in 40 or 90, in francs as well as euros. Units: minor. */
export const tidyPrice = (minor: number): number => Math.max(190, Math.round(minor / 50) * 50 - 10);

/** Swiss prices by product category, in per cent of the number in euros. */
const swissLevel: Readonly<Record<ProductCategory, number>> = {
  lens: 112,
  lenscare: 118,
  sunglasses: 108,
  reading_glasses: 110,
};

/** Returns a product's price in each currency of the seed, from its price in euros. Units: minor. */
export const listPrices = (category: ProductCategory, euros: number): Amounts =>
  amounts({ EUR: euros, CHF: tidyPrice((euros * swissLevel[category]) / 100) });

/** Returns each amount changed by a percentage and rounded with `tidyPrice`. */
export const tidyAmounts = (said: Amounts, percent: number): Amounts => {
  const of = (currency: ShopCurrency) => tidyPrice((said[currency] * percent) / 100);
  return amounts({ EUR: of('EUR'), CHF: of('CHF') });
};
