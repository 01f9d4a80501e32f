import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { isSentApart, isShippingChosen, shippingCost } from '../../../src/domain/cart/open-shipping.ts';
import { amounts } from '../../../src/domain/shared/amounts.ts';
import { euros, priceAmount } from '../../arbitraries/money.ts';

type Priced = Parameters<typeof shippingCost>[0];

const shipments = (...methods: readonly (string | undefined)[]): Cart['shipments'] =>
  methods.map((method, index) => ({ id: String(index), ...(method !== undefined && { method }) }));

const open = fc.record(
  {
    itemsTotal: priceAmount.map(euros),
    shippingTotal: priceAmount.map(euros),
    shipments: fc.constantFrom(shipments(), shipments(undefined)),
    shippingFrom: priceAmount.map(euros),
  },
  { requiredKeys: ['itemsTotal', 'shippingTotal', 'shipments'] },
) as fc.Arbitrary<Priced>;

describe('the cost of shipping a cart', () => {
  it('is that of the chosen method, whatever the goods cost · CART-21', () =>
    fc.assert(
      fc.property(open, priceAmount, (cart, threshold) => {
        const chosen = { ...cart, shipments: shipments(undefined, 'dhl') };
        expect(isShippingChosen(chosen)).toBe(true);
        expect(shippingCost(chosen, amounts({ EUR: threshold, CHF: threshold }))).toEqual(cart.shippingTotal);
      }),
    ));

  it('is that of the cart if a coupon makes it free · CART-21', () =>
    fc.assert(
      fc.property(open, (cart) => {
        expect(shippingCost({ ...cart, isSentFree: true }, undefined)).toEqual(cart.shippingTotal);
      }),
    ));

  it('is what the cart says, also from the threshold on: heavy goods have no free method · CART-21', () =>
    fc.assert(
      fc.property(open, priceAmount.map(euros), priceAmount, (cart, shippingFrom, threshold) => {
        expect(shippingCost({ ...cart, shippingFrom }, amounts({ EUR: threshold, CHF: threshold }))).toEqual(
          shippingFrom,
        );
      }),
    ));

  it('is zero from the threshold on if the cart does not say it, and unknown below · CART-21', () =>
    fc.assert(
      fc.property(open, priceAmount, ({ shippingFrom: _, ...cart }, threshold) => {
        expect(isShippingChosen(cart)).toBe(false);
        expect(shippingCost(cart, amounts({ EUR: threshold, CHF: threshold + 777 }))).toEqual(
          cart.itemsTotal.minor >= threshold ? euros(0) : undefined,
        );
      }),
    ));

  it('comes on top of the total until a method is chosen, unless it is free · CART-21', () =>
    fc.assert(
      fc.property(open, fc.option(priceAmount.map(euros), { nil: undefined }), (cart, cost) => {
        expect(isSentApart(cart, cost)).toBe(cost?.minor !== 0);
        expect(isSentApart({ shipments: shipments('dhl') }, cost)).toBe(false);
      }),
    ));

  it('is what the cart says if no threshold is known in its currency · CART-21', () =>
    fc.assert(
      fc.property(open, (cart) => {
        expect(shippingCost(cart, undefined)).toEqual(cart.shippingFrom);
        const dollars = { ...cart, itemsTotal: { ...cart.itemsTotal, currency: 'USD' as const } };
        expect(shippingCost(dollars, amounts({ EUR: 1, CHF: 1 }))).toEqual(cart.shippingFrom);
      }),
    ));
});
