import { recommendedRetailChannel } from '../../../../domain/catalogue/price/price-lookup.ts';
import { type ShopCurrency, shopCurrencies } from '../../../../domain/shared/amounts.ts';
import type { BrandId } from '../../../../domain/shared/brand-id.ts';

/** What a shop charges of a base price, in thousandths. */
interface SeedChannel {
  readonly num: number;
  readonly code: string;
  readonly brand: BrandId | null;
  readonly perMille: number;
  /** Listings are sorted and counted at its prices. */
  readonly listed: boolean;
}

const web = (num: number, brand: BrandId, perMille: number): SeedChannel => ({
  num,
  code: `${brand}_web`,
  brand,
  perMille,
  listed: true,
});

/** Prices for whoever comes by a partner's link. Source: PRICE-6. */
const partner = (num: number, brand: BrandId, perMille: number): SeedChannel => ({
  num,
  code: `${brand}_partner`,
  brand,
  perMille,
  listed: false,
});

/** The channel of prices that makers recommend: what is struck through. Source: PRICE-4. */
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

/** The prices of a channel in one currency. `num`: what prices, their history and lists are kept by. */
export interface SeedPriceList extends SeedChannel {
  readonly currency: ShopCurrency;
}

/** Each channel in each currency: that of euros has the number of its channel. Source: PRICE-7. */
export const priceLists: readonly SeedPriceList[] = shopCurrencies.flatMap((currency, index) =>
  priceChannels.map((channel) => ({
    ...channel,
    num: channel.num + index * priceChannels.length,
    currency,
  })),
);

/** A shop's price: the base with its own difference, to full ten cents less five. Units: minor. */
export const channelPrice = (base: number, perMille: number): number =>
  perMille === 1000 ? base : Math.max(95, Math.round((base * perMille) / 10_000) * 10 - 5);

/** From four boxes 3 %, from eight 5 % less, rounded down to five cents. Source: PRICE-5. */
export const bulkPrices = (price: number) =>
  [
    { quantity: 4, off: 3 },
    { quantity: 8, off: 5 },
  ].map(({ quantity, off }) => ({ quantity, price: Math.floor((price * (100 - off)) / 500) * 5 }));
