import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abandonedCartPath,
  alertConsentPath,
  authenticatePath,
  mailConsentPath,
  mailPathOf,
  mailStopPath,
  movedResetPath,
  readConfirmed,
  reorderPath,
  resetPasswordPath,
  skipsUserData,
} from '../../../src/domain/shared/mail-link.ts';
import { prefixOf } from '../../../src/domain/shared/paths.ts';
import { locale } from '../../arbitraries/locale.ts';
import { barePath, wildText } from '../../arbitraries/path.ts';

describe('a link in a mail', () => {
  it.each([
    ['/reorder/mail/abc', 'reorder'],
    ['/en/abandoned-cart/mail/abc', 'abandoned-cart'],
    ['/fr/authenticate', 'authenticate'],
    ['/de/reorder/mail/abc', 'reorder'],
    ['/subscription/mail/abc', undefined],
    ['/reorders', undefined],
    ['/p/reorder', undefined],
    ['/', undefined],
    ['', undefined],
  ])('with the path %j is of type %s, and its page skips the profile · ROUTE-9', (pathname, expected) => {
    expect(mailPathOf(pathname)).toBe(expected);
    expect(skipsUserData(pathname)).toBe(expected !== undefined);
  });

  it('to a new password keeps its secret complete, in the fragment only · ROUTE-5 · AUTH-11', () =>
    fc.assert(
      fc.property(locale, wildText, (language, secret) => {
        const url = new URL(resetPasswordPath(language, secret), 'https://shop.example');
        expect(`${url.pathname}${url.search}`).toBe(`${prefixOf(language)}/reset-password`);
        expect(decodeURIComponent(url.hash.slice(1))).toBe(secret.toWellFormed());
      }),
    ));

  it.each([
    ['/reset-password', 'token=t0k', '/reset-password#t0k'],
    ['/fr/reset-password', 'token=a/b&utm_source=x', '/fr/reset-password#a%2Fb'],
    ['/reset-password/async', 'token=t0k', '/reset-password#t0k'],
    ['/it/reset-password/async', '', '/it/reset-password'],
    ['/reset-password/async', 'token=+', '/reset-password'],
    ['/reset-password', '', undefined],
    ['/reset-password', 'token=', undefined],
    ['/reset-password/async/more', 'token=t0k', undefined],
    ['/authenticate', 'token=t0k', undefined],
    ['/help/reset-password', 'token=t0k', undefined],
  ])('of the old shop to %s?%s is redirected to %s · ROUTE-5 · ROUTE-7 · AUTH-11', (path, query, expected) =>
    expect(movedResetPath(path, new URLSearchParams(query))).toBe(expected),
  );

  it('of the old shop keeps its token complete, and is redirected once · ROUTE-7 · AUTH-11', () =>
    fc.assert(
      fc.property(
        locale,
        wildText.filter((text) => text.trim() !== ''),
        fc.constantFrom('/reset-password', '/reset-password/async'),
        (language, token, page) => {
          const asked = new URLSearchParams({ token });
          const url = new URL(movedResetPath(prefixOf(language) + page, asked) ?? '', 'https://shop.example');
          expect(decodeURIComponent(url.hash.slice(1))).toBe(asked.get('token')?.trim());
          expect(movedResetPath(url.pathname, url.searchParams)).toBeUndefined();
        },
      ),
    ));

  it.each([
    ['confirm', mailConsentPath],
    ['unsubscribe', mailStopPath],
  ])('to %s mails keeps its secret complete, and has no query without one · ACC-3', (last, pathOf) =>
    fc.assert(
      fc.property(locale, wildText, (language, secret) => {
        const path = `${prefixOf(language)}/newsletter/${last}`;
        const url = new URL(pathOf(language, secret), 'https://shop.example');
        expect(pathOf(language)).toBe(path);
        expect(url.pathname).toBe(path);
        expect(url.searchParams.get('token') ?? '').toBe(secret.toWellFormed());
      }),
    ),
  );

  it('that confirms a product alert says so, and nothing else does · STOCK-9', () =>
    fc.assert(
      fc.property(locale, wildText, (language, secret) => {
        const { searchParams } = new URL(alertConsentPath(language, `s${secret}`), 'https://shop.example');
        expect(searchParams.get('token')).toBe(`s${secret}`.toWellFormed());
        expect(readConfirmed(searchParams.get('for') ?? undefined)).toBe('alert');
        expect(readConfirmed(secret)).toBe(secret === 'alert' ? 'alert' : undefined);
        expect(readConfirmed(undefined)).toBeUndefined();
      }),
    ));

  it('for sign-in is recognised by its path, and keeps hash and target complete · ROUTE-5 · AUTH-7', () =>
    fc.assert(
      fc.property(locale, wildText, wildText, (language, hash, way) => {
        const url = new URL(authenticatePath(language, hash, way), 'https://shop.example');
        expect(mailPathOf(url.pathname)).toBe('authenticate');
        expect(url.pathname).toBe(`${prefixOf(language)}/authenticate`);
        expect(url.searchParams.get('hash')).toBe(hash.toWellFormed());
        expect(url.searchParams.get('url')).toBe(way.toWellFormed());
      }),
    ));

  it('to an abandoned cart is recognised by its path · ROUTE-5', () =>
    fc.assert(
      fc.property(locale, wildText, wildText, (language, type, token) => {
        expect(mailPathOf(abandonedCartPath(language, type, token))).toBe('abandoned-cart');
      }),
    ));

  it('to an abandoned cart contains its origin and its token · ROUTE-5', () =>
    expect(abandonedCartPath('fr', 'mail', 'a/b')).toBe('/fr/abandoned-cart/mail/a%2Fb'));

  it('for a reorder is recognised by its path · ROUTE-5', () => {
    fc.assert(
      fc.property(locale, wildText, wildText, (language, type, token) => {
        expect(mailPathOf(reorderPath(language, type, token))).toBe('reorder');
      }),
    );
    expect(reorderPath('it', 'mail', 'a/b')).toBe('/it/reorder/mail/a%2Fb');
  });

  it('has the same type in every language · ROUTE-9', () =>
    fc.assert(
      fc.property(
        locale,
        fc.oneof(
          barePath,
          wildText.map((text) => `/x${text}`),
        ),
        (language, path) => {
          expect(mailPathOf(prefixOf(language) + path)).toBe(mailPathOf(path));
        },
      ),
    ));
});
