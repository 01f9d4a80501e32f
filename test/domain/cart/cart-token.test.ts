import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCartToken, tokenIn } from '../../../src/domain/cart/cart-token.ts';

describe('a cart token', () => {
  it.each([
    ['a'.repeat(15), false],
    ['a'.repeat(16), true],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    ['abcdefghij-KLM_0123', true],
    ['abcdefghijklmnop;', false],
    ['abcdefghij klmnop', false],
    ['abcdefghijklmnöp', false],
    ['abcdefghijklmnop\n', false],
    ['', false],
  ])('%j is valid: %s · CART-3', (input, isToken) => expect(isCartToken(input)).toBe(isToken));

  it('is the part of a cookie before its first dot · CART-3 · REO-6', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.stringMatching(/^[\w-]{10,140}(\.[\w.-]*)?$/),
          fc.stringMatching(/^[\w-]{16,20}.$/),
        ),
        (text) => {
          const [first = ''] = text.split('.');
          expect(tokenIn(text)).toBe(isCartToken(first) ? first : undefined);
        },
      ),
    ));

  it('needs no escaping in a cookie or an address · CART-3', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{16,128}$/)), (input) => {
        if (isCartToken(input)) expect(encodeURIComponent(input)).toBe(input);
      }),
    ));
});
