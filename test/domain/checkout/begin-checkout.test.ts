import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginCheckout, noneBegun } from '../../../src/domain/checkout/begin-checkout.ts';

const carts = fc.array(fc.constantFrom('a', 'b', 'c'));

describe('the begin-checkout event', () => {
  it('is sent once for each cart, at the first opening · CHK-5', () =>
    fc.assert(
      fc.property(carts, (opened) => {
        let begun = noneBegun;
        const reported = opened.filter((cart) => {
          const opening = beginCheckout(begun, cart);
          begun = opening.begun;
          return opening.report;
        });
        expect(reported).toEqual([...new Set(opened)]);
        expect([...begun]).toEqual(reported);
      }),
    ));
});
