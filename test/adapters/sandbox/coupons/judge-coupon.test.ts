import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOf, judgeCoupon } from '../../../../src/adapters/sandbox/coupons/judge-coupon.ts';
import { demoCoupons } from '../../../../src/adapters/sandbox/seed/demo/demo-coupons.ts';
import { couponErrors } from '../../../../src/domain/cart/coupon.ts';
import { shopCurrency } from '../../../arbitraries/money.ts';

const gift = { _tag: 'Percent', percent: 10 } as const;
const line = { category: 'lens', total: 5000, reduced: false };
const facts = {
  now: 0,
  brand: 'okulino',
  currency: 'CHF',
  lines: [line],
  isAllowed: true,
  uses: 0,
  usesOfCustomer: 0,
} as const;

describe('judgeCoupon', () => {
  it.each([
    ['does_not_exist', undefined, facts],
    ['not_found', { gift, disabled: true }, facts],
    ['not_found', { gift, brands: ['opalys'] }, facts],
    ['expired', { gift, expires: '1970-01-01T00:00:00Z' }, facts],
    ['usage_limit', { gift, usageLimit: 3 }, { ...facts, uses: 3 }],
    ['customer_limit', { gift, perCustomerLimit: 1 }, { ...facts, usesOfCustomer: 1 }],
    ['new_customers_only', { gift, newCustomersOnly: true }, { ...facts, isNewCustomer: false }],
    [
      'customer_limit',
      { gift, newCustomersOnly: true },
      { ...facts, isNewCustomer: true, usesOfCustomer: 1 },
    ],
    ['not_for_products', { gift, categories: ['lenscare'] }, facts],
    [
      'not_with_promotions',
      { gift, notWithPromotionalPrices: true },
      { ...facts, lines: [{ ...line, reduced: true }] },
    ],
    ['not_with_promotions', { gift }, { ...facts, isAllowed: false }],
    ['minimum_not_reached', { gift, minimum: { EUR: 1, CHF: 5001 } }, facts],
    [
      undefined,
      {
        gift,
        minimum: { EUR: 9999, CHF: 5000 },
        usageLimit: 1,
        perCustomerLimit: 1,
        newCustomersOnly: true,
      },
      facts,
    ],
    ['not_found', { gift: { _tag: 'Amount', amount: { EUR: 500 } } }, facts],
    ['not_found', { gift, minimum: { EUR: 100 } }, facts],
    [undefined, { gift: { _tag: 'Amount', amount: { CHF: 500 } } }, facts],
  ] as const)('returns %s · COUP-4 · PRICE-7', (error, rule, situation) =>
    expect(judgeCoupon(rule, situation)).toBe(error),
  );

  it('has a demo coupon for every refusal but an unknown code · COUP-4', () => {
    const shown = new Set<string>(demoCoupons.map(({ shows }) => shows));
    expect(couponErrors.filter((error) => !shown.has(error))).toEqual(['does_not_exist']);
  });
});

describe('discountOf', () => {
  it('is a whole number, not negative, and never more than the goods cost · PRICE-1', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ category: fc.constantFrom('lens', 'lenscare'), total: fc.nat(1_000_000) })),
        fc.oneof(
          fc.record({ _tag: fc.constant('Percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
          fc.record({
            _tag: fc.constant('Amount' as const),
            amount: fc.record({ EUR: fc.nat(10_000), CHF: fc.nat(10_000) }),
          }),
        ),
        shopCurrency,
        (lines, given, currency) => {
          const discount = discountOf({ gift: given }, currency, lines);
          const total = lines.reduce((sum, one) => sum + one.total, 0);
          if (given._tag === 'Amount') expect(discount).toBe(Math.min(given.amount[currency], total));
          expect(Number.isSafeInteger(discount) && discount >= 0 && discount <= total).toBe(true);
        },
      ),
    ));
});
