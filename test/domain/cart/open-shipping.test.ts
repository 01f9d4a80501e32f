import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { isSentApart, isShippingChosen, shippingCost } from '../../../src/domain/cart/open-shipping.ts';
import { euros, priceAmount } from '../../arbitraries/money.ts';

type Priced = Parameters<typeof shippingCost>[0];

const shipments = (...methods: readonly (string | undefined)[]): Cart['shipments'] =>
  methods.map((method, index) => ({ id: String(index), ...(method !== undefined && { method }) }));

const open = fc.record(
  {
    shippingTotal: priceAmount.map(euros),
    shipments: fc.constantFrom(shipments(), shipments(undefined)),
    shippingFrom: priceAmount.map(euros),
  },
  { requiredKeys: ['shippingTotal', 'shipments'] },
) as fc.Arbitrary<Priced>;

describe('the cost of shipping a cart', () => {
  it('is that of the chosen method, whatever the goods cost · CART-21', () =>
    fc.assert(
      fc.property(open, (cart) => {
        const chosen = { ...cart, shipments: shipments(undefined, 'dhl') };
        expect(isShippingChosen(chosen)).toBe(true);
        expect(shippingCost(chosen)).toEqual(cart.shippingTotal);
      }),
    ));

  it('is that of the cart if a coupon makes it free · CART-21', () =>
    fc.assert(
      fc.property(open, (cart) => {
        expect(shippingCost({ ...cart, isSentFree: true })).toEqual(cart.shippingTotal);
      }),
    ));

  it('is what the cart says, and unknown if it says nothing · CART-21', () =>
    fc.assert(
      fc.property(open, (cart) => {
        expect(isShippingChosen(cart)).toBe(false);
        expect(shippingCost(cart)).toEqual(cart.shippingFrom);
      }),
    ));

  it('comes on top of the total until a method is chosen, unless it is free · CART-21', () =>
    fc.assert(
      fc.property(open, fc.option(priceAmount.map(euros), { nil: undefined }), (cart, cost) => {
        expect(isSentApart(cart, cost)).toBe(cost?.minor !== 0);
        expect(isSentApart({ shipments: shipments('dhl') }, cost)).toBe(false);
      }),
    ));
});
