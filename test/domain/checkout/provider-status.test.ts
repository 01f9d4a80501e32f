import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOfStatus } from '../../../src/domain/checkout/provider-status.ts';

const known = {
  initialized: 'pending',
  challenge_required: 'pending',
  challenge_ongoing: 'pending',
  authenticated: 'pending',
  authorized: 'succeeded',
  settled: 'succeeded',
  transmitted: 'succeeded',
  failed: 'declined',
  canceled: 'cancelled',
} as const;

describe('the provider’s payment status', () => {
  it.each(Object.entries(known))('%s counts as %s · CHK-11', (status, outcome) =>
    expect(outcomeOfStatus(status)).toBe(outcome),
  );

  it('counts as pending if it is unknown · CHK-11', () =>
    fc.assert(
      fc.property(fc.string(), (status) => {
        fc.pre(!Object.hasOwn(known, status));
        expect(outcomeOfStatus(status)).toBe('pending');
      }),
    ));
});
