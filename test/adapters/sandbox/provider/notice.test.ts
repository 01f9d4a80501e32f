import { describe, expect, it } from 'vitest';
import { readNotice, signNotice } from '../../../../src/adapters/sandbox/provider/notice.ts';

const payment = {
  id: 'p1',
  order_number: 'O-1',
  amount: 1990,
  currency: 'EUR',
  status: 'authorized',
  settles_at: null,
  heard: false,
  credited: false,
  keeps: null,
  alias: null,
  reference: null,
  asked_at: null,
  credit_asked_at: null,
} as const;
const now = Date.parse('2026-11-19T09:00:00Z');
const signed = signNotice(payment, now);

describe('a payment notice', () => {
  it('names the payment and its status · CHK-11', () =>
    expect(readNotice(signed, now)).toEqual({
      _tag: 'Right',
      right: { transactionId: 'p1', refno: 'O-1', status: 'authorized', amount: 1990, currency: 'EUR' },
    }));

  it.each([
    ['no signature', { ...signed, signature: '' }, 'NotSigned'],
    ['a longer signature', { ...signed, signature: `${signed.signature}0` }, 'NotSigned'],
    ['another text', { ...signed, text: signed.text.replace('1990', '1') }, 'NotSigned'],
    ['an additional space', { ...signed, text: `${signed.text} ` }, 'NotSigned'],
    [
      'another time',
      { ...signed, signature: signed.signature.replace(`t=${now}`, `t=${now + 1}`) },
      'NotSigned',
    ],
  ])('with %s is rejected · CHK-11', (_, notice, left) =>
    expect(readNotice(notice, now)).toEqual({ _tag: 'Left', left }),
  );

  it('older than an hour is rejected · CHK-11', () => {
    expect(readNotice(signed, now + 3_600_000)._tag).toBe('Right');
    expect(readNotice(signed, now + 3_600_001)).toEqual({ _tag: 'Left', left: 'TooOld' });
  });
});
