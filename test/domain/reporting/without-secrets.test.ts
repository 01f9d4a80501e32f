import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPrivatePath,
  strippedAddress,
  strippedText,
} from '../../../src/domain/reporting/without-secrets.ts';
import { webAddress } from '../../arbitraries/web-address.ts';

/** Generated like the shop's: 144 random bits. */
const token = fc
  .uint8Array({ minLength: 18, maxLength: 18 })
  .map((bytes) =>
    btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_'),
  )
  .filter((text) => /\d/.test(text) && /[a-z]/i.test(text));
const name = fc.stringMatching(/^[a-z]{3,10}$/);
const email = fc
  .tuple(name, fc.constantFrom('.', '+', '_', ''), name, name, fc.constantFrom('ch', 'de', 'example.org'))
  .map(([one, mark, two, host, end]) => `${one}${mark}${two}@${host}.${end}`);
/** In the notation of lens values. */
const lens = fc
  .tuple(
    fc.constantFrom('+', '-', '−', ''),
    fc.integer({ min: 0, max: 20 }),
    fc.constantFrom('.', ','),
    fc.constantFrom('00', '25', '50', '75'),
  )
  .map(([sign, whole, mark, part]) => `${sign}${whole}${mark}${part}`);
const around = fc.constantFrom('', 'Invalid value ', 'at "', 'for: ', 'x (', 'sphere=');
const after = fc.constantFrom('', ' of field', '"', ')', ': refused', ', next');

describe('a text in an error report', () => {
  it.each([
    [
      'Cannot read properties of undefined (reading "items")',
      'Cannot read properties of undefined (reading "items")',
    ],
    ['mara.keller@example.org is taken', '[email] is taken'],
    ['sphere -2.25, cylinder +0,75, axis 90', 'sphere [number], cylinder [number], axis 90'],
    ['GET /api/carts/AbC123def456GhI789jk/items failed', 'GET /api/carts/…/items failed'],
    ['at https://shop.example/reorder/mail/abc?hash=secret#x', 'at https://shop.example/reorder/mail/…'],
    ['call +41 44 123 45 67', 'call [number] [number]'],
    ['born 1980-04-01', 'born [number]'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.sig', '[token]'],
    ['card 4111_1111_1111_1111', 'card [token]'],
    ['add 2.25, prism 12.5 at 7, - 3', 'add [number], prism [number] at 7, [number]'],
    ['at https://somebody:secret@shop.example/x', 'at https://shop.example/x'],
    ['GET /1234567 failed', 'GET /[number] failed'],
    ['deleteMilesAndMoreNumber refused', 'deleteMilesAndMoreNumber refused'],
    ['', ''],
  ])('%j is stripped to %j · TRK-6', (text, stripped) => expect(strippedText(text)).toBe(stripped));

  it('contains no e-mail address, in any position · TRK-6', () =>
    fc.assert(
      fc.property(around, email, after, (before, secret, rest) => {
        expect(strippedText(before + secret + rest)).not.toContain(secret);
        expect(strippedText(before + encodeURIComponent(secret) + rest)).not.toContain(
          encodeURIComponent(secret),
        );
      }),
    ));

  it('contains no token · TRK-6', () =>
    fc.assert(
      fc.property(around, token, after, (before, secret, rest) => {
        expect(strippedText(before + secret + rest)).not.toContain(secret);
      }),
    ));

  it('contains no lens value · TRK-6', () =>
    fc.assert(
      fc.property(around, lens, after, (before, secret, rest) => {
        expect(strippedText(before + secret + rest)).not.toContain(secret);
      }),
    ));

  it('is limited in length · TRK-6', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 5000 }), (text) => {
        expect(strippedText(text).length).toBeLessThanOrEqual(8 * 1000);
      }),
    ));

  it('is cut after a thousand characters · TRK-6', () =>
    expect(strippedText('a '.repeat(900))).toBe('a '.repeat(500)));
});

