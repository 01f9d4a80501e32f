import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanAddress,
  cleanReferrer,
  cleanTerm,
  cleanTitle,
} from '../../../src/domain/tracking/clean-address.ts';

const origin = 'https://okulino.example';
const token = 'zB3kQ9xT1mV7aL2cR8yN';

describe('a URL for analytics', () => {
  it.each([
    ['/', '/', ''],
    ['/en/p/10010/hydralis-30-tageslinsen', '/en/p/10010/hydralis-30-tageslinsen', ''],
    ['/c/a/b?page=2&lens_type=toric&sort=newest', '/c/a/b', '?page=2&sort=newest'],
    ['/s?search=mara%40example.org', '/s', ''],
    ['/?utm_source=news&gclid=a&uid=42&hash=abc&token=x', '/', '?utm_source=news'],
    ['/?utm_source=mara@example.org', '/', ''],
    [
      '/?utm_id=7&utm_source=a&utm_medium=b&utm_campaign=c',
      '/',
      '?utm_id=7&utm_source=a&utm_medium=b&utm_campaign=c',
    ],
    ['/?utm_source=0445551234', '/', ''],
    ['/page/checkout/thank-you/x', '/page/checkout/thank-you/x', ''],
    ['/page/reorder/mail/x', '/page/reorder/mail/x', ''],
    ['/page/my-account/order/x', '/page/my-account/order/x', ''],
    [`/checkout/thank-you/${token}?payment=p1`, '/checkout/thank-you', ''],
    [`/fr/checkout/thank-you/${token}`, '/fr/checkout/thank-you', ''],
    [`/abandoned-cart/mail/${token}`, '/abandoned-cart/mail', ''],
    [`/it/reorder/mail/${token}`, '/it/reorder/mail', ''],
    ['/my-account/order/D-100', '/my-account/order', ''],
    ['/my-account', '/my-account', ''],
    [`/somewhere/${token}`, '/somewhere/-', ''],
    ['/somewhere/0f3a9c0f3a9c0f3a9c0f3a9c', '/somewhere/-', ''],
    ['/somewhere/abcdefghijklmnop9Z', '/somewhere/-', ''],
    ['/somewhere/LettersWithoutAnyFigure', '/somewhere/-', ''],
    ['/pay/mddalhccitejdufndavxmzrs', '/pay', ''],
    ['/somewhere/Page7', '/somewhere/Page7', ''],
    ['/somewhere/mara@example.org', '/somewhere/-', ''],
  ])('%s is reduced to %s%s · TRK-1', (address, path, query) =>
    expect(cleanAddress(origin + address)).toEqual({ location: origin + path + query, path }),
  );

  it('contains no e-mail address and no token, in any position · TRK-1', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('search', 'hash', 'token', 'uid', 'utm_source', 'page', 'email', 'sphere'),
        fc.emailAddress(),
        fc.constantFrom('/', '/s', '/fr/authenticate', `/reorder/mail/${token}`),
        (key, email, path) => {
          const query = new URLSearchParams({ [key]: email, hash: token });
          const { location } = cleanAddress(`${origin}${path}?${query}`);
          expect(location).not.toContain(email);
          expect(location).not.toMatch(/@|%40/);
          expect(location).not.toContain(token);
        },
      ),
    ));

  it.each([
    ['', ''],
    [`${origin}/s?search=abc`, `${origin}/s`],
    ['https://search.example/results?q=mara', 'https://search.example/'],
  ])('with the referrer %j has the referrer %j · TRK-1', (referrer, clean) =>
    expect(cleanReferrer(referrer, origin)).toBe(clean),
  );
});

describe('a title for analytics', () => {
  it.each([
    ['category', 'Tageslinsen · Okulino', 'Tageslinsen · Okulino'],
    ['checkout.payment', 'Kasse · Okulino', 'Kasse · Okulino'],
    ['search', 'Ergebnisse für „mara@example.org“ · Okulino', 'search'],
    ['account', 'Hallo Mara · Okulino', 'account'],
    ['thank-you', 'Bestellung 10042 · Okulino', 'thank-you'],
    ['error', 'Keine Seite · Okulino', 'error'],
  ])('of the page %s, %j, is %j · TRK-1', (type, title, clean) =>
    expect(cleanTitle(type, title)).toBe(clean),
  );
});

describe('a search term for analytics', () => {
  it.each([
    ['  Tages  Linse ', 'tages linse'],
    ['ab', undefined],
    ['hydralis -2.50', 'hydralis'],
    ['linse −3,25 toric', 'linse toric'],
    ['linse - 3.25 toric', 'linse toric'],
    ['linse +2 toric', 'linse toric'],
    ['linse-2.50toric', 'linse toric'],
    ['-2.50', undefined],
    ['hydralis 2,5', 'hydralis'],
    ['minus 3 linse', 'linse'],
    ['lentille moins 3,25', 'lentille'],
    ['torisch achse 170', 'torisch'],
    ['toric 90° linse', 'toric linse'],
    ['hydralis 8.6 14.2', 'hydralis'],
    ['hydralis 30', 'hydralis 30'],
    ['3 monate', '3 monate'],
    ['mara@example.org', undefined],
    ['044 555 12 34', undefined],
    ['0445551234', undefined],
    [token, undefined],
    ['x'.repeat(150), 'x'.repeat(100)],
  ])('%j is reduced to %j · TRK-1 · SRCH-2', (typed, term) => expect(cleanTerm(typed)).toBe(term));

  it('contains neither an e-mail address nor a lens value · TRK-1', () =>
    fc.assert(
      fc.property(
        fc.string(),
        fc.emailAddress(),
        fc.double({ min: -20, max: -0.25, noNaN: true }),
        (text, email, sphere) => {
          expect(cleanTerm(`${text} ${email}`)).toBeUndefined();
          expect(cleanTerm(`linse ${sphere.toFixed(2)}`)).toBe('linse');
        },
      ),
    ));
});
