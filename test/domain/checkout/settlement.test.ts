import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaymentOutcome, paymentOutcomes } from '../../../src/domain/checkout/payment.ts';
import { type ReportedOutcome, settlement } from '../../../src/domain/checkout/settlement.ts';

const stays = { sells: false, refunds: false };

describe('a report of the payment provider', () => {
  it.each([
    [true, 'pending', 'succeeded', { payment: 'succeeded', sells: true, refunds: false }],
    [true, 'cancelled', 'succeeded', { payment: 'succeeded', sells: true, refunds: false }],
    [true, 'declined', 'succeeded', { payment: 'succeeded', sells: true, refunds: false }],
    [false, 'pending', 'succeeded', { payment: 'refunded', sells: false, refunds: true }],
    [false, 'cancelled', 'succeeded', { payment: 'refunded', sells: false, refunds: true }],
    [false, 'succeeded', 'succeeded', { payment: 'succeeded', ...stays }],
    [false, 'refunded', 'succeeded', { payment: 'refunded', ...stays }],
    [true, 'pending', 'declined', { payment: 'declined', ...stays }],
    [true, 'pending', 'cancelled', { payment: 'cancelled', ...stays }],
    [true, 'pending', 'pending', { payment: 'pending', ...stays }],
    [true, 'declined', 'cancelled', { payment: 'declined', ...stays }],
    [false, 'succeeded', 'declined', { payment: 'succeeded', ...stays }],
  ] as const)('awaited %s, payment %s, reported %s · CHK-11', (awaited, payment, reported, becomes) =>
    expect(settlement({ awaited, payment }, reported)).toEqual(becomes),
  );

  const report = fc.constantFrom<ReportedOutcome>('pending', 'succeeded', 'declined', 'cancelled');

  it('changes nothing when it is repeated · CHK-11', () =>
    fc.assert(
      fc.property(fc.boolean(), fc.constantFrom(...paymentOutcomes), report, (awaited, payment, reported) => {
        const once = settlement({ awaited, payment }, reported);
        const again = settlement({ awaited: awaited && !once.sells, payment: once.payment }, reported);
        expect(again).toEqual({ payment: once.payment, ...stays });
      }),
    ));

  it('sells an order once, and refunds every other payment once, in any order of reports · CHK-11 · CHK-12', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ payment: fc.nat({ max: 3 }), reported: report })),
        fc.option(fc.nat({ max: 20 })),
        (reports, cancelledAfter) => {
          const payments: PaymentOutcome[] = ['pending', 'pending', 'pending', 'pending'];
          let awaited = true;
          let sold = 0;
          let back = 0;
          reports.forEach(({ payment, reported }, at) => {
            if (cancelledAfter === at) awaited = false;
            const standing = payments[payment] ?? 'pending';
            const settled = settlement({ awaited, payment: standing }, reported);
            payments[payment] = settled.payment;
            if (settled.sells) {
              sold += 1;
              awaited = false;
            }
            if (settled.refunds) back += 1;
          });
          const paid = new Set(
            reports.filter(({ reported }) => reported === 'succeeded').map(({ payment }) => payment),
          );
          expect(sold).toBeLessThanOrEqual(1);
          expect(sold + back).toBe(paid.size);
          expect(payments.filter((payment) => payment === 'succeeded')).toHaveLength(sold);
        },
      ),
    ));
});
