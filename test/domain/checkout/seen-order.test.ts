import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../../src/domain/cart/cart.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { isAsSeen, type SeenOrder, seenOrder } from '../../../src/domain/checkout/seen-order.ts';
import type { Minor } from '../../../src/domain/shared/money.ts';
import { cartItem, cartOf, plainCartItem } from '../../arbitraries/cart.ts';

const gift: CartItem = { ...plainCartItem, productId: 'case' as ProductId, isGift: true };
const seen = seenOrder(cartOf([plainCartItem, gift]));
const [line, given] = seen.lines;
if (!line || !given) throw new Error('no lines');
const cents = (amount: number): Minor => amount as Minor;

describe('the order as it was seen', () => {
  it('contains total, gift and each line · CHK-20', () => {
    expect(seen).toEqual({
      token: 'cart-token',
      total: 3980,
      currency: 'EUR',
      gift: true,
      lines: [
        {
          productId: 'aqualis-daily',
          variantId: 'aqualis-daily:sphere=-2.50',
          quantity: 1,
          price: 1990,
        },
        { productId: 'case', variantId: 'aqualis-daily:sphere=-2.50', quantity: 1, price: 1990 },
      ],
    });
    expect(seenOrder(cartOf()).gift).toBe(false);
  });

  it.each([
    ['a total', { total: cents(3979) }],
    ['a currency', { currency: 'CHF' as const }],
    ['a missing gift', { gift: false }],
    ['a product', { lines: [{ ...line, productId: 'other' as ProductId }, given] }],
    ['values', { lines: [{ ...line, variantId: 'other' }, given] }],
    ['a quantity', { lines: [{ ...line, quantity: 2 }, given] }],
    ['a price', { lines: [{ ...line, price: cents(1) }, given] }],
    ['the order of lines', { lines: [given, line] }],
    ['a missing line', { lines: [line] }],
    ['an additional line', { lines: [line, given, line] }],
    ['no line', { lines: [] }],
  ] satisfies readonly (readonly [string, Partial<SeenOrder>])[])('differs by %s · CHK-20', (_, change) => {
    const now = { ...seen, ...change };
    expect(isAsSeen(seen, now)).toBe(false);
    expect(isAsSeen(now, seen)).toBe(false);
  });

  it('is compared only in the parts that were given', () => {
    expect(isAsSeen({}, seen)).toBe(true);
    expect(isAsSeen({ total: seen.total }, { ...seen, gift: false, lines: [] })).toBe(true);
    expect(isAsSeen({ total: undefined, currency: undefined, gift: undefined, lines: undefined }, seen)).toBe(
      true,
    );
  });

  it('equals itself, and no order with other lines · CHK-20', () => {
    const carts = fc.array(cartItem, { maxLength: 4 }).map((items) => cartOf(items));
    fc.assert(
      fc.property(carts, carts, (one, other) => {
        const [a, b] = [seenOrder(one), seenOrder(other)];
        expect(isAsSeen(a, seenOrder(structuredClone(one)))).toBe(true);
        expect(isAsSeen(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
    );
  });
});
