import type { PriceQuote, Pricing } from '../../catalogue/price/pricing.ts';
import type { Minor, Money } from '../../shared/money.ts';
import { type RegularSaving, regularPrice } from './offer.ts';

const times = (money: Money, pieces: number): Money => ({ ...money, minor: (money.minor * pieces) as Minor });

const at = (current: Money, { original, before, website }: PriceQuote): PriceQuote => ({
  current,
  ...(original && { original }),
  ...(before && { before }),
  ...(website && { website }),
});

/**
 * Returns the price of `pieces` pieces with regular delivery. As in the cart, the saving is subtracted per piece.
 * Source: SUBS-2, SUBS-5.
 */
export const regularPricing = (once: Pricing, saving: RegularSaving, pieces: number): Pricing => {
  const unit = regularPrice(once.unit.current, saving);
  return { ...once, unit: at(unit, once.unit), total: at(times(unit, pieces), once.total) };
};
