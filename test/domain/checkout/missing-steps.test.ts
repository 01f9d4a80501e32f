import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingSteps } from '../../../src/domain/checkout/missing-steps.ts';
import { checkoutSteps } from '../../../src/domain/shared/checkout-step.ts';

const missing = (...fields: readonly string[]) =>
  fields.map((field) => ({ field, code: 'checkout.not_ready' }));

describe('the missing steps of a refused order', () => {
  it.each([
    [missing('email'), ['customer']],
    [missing('billing_address'), ['address']],
    [missing('shipping_address.city'), ['address']],
    [missing('shipments[0].method'), ['shipping']],
    [
      missing('shipments', 'shipping_address', 'billing_address', 'email'),
      ['customer', 'address', 'shipping'],
    ],
    [missing('checkout_state'), []],
    [missing('toString'), []],
    [missing(''), []],
    [[{ field: 'items[0]', code: 'product.not_orderable' }], []],
    [[{ field: 'email', code: 'validation.invalid_email' }], []],
    [[], []],
  ])('for %j are %j · CHK-25', (violations, steps) => expect(missingSteps(violations)).toEqual(steps));

  it('are checkout steps in their order, each once, and never the last one · CHK-25', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('email', 'billing_address', 'shipping_address', 'shipments', 'x')),
        (fields) => {
          const steps = missingSteps(missing(...fields));
          expect(steps).toEqual(checkoutSteps.filter((step) => (steps as readonly string[]).includes(step)));
          expect(steps).not.toContain('payment');
          expect(steps.length > 0).toBe(fields.some((field) => field !== 'x'));
        },
      ),
    ));
});
