import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutScreens, screenOf } from '../../../src/domain/checkout/checkout-screen.ts';
import { checkoutSteps } from '../../../src/domain/shared/checkout-step.ts';

const input = fc.record({
  step: fc.constantFrom(...checkoutSteps),
  asksReview: fc.boolean(),
  isSent: fc.boolean(),
  isFree: fc.boolean(),
});

describe('the screens of the checkout', () => {
  it.each([
    ['customer', 'contact'],
    ['address', 'contact'],
    ['shipping', 'paying'],
    ['payment', 'paying'],
  ] as const)('for the step %s are %s, if something is to be paid · CHK-28', (step, screen) =>
    expect(screenOf({ step, asksReview: false, isSent: true, isFree: false })).toBe(screen),
  );

  it('come in the order of the steps, whatever is requested · CHK-28', () =>
    fc.assert(
      fc.property(input, ({ step, ...rest }) => {
        const at = checkoutSteps.map((one) => checkoutScreens.indexOf(screenOf({ step: one, ...rest })));
        expect(at).toEqual([...at].sort());
      }),
    ));

  it('include the review only at the last address, once the shipping is known · CHK-28 · CHK-2', () =>
    fc.assert(
      fc.property(input, (asked) => {
        const isReviewed = asked.step === 'payment' && asked.isSent && (asked.asksReview || asked.isFree);
        expect(screenOf(asked) === 'review').toBe(isReviewed);
      }),
    ));
});
