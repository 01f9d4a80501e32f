import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutStates } from '../../../src/domain/cart/checkout-state.ts';
import { isNothingToPay } from '../../../src/domain/checkout/nothing-to-pay.ts';
import type { Minor, Money } from '../../../src/domain/shared/money.ts';

const francs = (minor: number): Money => ({ minor: minor as Minor, currency: 'CHF' });
const cart = fc.record({
  checkoutState: fc.constantFrom(...checkoutStates),
  goods: fc.nat(3),
  shippingTotal: fc.nat(3),
});

describe('a cart with nothing to pay', () => {
  it('has a saved total of zero, or a skipped payment · CHK-28', () =>
    fc.assert(
      fc.property(cart, ({ checkoutState, goods, shippingTotal }) => {
        const saved = {
          checkoutState,
          total: francs(goods + shippingTotal),
          shippingTotal: francs(shippingTotal),
        };
        const isFree = checkoutState === 'payment_skipped' || goods + shippingTotal === 0;
        expect(isNothingToPay(saved)).toBe(isFree);
      }),
    ));

  it('is judged by its goods and the chosen shipping method, whatever was saved before · CHK-28', () =>
    fc.assert(
      fc.property(cart, fc.nat(3), ({ checkoutState, goods, shippingTotal }, price) => {
        const saved = {
          checkoutState,
          total: francs(goods + shippingTotal),
          shippingTotal: francs(shippingTotal),
        };
        expect(isNothingToPay(saved, { price: francs(price) })).toBe(goods + price === 0);
      }),
    ));
});
