import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkOrderLimit } from '../../../src/domain/checkout/order-limit.ts';
import { amounts } from '../../../src/domain/shared/amounts.ts';
import type { Minor, Money } from '../../../src/domain/shared/money.ts';
import { euros, priceAmount } from '../../arbitraries/money.ts';

const countries = [
  { code: 'CH', orderLimit: false },
  { code: 'DE', orderLimit: true },
  { code: 'IT', orderLimit: amounts({ EUR: 5000, CHF: 6000 }) },
] as const;
const checkSum = (billingCountry: 'CH' | 'DE' | 'IT' | 'FR' | undefined, total: Money, enabled = true) =>
  checkOrderLimit({
    otherCountries: { enabled, limit: amounts({ EUR: 10_000, CHF: 11_000 }) },
    countries,
    billingCountry,
    total,
  });
const check = (country: Parameters<typeof checkSum>[0], total: number, enabled = true) =>
  checkSum(country, euros(total), enabled);

describe('the limit of an order', () => {
  it.each([
    ['DE', 10_000, true, undefined],
    ['DE', 10_001, true, 10_000],
    ['DE', 10_001, false, undefined],
    ['CH', 99_999, true, undefined],
    ['IT', 5000, true, undefined],
    ['IT', 5001, true, 5000],
    ['FR', 99_999, true, undefined],
    [undefined, 99_999, true, undefined],
  ] as const)('to %s of %i cents, enabled %s: limit %s · CHK-14', (country, total, enabled, limit) =>
    expect(check(country, total, enabled)).toEqual(
      limit === undefined ? E.right(euros(total)) : E.left({ _tag: 'OverOrderLimit', limit: euros(limit) }),
    ),
  );

  it.each([
    ['DE', 'CHF', 11_000, undefined],
    ['DE', 'CHF', 11_001, 11_000],
    ['IT', 'CHF', 6001, 6000],
    // No amount is configured.
    ['DE', 'USD', 99_999, undefined],
  ] as const)(
    'to %s with a total in %s uses the amount of that currency · CHK-14 · PRICE-7',
    (country, currency, sum, limit) => {
      const total = { minor: sum as Minor, currency };
      expect(checkSum(country, total)).toEqual(
        limit === undefined
          ? E.right(total)
          : E.left({ _tag: 'OverOrderLimit', limit: { minor: limit, currency } }),
      );
    },
  );

  it('allows every total up to it, and none above · CHK-14', () =>
    fc.assert(
      fc.property(priceAmount, (total) => {
        expect(E.isLeft(check('DE', total))).toBe(total > 10_000);
      }),
    ));
});
