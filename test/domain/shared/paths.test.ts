import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  localeOf,
  pathTo,
  prefixOf,
  reorderCalendarPath,
  withoutLocale,
} from '../../../src/domain/shared/paths.ts';
import { productAlertLink, productAlertPath } from '../../../src/domain/shared/product-alert-path.ts';
import { locale } from '../../arbitraries/locale.ts';

describe('a path of the shop', () => {
  it.each([
    ['de', ''],
    ['en', '/en'],
    ['it', '/it'],
    ['fr', '/fr'],
  ] as const)('in %s has the prefix %j · ROUTE-1', (language, prefix) =>
    expect(prefixOf(language)).toBe(prefix),
  );

  it.each([
    ['/', 'de'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/it/p/1', 'it'],
    ['/fr/s', 'fr'],
    ['/english', 'de'],
    ['/de/p/1', 'de'],
    ['/p/en', 'de'],
    ['', 'de'],
    ['/EN', 'de'],
  ])('%j has the language %s · ROUTE-1', (path, language) => expect(localeOf(path)).toBe(language));

  it.each([
    [pathTo.home('de'), '/'],
    [pathTo.home('fr'), '/fr'],
    [reorderCalendarPath('de'), '/reorder.ics'],
    [reorderCalendarPath('it'), '/it/reorder.ics'],
    [pathTo.product('de', 'aqualis'), '/p/aqualis'],
    [pathTo.product('en', 'aqualis', 'aqualis-daily'), '/en/p/aqualis/aqualis-daily'],
    [pathTo.product('de', 'a/b?'), '/p/a%2Fb%3F'],
    [pathTo.category('it', 'lenti/giornaliere'), '/it/c/lenti/giornaliere'],
    [pathTo.category('de', 'für sie'), '/c/f%C3%BCr%20sie'],
    [pathTo.search('de'), '/s'],
    [pathTo.search('en', 'a&b'), '/en/s?search=a%26b'],
    [pathTo.cart('de'), '/cart'],
    [pathTo.checkout('en'), '/en/checkout/customer'],
    [pathTo.checkout('de', 'payment'), '/checkout/payment'],
    [pathTo.thankYou('fr', 'tok'), '/fr/checkout/thank-you/tok'],
    [pathTo.withdrawal('it'), '/it/withdrawal'],
    [pathTo.findOrder('de'), '/find-order'],
    [pathTo.account('de'), '/my-account'],
    [pathTo.account('fr', 'change-password'), '/fr/my-account/change-password'],
    [pathTo.search('de', '\ud800'), '/s?search=%EF%BF%BD'],
  ])('is %s · ROUTE-2 · ROUTE-3', (path, expected) => expect(path).toBe(expected));

  it.each([
    ['/', '/'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/p/1/', '/p/1/'],
    ['/de/p/1', '/p/1'],
    ['/p/en', '/p/en'],
    ['/english', '/english'],
    ['', ''],
  ])('%j without its language is %j · ROUTE-1', (path, rest) => expect(withoutLocale(path)).toBe(rest));

  it('is read back with its own language · ROUTE-1', () =>
    fc.assert(
      fc.property(locale, fc.stringMatching(/^[a-z0-9-]{3,12}$/), (language, id) => {
        expect(localeOf(pathTo.product(language, id))).toBe(language);
        expect(localeOf(pathTo.home(language))).toBe(language);
      }),
    ));

  it.each([
    [productAlertPath('fr'), '/fr/product-alert'],
    [productAlertLink('de', 'price', 'a&b'), '/product-alert?kind=price&product=a%26b'],
    [productAlertLink('it', 'stock', '\ud800'), '/it/product-alert?kind=stock&product=%EF%BF%BD'],
  ])('for a product alert is %s · STOCK-7 · STOCK-8', (path, expected) => expect(path).toBe(expected));
});
