import type { Minor, Money } from '../../shared/money.ts';
import type { Price } from '../product.ts';

/**
 * The reference price that is struck through: `before` is the shop's own earlier price, `original` the maker's
 * recommended price.
 */
export interface ComparedPrice {
  readonly kind: 'before' | 'original';
  readonly amount: Money;
  /** The difference to the current price. */
  readonly saved: Money;
}

/**
 * Returns the one price to strike through: the shop's own price before a reduction, which is always shown; otherwise
 * the recommended price, if the shop strikes that through. Undefined if the reference price is not higher. Source:
 * LAW-2, PRICE-4.
 */
export const comparedPrice = (
  { current, before, original }: Price,
  strikesRecommended: boolean,
): ComparedPrice | undefined => {
  const kind = before ? 'before' : 'original';
  const amount = before ?? (strikesRecommended ? original : undefined);
  const less = amount ? amount.minor - current.minor : 0;
  return amount && less > 0 ? { kind, amount, saved: { ...current, minor: less as Minor } } : undefined;
};
