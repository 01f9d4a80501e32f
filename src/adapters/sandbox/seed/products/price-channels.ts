import { recommendedRetailChannel } from '../../../../domain/catalogue/price/pricing.ts';
import { type ShopCurrency, shopCurrencies } from '../../../../domain/shared/amounts.ts';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';

/** A shop's share of the base price, in thousandths. */
interface SeedChannel {
  readonly num: number;
  readonly code: string;
  readonly brand: BrandId | null;
  readonly perMille: number;
  /** Whether listings are sorted and counted by its prices. */
  readonly listed: boolean;
}

const web = (num: number, brand: BrandId, perMille: number): SeedChannel => ({
  num,
  code: `${brand}_web`,
  brand,
  perMille,
  listed: true,
});

/** Prices for visitors who come through a partner's link. Source: PRICE-6. */
const partner = (num: number, brand: BrandId, perMille: number): SeedChannel => ({
  num,
  code: `${brand}_partner`,
  brand,
  perMille,
  listed: false,
});

/** The channel of the prices recommended by makers, which are shown struck through. Source: PRICE-4. */
export const recommendedRetail = recommendedRetailChannel;

export const priceChannels: readonly SeedChannel[] = [
  web(1, 'okulino', 1000),
  web(2, 'linsenwerk', 960),
  web(3, 'viszola', 985),
  web(4, 'opalys', 1065),
  web(5, 'augental', 1020),
  partner(6, 'okulino', 950),
  { num: 7, code: recommendedRetail, brand: null, perMille: 1000, listed: false },
  partner(8, 'linsenwerk', 915),
  partner(9, 'viszola', 935),
  partner(10, 'opalys', 1010),
  partner(11, 'augental', 970),
];

/** The prices of a channel in one currency. `num`: the key of its prices and their history. */
export interface SeedPriceList extends SeedChannel {
  readonly currency: ShopCurrency;
}

/** Each channel in each currency. In euros, the list's number is that of its channel. Source: PRICE-7. */
export const priceLists: readonly SeedPriceList[] = shopCurrencies.flatMap((currency, index) =>
  priceChannels.map((channel) => ({
    ...channel,
    num: channel.num + index * priceChannels.length,
    currency,
  })),
);

/** Computes a shop's price: its share of the base price, rounded to ten cents, minus five. Units: minor. */
export const channelPrice = (base: number, perMille: number): number =>
  perMille === 1000 ? base : Math.max(95, Math.round((base * perMille) / 10_000) * 10 - 5);

/** Bulk prices: 3 % off from four boxes, 5 % off from eight, rounded down to five cents. Source: PRICE-5. */
export const bulkPrices = (price: number) =>
  [
    { quantity: 4, off: 3 },
    { quantity: 8, off: 5 },
  ].map(({ quantity, off }) => ({ quantity, price: Math.floor((price * (100 - off)) / 500) * 5 }));
