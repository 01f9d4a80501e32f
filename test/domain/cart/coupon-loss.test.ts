import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponLoss } from '../../../src/domain/cart/coupon-loss.ts';

const note = 'Der Gutschein AB100 zählt zurzeit nicht.';

describe('a coupon after the cart has changed', () => {
  it.each([
    ['is not reported if the coupon still applies', 'AB100', { coupon: 'AB100' }, undefined],
    ['is not reported if another coupon replaced it', 'AB100', { coupon: 'SEHEN10' }, undefined],
    [
      'is not reported if the coupon applies again',
      undefined,
      { coupon: 'AB100', couponNote: note },
      undefined,
    ],
    ['is not reported without a coupon', undefined, {}, undefined],
    [
      'is reported if the shop says so',
      'AB100',
      { couponNote: note },
      { _tag: 'Said', sentence: note, code: 'AB100' },
    ],
    ['is reported to a returning visitor', undefined, { couponNote: note }, { _tag: 'Said', sentence: note }],
    ['is reported if the coupon is missing', 'AB100', {}, { _tag: 'Silent', code: 'AB100' }],
  ] as const)('%s · COUP-5', (_, counted, cart, loss) => {
    expect(couponLoss(counted, cart)).toEqual(loss);
  });

  it('is reported exactly if it no longer counts · COUP-5', () => {
    const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
    fc.assert(
      fc.property(text, text, text, (counted, coupon, couponNote) => {
        const loss = couponLoss(counted, {
          ...(coupon !== undefined && { coupon }),
          ...(couponNote !== undefined && { couponNote }),
        });
        const isLost = coupon === undefined && (counted !== undefined || couponNote !== undefined);
        expect(loss !== undefined).toBe(isLost);
      }),
    );
  });
});
