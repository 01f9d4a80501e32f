import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeShippingHint } from '../../../src/domain/cart/free-shipping.ts';
import { amounts } from '../../../src/domain/shared/amounts.ts';
import type { Currency, Minor } from '../../../src/domain/shared/money.ts';
import { euros, priceAmount } from '../../arbitraries/money.ts';

const hint = (subtotal: number, threshold: number | undefined, shipping: number | undefined) =>
  freeShippingHint({
    subtotal: euros(subtotal),
    ...(threshold !== undefined && { threshold: amounts({ EUR: threshold, CHF: threshold + 777 }) }),
    ...(shipping !== undefined && { shippingPrice: euros(shipping) }),
  });

describe('the free-shipping hint', () => {
  it.each([
    [1, 5000, 690, 4999],
    [4999, 5000, 690, 1],
    [5000, 5000, 690, undefined],
    [5001, 5000, 690, undefined],
    [0, 5000, 690, undefined],
    [-100, 5000, 690, undefined],
    [1000, 5000, 0, undefined],
    [1000, 5000, undefined, undefined],
    [1000, undefined, 690, undefined],
    [1000, 0, 690, undefined],
  ])('subtotal %j, threshold %j, shipping %j: %j to go · CART-10', (subtotal, threshold, shipping, left) =>
    expect(hint(subtotal, threshold, shipping)?.remaining.minor).toBe(left),
  );

  it('names exactly the missing amount, in the cart’s currency · CART-10', () =>
    fc.assert(
      fc.property(priceAmount, priceAmount, priceAmount, (subtotal, threshold, shipping) => {
        const shown = hint(subtotal, threshold, shipping);
        if (shown) expect(subtotal + shown.remaining.minor).toBe(threshold);
        expect(shown !== undefined).toBe(subtotal > 0 && subtotal < threshold && shipping > 0);
      }),
    ));

  it.each<[Currency, object | undefined]>([
    ['EUR', { remaining: { minor: 400, currency: 'EUR' } }],
    ['CHF', { remaining: { minor: 600, currency: 'CHF' } }],
    // No amount is configured, and no amount of another currency replaces it.
    ['USD', undefined],
  ])('for a cart in %s uses the threshold of that currency · CART-10 · PRICE-7', (currency, hint) =>
    expect(
      freeShippingHint({
        subtotal: { minor: 100 as Minor, currency },
        threshold: amounts({ EUR: 500, CHF: 700 }),
        shippingPrice: { minor: 1 as Minor, currency },
      }),
    ).toEqual(hint),
  );
});
