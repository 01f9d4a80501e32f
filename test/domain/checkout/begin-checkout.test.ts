import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartToken } from '../../../src/domain/cart/cart.ts';
import { beginCheckout, noneBegun } from '../../../src/domain/checkout/begin-checkout.ts';

const tokens = fc.array(fc.constantFrom('a', 'b', 'c').map((token) => token as CartToken));

describe('the begin-checkout event', () => {
  it('is sent once for each cart, at the first opening · CHK-5', () =>
    fc.assert(
      fc.property(tokens, (opened) => {
        let begun = noneBegun;
        const reported = opened.filter((token) => {
          const opening = beginCheckout(begun, token);
          begun = opening.begun;
          return opening.report;
        });
        expect(reported).toEqual([...new Set(opened)]);
        expect([...begun]).toEqual(reported);
      }),
    ));
});
