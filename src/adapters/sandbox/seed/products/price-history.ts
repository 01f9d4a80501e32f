import type { PriceSince } from '../../../../domain/catalogue/price/reduction.ts';
import type { ShopCurrency } from '../../../../domain/shared/amounts.ts';
import type { SeedProduct } from '../range/seed-product.ts';
import { tidyPrice } from './list-prices.ts';
import { channelPrice, priceLists } from './price-channels.ts';

/** A price of former days, in per cent of the base price that holds now. */
interface Former {
  readonly since: string;
  readonly percent: number;
}

const usual: readonly Former[] = [{ since: '2026-01-12', percent: 120 }];
/** Lower for two weeks, within the thirty days before the reduction, than it was just before it. */
const atTimesLower: readonly Former[] = [
  { since: '2026-01-12', percent: 125 },
  { since: '2026-10-05', percent: 110 },
  { since: '2026-10-19', percent: 125 },
];
const former: Readonly<Record<string, readonly Former[]>> = {
  '10141': atTimesLower,
  '30053': atTimesLower,
  // Made dearer: no reduction.
  '10012': [{ since: '2026-01-12', percent: 90 }],
};
const reducedOn = '2026-11-02';

/** What a product cost in a currency, in a shop of `perMille` of the base price; nothing of one whose price never changed. Source: LAW-2. */
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
