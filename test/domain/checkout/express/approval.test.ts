import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalMs, covers, expressStanding } from '../../../../src/domain/checkout/express/approval.ts';
import type { Minor } from '../../../../src/domain/shared/money.ts';

const francs = (minor: number) => ({ minor: minor as Minor, currency: 'CHF' as const });

describe('a wallet opened before the order', () => {
  it.each([
    ['initialized', 'open'],
    ['challenge_ongoing', 'open'],
    ['toString', 'open'],
    ['authenticated', 'approved'],
    ['authorized', 'used'],
    ['settled', 'used'],
    ['transmitted', 'used'],
    ['failed', 'declined'],
    ['canceled', 'closed'],
  ])('has, for the provider’s status %s, the standing %s · EXP-5', (status, standing) =>
    expect(expressStanding(status, 0, approvalMs - 1)).toBe(standing),
  );

  it.each([
    ['initialized', 'expired'],
    ['authenticated', 'expired'],
    ['authorized', 'used'],
    ['failed', 'declined'],
    ['canceled', 'closed'],
  ])('has, half an hour later, for the provider’s status %s, the standing %s · EXP-5', (status, standing) =>
    expect(expressStanding(status, 0, approvalMs)).toBe(standing),
  );
});

describe('the approval of a wallet', () => {
  const approved = { wallet: 'paypal', upTo: francs(5000) };

  it.each([
    ['the same amount', { method: 'paypal', total: francs(5000) }, true],
    ['less', { method: 'paypal', total: francs(1) }, true],
    ['more', { method: 'paypal', total: francs(5001) }, false],
    ['nothing', { method: 'paypal', total: francs(0) }, false],
    ['another payment method', { method: 'twint', total: francs(5000) }, false],
    [
      'another currency',
      { method: 'paypal', total: { minor: 5000 as Minor, currency: 'EUR' as const } },
      false,
    ],
  ])('pays an order of %s: %s · EXP-6', (_, order, pays) => expect(covers(approved, order)).toBe(pays));

  it('never pays more than was shown · EXP-6', () =>
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (upTo, total) => {
        const pays = covers(
          { wallet: 'twint', upTo: francs(upTo) },
          { method: 'twint', total: francs(total) },
        );
        expect(pays).toBe(total > 0 && total <= upTo);
      }),
    ));
});
