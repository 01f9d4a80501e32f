import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thankYouEntry } from '../../../src/domain/orders/thank-you.ts';

describe('the page after an order', () => {
  it.each([undefined, '', '  ', '\t'])('leads home for %j · ROUTE-4', (token) =>
    expect(thankYouEntry(token)).toEqual({ _tag: 'Home' }),
  );

  it('opens for every token that is one · ROUTE-4', () => {
    expect(thankYouEntry('abc')).toEqual({ _tag: 'Order', token: 'abc' });
    fc.assert(
      fc.property(fc.string(), (token) => {
        const entry = thankYouEntry(token);
        expect(entry).toEqual(
          token.trim() === '' ? { _tag: 'Home' } : { _tag: 'Order', token: token.trim() },
        );
      }),
    );
  });
});
