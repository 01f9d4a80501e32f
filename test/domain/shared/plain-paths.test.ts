import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales } from '../../../src/domain/shared/locale.ts';
import {
  addedIn,
  lostLink,
  lostLinkIn,
  plainAccountPath,
  plainCartAddedPath,
  plainCartFailedPath,
  plainCartLinkPath,
  plainCartPath,
  plainOrderPath,
} from '../../../src/domain/shared/plain-paths.ts';

it('every link of a mail reaches the plain cart as it was written · REO-5', () =>
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.string({ unit: 'binary' }), (locale, link) => {
      const { pathname, searchParams } = new URL(plainCartLinkPath(locale, link), 'https://okulino.example');
      expect(pathname).toBe(plainCartPath(locale));
      expect([...searchParams]).toEqual([['link', link.toWellFormed()]]);
    }),
  ));

it('only the two reasons why a cart was not brought back are read as such · REO-5', () =>
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), (input) => {
      const reason = Object.values(lostLink).find((one) => one === input);
      expect(lostLinkIn(input)).toBe(reason);
      expect(Object.values(lostLink).map(lostLinkIn)).toEqual(Object.keys(lostLink));
    }),
  ));

it('only a number of pieces is confirmed, with whether they are in a new cart · CART-20 · CART-26', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat(20_000).map(String), fc.constant(null)), (input) => {
      const pieces =
        input !== null && /^\d+$/.test(input) && input === String(Number(input)) ? Number(input) : 0;
      const shown = pieces > 0 && pieces < 10_000 ? pieces : undefined;
      expect(addedIn(input)).toBe(shown);
      for (const isGone of [false, true])
        expect(plainCartAddedPath('it', input, isGone)).toBe(
          shown === undefined ? '/it/cart/plain' : `/it/cart/plain?added=${shown}${isGone ? '&gone=1' : ''}`,
        );
    }),
  ));

it('the pages without scripts are below the pages that they stand in for', () => {
  expect(plainCartPath('fr')).toBe('/fr/cart/plain');
  expect(plainCartFailedPath('fr')).toBe('/fr/cart/plain?failed=update');
  expect(plainAccountPath('de')).toBe('/my-account/plain');
  expect(plainOrderPath('it', 'T')).toBe('/it/checkout/thank-you/T/plain');
});
