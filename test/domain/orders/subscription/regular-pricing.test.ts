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

describe('the subscription pricing of a product', () => {
  it('is, for three boxes at 19.99 with 5 % off, three times 18.99 · SUBS-2 · SUBS-5', () => {
    const { unit, total } = regularPricing(pricingOf(1999, 3), 5, 3);
    expect([unit.current, total.current]).toEqual([euros(1899), euros(5697)]);
    expect(total.original).toEqual(euros(6297));
  });

  it('keeps the other prices of the one-time price, and adds none · SUBS-2 · SUBS-5', () => {
    const bare: Pricing = { unit: { current: euros(1000) }, total: { current: euros(1000) }, productIds: [] };
    expect(regularPricing(bare, 10, 1).unit).toEqual({ current: euros(900) });
    const unit = { current: euros(1000), before: euros(1200), website: euros(1100) };
    expect(regularPricing({ ...bare, unit }, 10, 1).unit).toEqual({ ...unit, current: euros(900) });
  });

  it('is the subscription unit price times the quantity, and never above the one-time price · SUBS-2 · SUBS-5', () =>
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
