import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesIn } from '../../../src/domain/cart/cart-count.ts';
import { isDropped, leavesCheckout } from '../../../src/domain/cart/cart-lifecycle.ts';
import { createdFrom } from '../../../src/domain/cart/created-from.ts';
import { customerId } from '../../../src/domain/cart/customer-id.ts';
import { brandsOf, isServiceItem } from '../../../src/domain/cart/service-item.ts';
import { checkoutStates } from '../../../src/domain/checkout/checkout-state.ts';
import { cart, cartOf, plainCartItem } from '../../arbitraries/cart.ts';

describe('a cart', () => {
  it('is dropped once it was ordered, and only then · CART-3', () =>
    expect(checkoutStates.filter((checkoutState) => isDropped({ checkoutState }))).toEqual(['completed']));

  it.each([
    [true, 0, true],
    [true, 1, false],
    [false, 0, false],
    [false, 2, false],
  ])('on checkout %s with %i lines sends the shopper home: %s · CART-5', (onCheckout, lines, leaves) =>
    expect(leavesCheckout({ items: Array.from({ length: lines }) }, onCheckout)).toBe(leaves),
  );

  it('counts pieces, not lines · D82', () => {
    expect(piecesIn(null)).toBe(0);
    expect(piecesIn(undefined)).toBe(0);
    expect(
      piecesIn(
        cartOf([
          { ...plainCartItem, quantity: 3 },
          { ...plainCartItem, quantity: 2 },
        ]),
      ),
    ).toBe(5);
    fc.assert(
      fc.property(cart, (some) => {
        expect(piecesIn(some)).toBeGreaterThanOrEqual(some.items.length);
      }),
    );
  });
});

describe('the customer of a cart', () => {
  it.each([
    ['/api/v2/shop/customers/42', '42'],
    ['/customers/42/', '42'],
    ['/customers/42?expand=1', '42'],
    ['/customers/42/?a=/b/c', '42'],
    ['/customers/42#top', '42'],
    ['42', '42'],
    ['', ''],
    ['/', ''],
  ])('%j is %j · CART-1', (iri, id) => expect(customerId(iri)).toBe(id));
});

describe('an item', () => {
  it.each([
    ['service', true],
    ['lens', false],
    ['lenscare', false],
  ] as const)('of the category %s is a service: %s · CART-12', (category, service) =>
    expect(isServiceItem({ category })).toBe(service),
  );

  it.each([
    [[], ''],
    [['Aqualis'], 'Aqualis'],
    [['Aqualis', 'Lumora'], 'Aqualis, Lumora'],
  ])('of the brands %j shows %j · CART-12', (brand, shown) => expect(brandsOf({ brand })).toBe(shown));

  it('remembers the recommendation that led to it · CART-11', () =>
    expect(createdFrom({ id: 'r-1', source: 'cross-sell' }, 2)).toEqual({
      type: 'recommendation',
      recommendationId: 'r-1',
      source: 'cross-sell',
      itemPosition: 2,
    }));
});
