import type { Minor } from '../../../domain/shared/money.ts';
import type { PricingWire } from '../../contract/catalogue/pricing.ts';

export type QuoteWire = PricingWire['unit'];

/** What so many pieces cost at each price of one. Whole minor units throughout. */
export interface Prices {
  /** At the quantity asked for. */
  readonly current: number;
  /** One single piece in this shop. */
  readonly website: number;
  /** What the maker recommends, where it is asked for and known. */
  readonly recommended?: number;
  /** What one cost before it was reduced. */
  readonly before?: number;
}

const asMinor = (value: number): Minor => value as Minor;

/** Whole per cent, rounded down: never more is promised than is saved. */
const percentOf = (saved: number, of: number): number => Math.floor((saved * 100) / of);

/** Prices and savings for `pieces` of a product. Savings that are none are left out. Source: PRICE-2. */
export const quote = ({ current, website, recommended, before }: Prices, pieces: number): QuoteWire => {
  const fromWebsite = (website - current) * pieces;
  const original = recommended !== undefined && recommended > current ? recommended : undefined;
  return {
    current: asMinor(current * pieces),
    website: asMinor(website * pieces),
    ...(original !== undefined && {
      original: asMinor(original * pieces),
      savings_from_regular: asMinor((original - current) * pieces),
    }),
    ...(before !== undefined && before > current && { before: asMinor(before * pieces) }),
    ...(fromWebsite > 0 && {
      savings_from_website: asMinor(fromWebsite),
      savings_from_website_in_percents: percentOf(website - current, website),
    }),
  };
};
