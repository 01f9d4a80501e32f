import { describe, expect, it } from 'vitest';
import { isReturnPath, withPayment } from '../../../../src/adapters/sandbox/payment/return-path.ts';

describe('isReturnPath', () => {
  it.each(['/', '/checkout/thank-you/abc', '/fr/checkout/thank-you/abc?x=1#y'])('takes %s', (path) =>
    expect(isReturnPath(path)).toBe(true),
  );

  it.each([
    '',
    'checkout',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/a b',
    `/${'x'.repeat(500)}`,
  ])('refuses %j', (path) => expect(isReturnPath(path)).toBe(false));
});

it('adds the payment to whatever the address has already', () => {
  expect(withPayment('/en/x?a=1#top', 'p1')).toBe('/en/x?a=1&payment=p1#top');
});
