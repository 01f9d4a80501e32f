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
  ] as const)('at %s: %s, where something is to be paid · CHK-28', (step, screen) =>
    expect(screenOf({ step, asksReview: false, isSent: true, isFree: false })).toBe(screen),
  );

  it('come in the order of the steps, whatever is asked for · CHK-28', () =>
    fc.assert(
      fc.property(input, ({ step, ...rest }) => {
        const at = checkoutSteps.map((one) => checkoutScreens.indexOf(screenOf({ step: one, ...rest })));
        expect(at).toEqual([...at].sort());
      }),
    ));

  it('review nothing before it is known how it is sent, and only at the last address · CHK-28 · CHK-2', () =>
    fc.assert(
      fc.property(input, (asked) => {
        const isReviewed = asked.step === 'payment' && asked.isSent && (asked.asksReview || asked.isFree);
        expect(screenOf(asked) === 'review').toBe(isReviewed);
      }),
    ));
});
