import type { Money } from '../shared/money.ts';
import type { Cart } from './cart.ts';

/** What a cart says of money saved. Units: per cent, whole. Source: CART-16. */
export interface ShownSavings {
  readonly amount: Money;
  readonly percent?: number;
  /** What the same goods cost on the website, where it asks another price. */
  readonly website?: Money;
}

/** An amount that is worth saying: nothing saved is not said. Source: CART-16. */
export const savedAmount = (amount: Money | undefined): Money | undefined =>
  amount !== undefined && amount.minor > 0 ? amount : undefined;

/**
 * What the whole cart saves, with its share where that rounds to one per cent or more. Who buys at a partner's prices
 * also reads what the website asks; at the website's own, what it would have cost was never asked there.
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
