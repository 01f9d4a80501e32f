import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkOrderLimit } from '../../../src/domain/checkout/order-limit.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { euros, priceAmount } from '../../arbitraries/money.ts';

const countries = [
  { code: 'CH', orderLimit: false },
  { code: 'DE', orderLimit: true },
  { code: 'IT', orderLimit: 5000 as Minor },
] as const;
const check = (billingCountry: 'CH' | 'DE' | 'IT' | 'FR' | undefined, total: number, enabled = true) =>
  checkOrderLimit({
    otherCountries: { enabled, limit: 10_000 as Minor },
    countries,
    billingCountry,
    total: euros(total),
  });

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

  it('lets every total up to it pass, and none above · CHK-14', () =>
    fc.assert(
      fc.property(priceAmount, (total) => {
        expect(E.isLeft(check('DE', total))).toBe(total > 10_000);
      }),
    ));
});
