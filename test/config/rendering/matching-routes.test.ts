import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { byFirstPart } from '../../../src/config/rendering/matching-routes.ts';
import { inEveryLocale, locales } from '../../../src/domain/shared/locale.ts';
import { localeOf, prefixOf } from '../../../src/domain/shared/paths.ts';
import { makeRoutes } from '../../../src/ui/routes.ts';
import { webPart } from '../../arbitraries/web-address.ts';

const tables = inEveryLocale((locale) => makeRoutes([locale]));
const narrow = inEveryLocale((locale) => byFirstPart(tables[locale], (routes) => routes));

const found = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.map(({ route: { id }, params, pathname }) => ({ id, params, pathname }));

const words = [
  'p',
  'c',
  's',
  'cart',
  'checkout',
  'customer',
  'thank-you',
  'my-account',
  'reorder',
  'sandbox',
];
const part = fc.oneof(
  fc.constantFrom(
    ...words,
    ...words.map((word) => word.toUpperCase()),
    '',
    '*',
    ':id',
    'blocks',
    'withdrawal',
  ),
  fc.constantFrom('%63art', 'c%2Fx', 'cart%20', 'cart;x', '-', 'de', 'EN', '%65n'),
  webPart,
);
const path = fc
  .tuple(fc.constantFrom(...locales), fc.array(part, { maxLength: 5 }))
  .map(([locale, parts]) => [prefixOf(locale), ...parts].join('/') || '/');

it('the matching routes are those that the whole table would find, for every address · ROUTE-2', () =>
  fc.assert(
    fc.property(path, (address) => {
      const locale = localeOf(address.toLowerCase());
      expect(found(narrow[locale](address), address)).toEqual(found(tables[locale], address));
    }),
    { numRuns: 1000 },
  ));

it('no two tables share what the router empties when it loads a page', () => {
  const lazies = (routes: readonly RouteObject[]): object[] =>
    routes.flatMap(({ lazy, children = [] }) => [
      ...(typeof lazy === 'object' ? [lazy] : []),
      ...lazies(children),
    ]);
  for (const locale of locales) {
    const prefix = prefixOf(locale);
    const made = ['/%70/1', '/agb', '/p/1', '/cart', '/s', '/sandbox/blocks'].map((address) =>
      narrow[locale](prefix + address),
    );
    const all = made.flatMap(lazies);
    expect(all.length).toBeGreaterThan(made.length);
    expect(new Set(all).size).toBe(all.length);
  }
});

it('the matching routes are computed once for all addresses with the same first part', () => {
  expect(narrow.de('/p/1')).toBe(narrow.de('/P/2'));
  expect(narrow.de('/wp-admin/1')).toBe(narrow.de('/wp-login'));
  expect(narrow.de('/p/1')).not.toBe(narrow.de('/cart'));
});
