import type { Minor, Money } from '../../shared/money.ts';
import type { Price } from '../product.ts';

/** What a price is struck through for: `before` is the shop's own, `original` what its maker recommends. */
export interface ComparedPrice {
  readonly kind: 'before' | 'original';
  readonly amount: Money;
  /** How much less is asked now. */
  readonly saved: Money;
}

/**
 * The one price that is struck through: the shop's own before a reduction, which is never left out; else what its maker
 * recommends, where the shop strikes that through. One that is no higher is not compared with. Source: LAW-2, PRICE-4, D20.
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
