import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import {
  type AbandonedCartAnswer,
  advanceAbandonedCart,
  currentToken,
  flagsError,
  openAbandonedCart,
} from '../../../src/domain/orders/abandoned-cart.ts';
import { cart as anyCart, cartOf } from '../../arbitraries/cart.ts';

const fromLink = 'from-the-link' as CartToken;
const linked = cartOf(undefined, { token: fromLink });
const own = cartOf(undefined, { token: 'own' as CartToken });
const ordered = cartOf(undefined, { token: fromLink, checkoutState: 'completed' });
const loaded = (cart: typeof own): AbandonedCartAnswer => ({ _tag: 'Loaded', cart });
const notLoaded: AbandonedCartAnswer = { _tag: 'NotLoaded' };
const run = (...answers: readonly AbandonedCartAnswer[]) =>
  answers.reduce(advanceAbandonedCart, openAbandonedCart(fromLink));

describe('a cart from a link', () => {
  it.each([
    ['loads the cart of the link first', [], { _tag: 'Opening', token: fromLink }, fromLink, false],
    [
      'opens the cart of the link',
      [loaded(linked)],
      { _tag: 'Restored', link: fromLink, cart: linked },
      fromLink,
      false,
    ],
    [
      'loads the visitor’s own cart if that of the link does not exist any more',
      [notLoaded],
      { _tag: 'FallingBack' },
      undefined,
      false,
    ],
    [
      'loads the visitor’s own cart if that of the link was ordered',
      [loaded(ordered)],
      { _tag: 'FallingBack' },
      undefined,
      false,
    ],
    [
      'keeps the visitor’s own cart if that of the link does not exist any more',
      [notLoaded, loaded(own)],
      { _tag: 'NotRestored', cart: own },
      'own',
      true,
    ],
    [
      'ends without a cart if neither exists',
      [notLoaded, notLoaded],
      { _tag: 'NotRestored' },
      undefined,
      true,
    ],
    [
      'ignores later responses',
      [loaded(linked), notLoaded],
      { _tag: 'Restored', link: fromLink, cart: linked },
      fromLink,
      false,
    ],
  ] as const)('%s · REO-5', (_fact, answers, state, token, flagged) => {
    expect(run(...answers)).toEqual(state);
    expect(currentToken(run(...answers))).toBe(token);
    expect(flagsError(run(...answers))).toBe(flagged);
  });

  it('is settled after two answers at most, and is never an ordered cart · REO-5 · CART-3', () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(anyCart, { nil: undefined }), { minLength: 2, maxLength: 5 }),
        (carts) => {
          const state = run(...carts.map((cart) => (cart ? loaded(cart) : notLoaded)));
          expect(['Restored', 'NotRestored']).toContain(state._tag);
          if ('cart' in state) expect(state.cart.checkoutState).not.toBe('completed');
        },
      ),
    ));
});
