import type { ProductCategory } from '../../../../domain/catalogue/product.ts';
import { type Amounts, amounts, type ShopCurrency } from '../../../../domain/shared/amounts.ts';

/** 2781 → 2790, 1316 → 1340: prices end in 40 or 90, in francs as in euros. Units: minor. */
export const tidyPrice = (minor: number): number => Math.max(190, Math.round(minor / 50) * 50 - 10);

/** What the Swiss pay for a kind of product, in per cent of its number in euros: lists of their own, kind by kind. */
const swissLevel: Readonly<Record<ProductCategory, number>> = {
  lens: 112,
  lenscare: 118,
  sunglasses: 108,
  reading_glasses: 110,
};

/** A product's price in each list of the seed, by what it is in euros. Units: minor. */
export const listPrices = (category: ProductCategory, euros: number): Amounts =>
  amounts({ EUR: euros, CHF: tidyPrice((euros * swissLevel[category]) / 100) });

/** Each amount changed by itself, to a tidy one. */
export const tidyAmounts = (said: Amounts, percent: number): Amounts => {
  const of = (currency: ShopCurrency) => tidyPrice((said[currency] * percent) / 100);
  return amounts({ EUR: of('EUR'), CHF: of('CHF') });
};
