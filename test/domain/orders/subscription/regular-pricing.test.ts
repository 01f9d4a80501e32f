import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pricing } from '../../../../src/domain/catalogue/price/pricing.ts';
import { regularPrice } from '../../../../src/domain/orders/subscription/offer.ts';
import { regularPricing } from '../../../../src/domain/orders/subscription/regular-pricing.ts';
import { euros, priceAmount } from '../../../arbitraries/money.ts';

const pricingOf = (minor: number, pieces: number): Pricing => ({
  unit: { current: euros(minor), original: euros(minor + 100) },
  total: { current: euros(minor * pieces), original: euros((minor + 100) * pieces) },
  productIds: [],
});

describe('the price of what comes regularly', () => {
  it('is, of three boxes at 19.99 with 5 % off, three times 18.99 · SUBS-2 · SUBS-5', () => {
    const { unit, total } = regularPricing(pricingOf(1999, 3), 5, 3);
    expect([unit.current, total.current]).toEqual([euros(1899), euros(5697)]);
    expect(total.original).toEqual(euros(6297));
  });

  it('says what it said beside the price once, and no more · SUBS-2 · SUBS-5', () => {
    const bare: Pricing = { unit: { current: euros(1000) }, total: { current: euros(1000) }, productIds: [] };
    expect(regularPricing(bare, 10, 1).unit).toEqual({ current: euros(900) });
    const unit = { current: euros(1000), before: euros(1200), website: euros(1100) };
    expect(regularPricing({ ...bare, unit }, 10, 1).unit).toEqual({ ...unit, current: euros(900) });
  });

  it('is so many times what one costs that comes regularly, never more than once · SUBS-2 · SUBS-5', () =>
    fc.assert(
      fc.property(
        priceAmount,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 40 }),
        (minor, saving, pieces) => {
          const once = pricingOf(minor, pieces);
          const { unit, total } = regularPricing(once, saving, pieces);
          expect(unit.current).toEqual(regularPrice(once.unit.current, saving));
          expect(total.current.minor).toBe(unit.current.minor * pieces);
          expect(total.current.minor).toBeLessThanOrEqual(once.total.current.minor);
        },
      ),
    ));
});