const secretPath = fc.constantFrom(
  (secret: string) => `/reorder/order/${secret}`,
  (secret: string) => `/fr/abandoned-cart/mail/${secret}`,
  (secret: string) => `/it/subscription/pause/${secret}`,
  (secret: string) => `/checkout/thank-you/${secret}`,
  (secret: string) => `/en/my-account/order/${secret}`,
  (secret: string) => `/my-account/edit-address/${secret}`,
  (secret: string) => `/api/carts/${secret}/items`,
  (secret: string) => `/api/orders/${secret}/payments/${secret}`,
  (secret: string) => `/api/customers/me/payment-aliases/${secret}`,
  (secret: string) => `/authenticate?hash=${secret}&url=/`,
  (secret: string) => `/?uid=${secret}`,
  (secret: string) => `/cart#${secret}`,
);

describe('a URL in an error report', () => {
  it.each([
    ['/p/10010/hydralis-30-tageslinsen', '/p/10010/hydralis-30-tageslinsen'],
    ['/c/kontaktlinsen/tageslinsen?sphere=-2.25&page=2', '/c/kontaktlinsen/tageslinsen'],
    [
      'http://okulino.localhost:3000/assets/app-1a2b3c4.js:1:234',
      'http://okulino.localhost:3000/assets/app-1a2b3c4.js:1:234',
    ],
    ['https://somebody:secret@shop.example/x', 'https://shop.example/x'],
    ['/my-account/order/OKU-1001-0012', '/my-account/order/…'],
    ['/download?file=invoice.pdf', '/download'],
    ['/x/mara@example.org', '/x/…'],
    ['/orders/abc.js', '/orders/…'],
    ['/orders/', '/orders/'],
    ['/x/mara@app.js', '/x/…'],
    ['/x/app.js-AbC123def456GhI789jk', '/x/…'],
    ['/assets/main-1a2b3c4d5e6f7g8h.ts:1:2', '/assets/main-1a2b3c4d5e6f7g8h.ts:1:2'],
    ['/x?url=https://shop.example/y', '/x'],
    ['/c/30-tageslinsen-fuer-jeden-tag', '/c/30-tageslinsen-fuer-jeden-tag'],
    ['/x/AbCdE-12345-abcde', '/x/…'],
    ['/x/lens-lens_1234567', '/x/…'],
    ['/x/lens12345', '/x/lens12345'],
    ['/x/lens123456', '/x/…'],
    ['/x/abcdefghijklmn1', '/x/abcdefghijklmn1'],
    ['/x/abcdefghijklmno1', '/x/…'],
    [`/x/${'a'.repeat(31)}`, `/x/${'a'.repeat(31)}`],
    [`/x/${'a'.repeat(32)}`, '/x/…'],
    ['', ''],
  ])('%s is stripped to %s · TRK-6', (address, stripped) => expect(strippedAddress(address)).toBe(stripped));

  it('contains no secret, for any page · TRK-6', () =>
    fc.assert(
      fc.property(
        secretPath,
        fc.stringMatching(/^[A-Za-z0-9_-]{8,40}$/),
        fc.constantFrom('', 'https://okulino.example'),
        (path, secret, origin) => {
          const stripped = strippedAddress(origin + path(`Z${secret}`));
          expect(stripped).not.toContain(secret);
          expect(strippedAddress(stripped)).toBe(stripped);
        },
      ),
    ));

  it('has neither query nor fragment · TRK-6', () =>
    fc.assert(
      fc.property(webAddress, (address) => {
        expect(strippedAddress(address)).not.toMatch(/[?#]/);
      }),
    ));
});

it.each([
  ['/checkout/payment', true],
  ['/fr/my-account', true],
  ['/cart', true],
  ['/it/wishlist', true],
  ['/', false],
  ['/en/p/10010', false],
  ['/checkouts', false],
  ['/p/10010/cart', false],
])('the page %s is excluded from recording: %s · TRK-6', (path, is) => expect(isPrivatePath(path)).toBe(is));
