import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recommendationRequest } from '../../../src/domain/cart/recommendation.ts';
import { cart, cartOf } from '../../arbitraries/cart.ts';

const shop = { brand: 'okulino', locale: 'fr' } as const;

describe('what recommendations are asked by', () => {
  it('is the shop, the language, the cart and what lies in it · CART-15', () =>
    expect(recommendationRequest(cartOf(), shop)).toEqual({
      brandChannel: 'okulino',
      salesChannel: 'okulino',
      locale: 'fr',
      cartToken: 'cart-token',
      cartId: '1',
      items: [{ productId: 'aqualis-daily', quantity: 1 }],
      location: 'cart',
    }));

  it('is the account as well, of somebody who has one · CART-15', () => {
    const of = (accountId?: string) =>
      cartOf(undefined, { customer: { id: '7', email: 'mira@example.ch', ...(accountId && { accountId }) } });
    expect(recommendationRequest(of('A7'), shop).accountId).toBe('A7');
    expect(recommendationRequest(of(), shop)).not.toHaveProperty('accountId');
  });

  it('names every line, and nothing else of it · CART-15', () =>
    fc.assert(
      fc.property(cart, (given) => {
        expect(recommendationRequest(given, shop).items).toEqual(
          given.items.map(({ productId, quantity }) => ({ productId, quantity })),
        );
      }),
    ));
});
