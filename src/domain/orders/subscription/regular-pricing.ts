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

/** What so many pieces cost that come regularly: as the cart counts them, each piece less by what that saves. Source: SUBS-2, SUBS-5. */
export const regularPricing = (once: Pricing, saving: RegularSaving, pieces: number): Pricing => {
  const unit = regularPrice(once.unit.current, saving);
  return { ...once, unit: at(unit, once.unit), total: at(times(unit, pieces), once.total) };
};
