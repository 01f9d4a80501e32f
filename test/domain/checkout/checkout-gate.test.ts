import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutStates } from '../../../src/domain/cart/checkout-state.ts';
import {
  beginsCheckout,
  type Gate,
  gate,
  readStep,
  resume,
} from '../../../src/domain/checkout/checkout-gate.ts';
import { checkoutSteps } from '../../../src/domain/shared/checkout-step.ts';

const letter = (result: Gate): string =>
  result._tag === 'Redirect'
    ? { customer: 'C', address: 'Ad', shipping: 'S', payment: 'P' }[result.step]
    : { Allowed: 'A', Home: result._tag === 'Home' && result.dropCart ? 'H!' : 'H' }[result._tag];

const everyStep = [undefined, ...checkoutSteps];
const row = (state: (typeof checkoutStates)[number] | undefined, signedIn: boolean): string =>
  everyStep.map((step) => letter(gate({ state, step, signedIn }))).join(' ');

describe('the gate of the checkout', () => {
  it.each([
    [undefined, 'H H H H H', 'H H H H H'],
    ['cart', 'C A A C C', 'Ad Ad A Ad Ad'],
    ['address', 'C A A A C', 'Ad Ad A A Ad'],
    ['addressed', 'C A A A A', 'Ad Ad A A A'],
    ['shipping_selected', 'C A A A A', 'Ad Ad A A A'],
    ['payment_selected', 'C A A A A', 'Ad Ad A A A'],
    ['completed', 'H! H! H! H! H!', 'H! H! H! H! H!'],
    ['payment_skipped', 'C A A A A', 'Ad Ad A A A'],
  ] as const)('%s: guest %s, signed in %s · CHK-1 · CHK-2 · CHK-4 · ROUTE-4', (state, guest, signedIn) => {
    expect(row(state, false)).toBe(guest);
    expect(row(state, true)).toBe(signedIn);
  });

  it('never redirects to a step that redirects again · CHK-2', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, ...checkoutStates),
        fc.constantFrom(...everyStep),
        fc.boolean(),
        (state, step, signedIn) => {
          const first = gate({ state, step, signedIn });
          if (first._tag === 'Redirect')
            expect(gate({ state, step: first.step, signedIn })._tag).toBe('Allowed');
        },
      ),
    ));
});

describe('a resumed checkout', () => {
  it.each([
    [undefined, 'H', 'H'],
    ['cart', 'C', 'Ad'],
    ['address', 'Ad', 'Ad'],
    ['addressed', 'S', 'S'],
    ['shipping_selected', 'P', 'P'],
    ['payment_selected', 'P', 'P'],
    ['payment_skipped', 'P', 'P'],
    ['completed', 'H!', 'H!'],
  ] as const)('from %s: guest %s, signed in %s · CHK-3 · CHK-4', (state, guest, signedIn) => {
    expect(letter(resume({ state, signedIn: false }))).toBe(guest);
    expect(letter(resume({ state, signedIn: true }))).toBe(signedIn);
  });

  it('leads to a step that may be entered · CHK-3', () => {
    for (const state of checkoutStates)
      for (const signedIn of [true, false]) {
        const target = resume({ state, signedIn });
        if (target._tag === 'Redirect')
          expect(gate({ state, step: target.step, signedIn })._tag).toBe('Allowed');
      }
  });
});

describe('the segment of a checkout address', () => {
  it.each([
    ['customer', 'customer'],
    ['address', 'address'],
    ['billing', 'address'],
    ['shipping', 'shipping'],
    ['payment', 'payment'],
    ['thank-you', undefined],
    ['', undefined],
    ['Payment', undefined],
  ])('%j is the step %s · ROUTE-3', (segment, step) => expect(readStep(segment)).toBe(step));
});

describe('the beginning of a checkout', () => {
  it.each([
    ['customer', false, true],
    ['customer', true, true],
    ['payment', true, true],
    ['payment', false, false],
    ['address', true, false],
    ['shipping', true, false],
  ] as const)('is counted at %s, reorder %s: %s · CHK-5', (step, isReorder, begins) =>
    expect(beginsCheckout(step, isReorder)).toBe(begins),
  );

  it.each(['address', 'payment'] as const)('is counted at %s if a wallet leads there · CHK-5', (step) =>
    expect(beginsCheckout(step, false, true)).toBe(true),
  );

  it('is counted at the first step only, unless it is a reorder · CHK-5', () =>
    expect(checkoutSteps.filter((step) => beginsCheckout(step))).toEqual(['customer']));
});
