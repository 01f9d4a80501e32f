import type { Money } from '../shared/money.ts';
import type { Savings } from './cart.ts';

/** What a cart says of money saved. Units: per cent, whole. Source: CART-16. */
export interface ShownSavings {
  readonly amount: Money;
  readonly percent?: number;
  /** What the same goods cost on the website, where that is more than nothing. */
  readonly website?: Money;
}

/** An amount that is worth saying: nothing saved is not said. Source: CART-16. */
export const savedAmount = (amount: Money | undefined): Money | undefined =>
  amount !== undefined && amount.minor > 0 ? amount : undefined;

/**
 * What the whole cart saves against the website's prices, with its share where that rounds to one per cent or more, and
 * what the same goods cost there. Source: CART-16.
 */
export const shownSavings = ({
  fromWebsite,
  fromWebsiteInPercent = 0,
  website,
}: Savings): ShownSavings | undefined => {
  const amount = savedAmount(fromWebsite);
  const percent = Math.round(fromWebsiteInPercent);
  const there = savedAmount(website);
  return amount && { amount, ...(percent >= 1 && { percent }), ...(there && { website: there }) };
};
