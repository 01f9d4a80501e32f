import type { Money } from '../shared/money.ts';
import type { Cart } from './cart.ts';

/** The savings that a cart shows. Units: per cent, whole. Source: CART-16. */
export interface ShownSavings {
  readonly amount: Money;
  readonly percent?: number;
  /** What the same goods cost on the website, if the price there is different. */
  readonly website?: Money;
}

/** Returns the amount if it is above zero. Zero savings are not shown. Source: CART-16. */
export const savedAmount = (amount: Money | undefined): Money | undefined =>
  amount !== undefined && amount.minor > 0 ? amount : undefined;

/**
 * Returns the savings of the whole cart, with the percentage if it rounds to one or more. Buyers with a partner's
 * prices also see the website price. At the website's own prices it is left out, because the website never charged it.
 * Source: CART-16.
 */
export const shownSavings = (
  { savings, priceChannel }: Pick<Cart, 'savings' | 'priceChannel'>,
  ownChannel: string,
): ShownSavings | undefined => {
  const { fromWebsite, fromWebsiteInPercent = 0, website } = savings;
  const amount = savedAmount(fromWebsite);
  const percent = Math.round(fromWebsiteInPercent);
  const there = priceChannel === ownChannel ? undefined : savedAmount(website);
  return amount && { amount, ...(percent >= 1 && { percent }), ...(there && { website: there }) };
};
