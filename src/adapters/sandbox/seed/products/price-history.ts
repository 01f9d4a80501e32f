import type { PriceSince } from '../../../../domain/catalogue/price/reduction.ts';
import type { ShopCurrency } from '../../../../domain/shared/amounts.ts';
import type { SeedProduct } from '../range/seed-product.ts';
import { tidyPrice } from './list-prices.ts';
import { channelPrice, priceLists } from './price-channels.ts';

/** A former price, in per cent of the current base price. */
interface Former {
  readonly since: string;
  readonly percent: number;
}

const usual: readonly Former[] = [{ since: '2026-01-12', percent: 120 }];
/** For two weeks within the thirty days before the reduction, the price was lower than just before it. */
const atTimesLower: readonly Former[] = [
  { since: '2026-01-12', percent: 125 },
  { since: '2026-10-05', percent: 110 },
  { since: '2026-10-19', percent: 125 },
];
const former: Readonly<Record<string, readonly Former[]>> = {
  '10141': atTimesLower,
  '30053': atTimesLower,
  // The price went up: no reduction.
  '10012': [{ since: '2026-01-12', percent: 90 }],
};
const reducedOn = '2026-11-02';

/**
 * Returns a product's price history in a currency, in a shop with `perMille` of the base price. Empty if its price
 * never changed. Source: LAW-2.
 */
export const priceHistory = (
  product: SeedProduct,
  currency: ShopCurrency,
  perMille: number,
): readonly PriceSince[] => {
  const before = former[product.id] ?? (product.badge === 'sale' ? usual : undefined);
  if (!before) return [];
  const now = product.basePrice[currency];
  const of = (base: number): number => channelPrice(base, perMille);
  return [
    ...before.map(({ since, percent }) => ({
      since,
      price: of(tidyPrice((now * percent) / 100)),
    })),
    { since: reducedOn, price: of(now) },
  ];
};

export const priceHistoryRows = (product: SeedProduct) =>
  priceLists
    .filter(({ brand }) => brand !== null)
    .flatMap(({ num, currency, perMille }) =>
      priceHistory(product, currency, perMille).map((row) => ({
        channel: num,
        product_id: Number(product.id),
        ...row,
      })),
    );
