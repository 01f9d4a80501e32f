import { describe, expect, it } from 'vitest';
import { isReturnPath, withPayment } from '../../../../src/adapters/sandbox/payment/return-path.ts';

describe('isReturnPath', () => {
  it.each(['/', '/checkout/thank-you/abc', '/fr/checkout/thank-you/abc?x=1#y'])('accepts %s', (path) =>
    expect(isReturnPath(path)).toBe(true),
  );

  it.each([
    '',
    'checkout',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/de//evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/a b',
    `/${'x'.repeat(500)}`,
  ])('refuses %j', (path) => expect(isReturnPath(path)).toBe(false));
});

it('the payment is added to an address that may have a query and a fragment', () => {
  expect(withPayment('/en/x?a=1#top', 'p1')).toBe('/en/x?a=1&payment=p1#top');
});

it.each(['/.//evil.example', '//evil.example', 'https://evil.example', '/a/..//evil.example?x=1'])(
  'the payment leads home instead of to %s',
  (path) => expect(withPayment(path, 'p1')).toBe('/?payment=p1'),
);
