import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerKnown,
  providerReady,
  resolutionOf,
  unresolved,
} from '../../../src/domain/identity/auth-state.ts';

const steps = { providerReady, customerKnown };
const step = fc.constantFrom('providerReady', 'customerKnown');
const reached = (names: readonly (keyof typeof steps)[]) =>
  names.reduce((state, name) => steps[name](state), unresolved);

describe('the authentication state', () => {
  it.each([
    [[], 'pending'],
    [['providerReady'], 'pending'],
    [['customerKnown'], 'pending'],
    [['providerReady', 'customerKnown'], 'resolved'],
    [['customerKnown', 'providerReady'], 'resolved'],
    [['providerReady', 'providerReady'], 'pending'],
  ] as const)('after %j is %s · AUTH-1', (names, expected) =>
    expect(resolutionOf(reached(names))).toBe(expected),
  );

  it('is pending after one of the two answers, and resolved after both · AUTH-1', () => {
    expect(unresolved).toEqual({ system: 'pending', customer: 'pending' });
    expect(providerReady(unresolved)).toEqual({ system: 'resolved', customer: 'pending' });
    expect(customerKnown(unresolved)).toEqual({ system: 'pending', customer: 'resolved' });
    expect(resolutionOf(customerKnown(providerReady(unresolved)))).toBe('resolved');
  });

  it('is resolved once both have answered, in any order and number, and stays resolved · AUTH-1', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 5 }), step, (names, more) => {
        const both = names.includes('providerReady') && names.includes('customerKnown');
        expect(resolutionOf(reached(names))).toBe(both ? 'resolved' : 'pending');
        expect(reached(names.toReversed())).toEqual(reached(names));
        if (both) expect(reached([...names, more])).toEqual(reached(names));
      }),
    ));
});
