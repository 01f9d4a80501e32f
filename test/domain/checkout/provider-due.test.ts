import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paymentOutcomes } from '../../../src/domain/checkout/payment.ts';
import { dueAtProvider } from '../../../src/domain/checkout/provider-due.ts';
import { outcomeOfStatus } from '../../../src/domain/checkout/provider-status.ts';

it.each([
  ['succeeded', 'authorized', 'settle'],
  ['refunded', 'authorized', 'release'],
  ['refunded', 'settled', 'credit'],
  ['refunded', 'transmitted', 'credit'],
  ['succeeded', 'settled', undefined],
  ['pending', 'authorized', undefined],
  ['cancelled', 'settled', undefined],
] as const)('for a payment that %s and is %s at the provider, %s is due · CHK-11', (payment, status, due) => {
  expect(dueAtProvider(payment, status)).toBe(due);
});

it('no money is moved if the provider holds none · CHK-11', () => {
  fc.assert(
    fc.property(fc.constantFrom(...paymentOutcomes), fc.string(), (payment, status) => {
      fc.pre(outcomeOfStatus(status) !== 'succeeded');
      expect(dueAtProvider(payment, status)).toBeUndefined();
    }),
  );
});
