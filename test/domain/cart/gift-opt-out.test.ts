import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { optOutToken } from '../../../src/domain/cart/gift-opt-out.ts';

const [own, kept] = ['own', 'kept'] as unknown as readonly [CartToken, CartToken];

describe('declining a gift', () => {
  it.each([
    ['for the current cart', own, kept, E.right(own)],
    ['for the current cart without a cookie', own, undefined, E.right(own)],
    ['for the cart of the cookie', undefined, kept, E.right(kept)],
    ['for no cart: refused', undefined, undefined, E.left({ _tag: 'NoCartToken' })],
  ])('%s · CART-14', (_fact, atHand, cookie, expected) =>
    expect(optOutToken(atHand, cookie)).toEqual(expected),
  );
});
