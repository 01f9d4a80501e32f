import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutStates } from '../../../src/domain/cart/checkout-state.ts';
import { gate } from '../../../src/domain/checkout/checkout-gate.ts';
import { redirectReason } from '../../../src/domain/checkout/redirect-reason.ts';
import { checkoutSteps } from '../../../src/domain/shared/checkout-step.ts';

describe('the reason for being led out of a step', () => {
  it.each([
    [{ _tag: 'Home', dropCart: false }, 'payment', undefined, 'noCart'],
    [{ _tag: 'Home', dropCart: true }, 'payment', 1, 'ordered'],
    [{ _tag: 'Allowed' }, 'payment', undefined, 'noCart'],
    [{ _tag: 'Allowed' }, 'payment', 0, 'empty'],
    [{ _tag: 'Redirect', step: 'customer' }, 'payment', 0, 'empty'],
    [{ _tag: 'Redirect', step: 'customer' }, 'payment', 2, 'stepFirst'],
    [{ _tag: 'Redirect', step: 'address' }, 'customer', 2, undefined],
    [{ _tag: 'Allowed' }, 'payment', 2, undefined],
  ] as const)('%j at %s with %s lines: %s · CHK-23', (verdict, step, items, why) => {
    expect(redirectReason(verdict, step, items)).toBe(why);
  });

  it('is given for every redirect, except for an account at the customer step · CHK-23', () =>
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...checkoutStates), { nil: undefined }),
        fc.constantFrom(...checkoutSteps),
        fc.boolean(),
        fc.nat(3),
        (state, step, signedIn, items) => {
          const verdict = gate({ state, step, signedIn });
          const why = redirectReason(verdict, step, state === undefined ? undefined : items);
          const stays = verdict._tag === 'Allowed' && state !== undefined && items > 0;
          const skips = verdict._tag === 'Redirect' && step === 'customer' && items > 0;
          expect(why === undefined).toBe(stays || skips);
        },
      ),
    ));
});
