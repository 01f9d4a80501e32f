import type { Minor } from '../../../domain/shared/money.ts';
import type { PricingWire } from '../../contract/catalogue/pricing.ts';

export type QuoteWire = PricingWire['unit'];

/** The unit prices from which a quote is computed. Whole minor units throughout. */
export interface Prices {
  /** Unit price at the requested quantity. */
  readonly current: number;
  /** Unit price for a single piece in this shop. */
  readonly website: number;
  /** The maker's recommended price, if requested and known. */
  readonly recommended?: number;
  /** Unit price before the reduction. */
  readonly before?: number;
}

const asMinor = (value: number): Minor => value as Minor;

/** Whole per cent, rounded down, so that no more is promised than is saved. */
const percentOf = (saved: number, of: number): number => Math.floor((saved * 100) / of);

/** Computes prices and savings for `pieces` of a product. Savings of zero are left out. Source: PRICE-2. */
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
