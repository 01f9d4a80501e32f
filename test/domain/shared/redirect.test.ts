import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { providerAddress, redirectPath } from '../../../src/domain/shared/redirect.ts';
import { anyText } from '../../arbitraries/text.ts';
import { webAddress } from '../../arbitraries/web-address.ts';

describe('the redirect target in a query parameter', () => {
  it.each([
    ['/', '/'],
    ['/checkout/payment?x=1#reorder', '/checkout/payment?x=1#reorder'],
    ['/a/../b', '/b'],
    ['/p/1?next=https://elsewhere.example', '/p/1?next=https://elsewhere.example'],
    ['/@elsewhere.example', '/@elsewhere.example'],
    ['/grün', '/gr%C3%BCn'],
    // Escaped characters, or letters that only look like the dangerous ones: they stay on the shop.
    ['/%2f%2felsewhere.example', '/%2f%2felsewhere.example'],
    ['/%5celsewhere.example', '/%5celsewhere.example'],
    ['/%0d%0aset-cookie:a=b', '/%0d%0aset-cookie:a=b'],
    ['/\uff0f\uff0felsewhere.example', '/%EF%BC%8F%EF%BC%8Felsewhere.example'],
    ['/user:password@elsewhere.example', '/user:password@elsewhere.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%j is accepted as %s · ROUTE-16', (input, path) => expect(redirectPath(input)).toEqual(E.right(path)));

  it.each([
    '',
    'checkout',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '/a\\b',
    '\\\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/de//elsewhere.example',
    '/p/1//2',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://shop.example/1',
    'user@elsewhere.example',
    'https:/elsewhere.example',
    'https:elsewhere.example',
    'http:\\\\elsewhere.example',
    '\uff0f\uff0felsewhere.example',
    '\u2044\u2044elsewhere.example',
    '/\r\nset-cookie: a=b',
    '/a\u0085b',
    '/\u0000',
    '/\n/elsewhere.example',
    '\ufeff//elsewhere.example',
    './/elsewhere.example',
    '/./\t/elsewhere.example',
    '?//elsewhere.example',
    '#//elsewhere.example',
    ' /checkout',
    '/\t/elsewhere.example',
    '/a\nb',
    undefined,
    null,
    42,
    ['/'],
  ])('%j is rejected · ROUTE-16', (input) =>
    expect(redirectPath(input)).toEqual(E.left({ _tag: 'InvalidRedirect' })),
  );

  it('never leaves the shop, for any text · ROUTE-16', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc
            .array(
              fc.constantFrom(
                ...['/', '\\', '.', '%2e', '%2f', '%5c', '%0a', ':', '@', 'a', '?', '#', '\t', '\r\n'],
                ...[
                  '//',
                  'javascript:',
                  'data:',
                  'https:',
                  'elsewhere.example',
                  '\uff0f',
                  '\u2215',
                  '\u3002',
                ],
                ...['\u202e', '\u200d', '\u00ad', '[::1]', 'xn--', '\ud800'],
              ),
            )
            .map((parts) => parts.join('')),
          anyText,
        ),
        (rest) => {
          const read = redirectPath(`/${rest}`);
          if (E.isRight(read)) {
            expect(new URL(read.right, 'https://shop.example').origin).toBe('https://shop.example');
            expect(redirectPath(read.right)).toEqual(read);
            expect(read.right).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
          }
        },
      ),
    ));
});

describe('the payment redirect of a backend', () => {
  it.each([
    ['/pay/1', '/pay/1'],
    ['https://pay.example/v1/start/1?x=1', 'https://pay.example/v1/start/1?x=1'],
    ['HTTPS://PAY.example', 'https://pay.example/'],
    ['http://localhost:3000/pay/1', 'http://localhost:3000/pay/1'],
    ['http://opalys.localhost/pay/1', 'http://opalys.localhost/pay/1'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080/'],
  ])('to %j is accepted as %s · CHK-11', (input, address) =>
    expect(providerAddress(input)).toEqual(E.right(address)),
  );

  it.each([
    '',
    'pay.example',
    '//pay.example',
    '/.//pay.example',
    'http://pay.example/',
    'http://localhost.elsewhere.example/',
    'http://127.elsewhere.example/',
    'https://shop.example@elsewhere.example/',
    'https://user:password@pay.example/',
    'https://',
    'https:pay.example',
    'https://pay example/',
    'https:\\\\pay.example',
    'javascript:alert(1)//https://pay.example',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
  ])('to %j is rejected · CHK-11', (input) =>
    expect(providerAddress(input)).toEqual(E.left({ _tag: 'InvalidRedirect' })),
  );

  it('is a page of the shop or an https URL, and never a script · CHK-11', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          webAddress,
          anyText,
          fc
            .array(
              fc.constantFrom(
                'https:',
                'http:',
                'javascript:',
                '/',
                '\\',
                '@',
                ':',
                'a',
                '.',
                '\t',
                'localhost',
              ),
            )
            .map((parts) => parts.join('')),
        ),
        (input) => {
          const read = providerAddress(input);
          fc.pre(E.isRight(read));
          const { protocol, hostname, username } = new URL(read.right, 'https://shop.example');
          expect(protocol === 'https:' || /localhost$|^127(\.\d+){3}$/.test(hostname)).toBe(true);
          expect(username).toBe('');
          expect(providerAddress(read.right)).toEqual(read);
        },
      ),
    ));
});
