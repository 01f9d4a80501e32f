import type { Money } from '../shared/money.ts';
import type { Savings } from './cart.ts';

/** What a cart says of money saved. Units: per cent, whole. Source: CART-16. */
export interface ShownSavings {
  readonly amount: Money;
  readonly percent?: number;
}

/** An amount that is worth saying: nothing saved is not said. Source: CART-16. */
export const savedAmount = (amount: Money | undefined): Money | undefined =>
  amount !== undefined && amount.minor > 0 ? amount : undefined;

/** What the whole cart saves against other shops' prices, with its share where that rounds to one per cent or more. Source: CART-16. */
export const shownSavings = ({
  fromWebsite,
  fromWebsiteInPercent = 0,
}: Savings): ShownSavings | undefined => {
  const amount = savedAmount(fromWebsite);
  const percent = Math.round(fromWebsiteInPercent);
  return amount && { amount, ...(percent >= 1 && { percent }) };
};
