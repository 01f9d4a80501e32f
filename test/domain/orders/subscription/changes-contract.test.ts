import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesContract,
  type SubscriptionTerms,
} from '../../../../src/domain/orders/subscription/changes-contract.ts';

const terms: fc.Arbitrary<SubscriptionTerms> = fc.record({
  every: fc.integer({ min: 1, max: 12 }),
  unit: fc.constantFrom('day', 'month'),
  country: fc.constantFrom('CH', 'DE'),
  goods: fc.array(
    fc.record({ variant: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 1, maxLength: 3 },
  ),
});

describe('a subscription', () => {
  it('whose terms stay the same has the same contract · LAW-45', () =>
    fc.assert(
      fc.property(terms, (same) => {
        expect(changesContract(same, structuredClone(same))).toBe(false);
      }),
    ));

  it('has another contract exactly if interval, country or goods differ, either way round · LAW-45', () =>
    fc.assert(
      fc.property(terms, terms, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(changesContract(one, other)).toBe(!isSame);
        expect(changesContract(other, one)).toBe(!isSame);
      }),
    ));

  it.each([
    ['interval', { every: 2 }],
    ['unit', { unit: 'day' }],
    ['country', { country: 'DE' }],
    ['number of goods', { goods: [] }],
    ['variant', { goods: [{ variant: 'b', quantity: 1 }] }],
    ['quantity', { goods: [{ variant: 'a', quantity: 2 }] }],
  ] as const)('has another contract with another %s · LAW-45', (_, change) => {
    const before: SubscriptionTerms = {
      every: 1,
      unit: 'month',
      country: 'CH',
      goods: [{ variant: 'a', quantity: 1 }],
    };
    expect(changesContract(before, { ...before, ...change })).toBe(true);
  });
});
