import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponCode } from '../../../src/domain/cart/coupon.ts';
import { parseQuantity } from '../../../src/domain/cart/quantity.ts';
import { degrees, dioptres, millimetres } from '../../../src/domain/catalogue/lens/lens-measure.ts';
import { readValues } from '../../../src/domain/catalogue/lens/reading/read-values.ts';
import {
  checkAccountMilesAndMoreNumber,
  checkMilesAndMoreNumber,
} from '../../../src/domain/customer/miles-and-more.ts';
import { internationalPhone, isPhone } from '../../../src/domain/customer/phone.ts';
import { checkPostcode } from '../../../src/domain/customer/postcode.ts';
import { checkTaxNumber } from '../../../src/domain/customer/tax-number.ts';
import { writtenOrderNumber } from '../../../src/domain/orders/order-number.ts';
import { ownDays } from '../../../src/domain/orders/subscription/offer.ts';
import { asTyped, wholeTyped } from '../../../src/domain/shared/typed-text.ts';

/** Zeros of scripts: Arabic, Persian, Devanagari, full-width, mathematical bold. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10, 0x1d7ce];

/** The same text as another keyboard, a phone or a web page would write it. */
const otherwise = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...zeros),
      fc.constantFrom('\u2212', '\uff0d', '\u2013', '\ufe63', '\u2010', '-'),
      fc.constantFrom('\u00a0', '\u202f', '\u3000', '\u2009', ' '),
      fc.constantFrom('\uff0b', '\ufe62', '+'),
      fc.constantFrom('', '\u200b', '\u202a', '\u2060', '\ufeff', '\u00ad'),
      fc.boolean(),
    )
    .map(([zero, minus, space, plus, unseen, isWide]) =>
      [...text]
        .map((char) => {
          if (/[0-9]/.test(char)) return String.fromCodePoint(zero + Number(char));
          if (char === '-') return minus;
          if (char === ' ') return space;
          if (char === '+') return plus;
          return isWide && char > ' ' && char <= '~'
            ? String.fromCharCode(char.charCodeAt(0) + 0xfee0)
            : char;
        })
        .join(unseen),
    );

const sameAs = <A>(texts: fc.Arbitrary<string>, read: (text: string) => A) =>
  fc.assert(
    fc.property(
      texts.chain((text) => fc.tuple(fc.constant(text), otherwise(text))),
      ([text, other]) => {
        expect(read(other)).toEqual(read(text));
      },
    ),
  );

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
const measure = fc
  .tuple(
    fc.constantFrom('', '-', '+'),
    fc.integer({ min: 0, max: 30 }),
    fc.constantFrom('', '.25', ',5', '.75'),
  )
  .map((parts) => parts.join(''));

describe('numbers and codes', () => {
  it('of any keyboard become those of a simple one, once · ADDR-10', () => {
    sameAs(fc.string({ unit: fc.constantFrom(...'0123456789-+ .,ABCxyz/()') }), asTyped);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(asTyped(asTyped(text))).toBe(asTyped(text));
      }),
    );
  });

  it('keep the letters of other scripts · ADDR-10', () =>
    expect(asTyped('Müller Ελλάδα 李')).toBe('Müller Ελλάδα 李'));

  it.each<[string, fc.Arbitrary<string>, (text: string) => unknown]>([
    ['a power', measure, dioptres],
    ['an axis', digits(1, 3), degrees],
    ['a base curve', measure, millimetres],
    ['the values of a prescription', measure.map((one) => `R ${one} cyl -0.75 ax 90`), readValues],
    ['a quantity', measure, parseQuantity],
    ['a Swiss postcode', digits(4, 4), (text) => checkPostcode(text, 'CH')],
    ['a Dutch postcode', digits(4, 4).map((four) => `${four} AB`), (text) => checkPostcode(text, 'NL')],
    [
      'a postcode with a prefix',
      digits(5, 5).map((five) => `D-${five}`),
      (text) => checkPostcode(text, 'DE'),
    ],
    [
      'a phone number',
      digits(5, 9).map((rest) => `+41 (0)${rest}`),
      (text) => internationalPhone(text, 'CH'),
    ],
    ['whether it is a phone number', digits(3, 17).map((rest) => `0${rest}`), isPhone],
    ['a coupon', digits(1, 6).map((rest) => `SEHEN-${rest}`), couponCode],
    ['an order number', digits(8, 8).map((all) => `oku ${all}`), writtenOrderNumber],
    ['a loyalty number', digits(11, 11).map((rest) => `2220 ${rest}`), checkMilesAndMoreNumber],
    ['a loyalty number of the account', digits(14, 16), (text) => checkAccountMilesAndMoreNumber(text)],
    [
      'a tax number',
      digits(9, 11).map((rest) => `DE ${rest}`),
      (taxNumber) => checkTaxNumber('company', { company: 'Optik', taxNumber }),
    ],
    [
      'a number of days',
      digits(1, 4),
      (text) => ownDays(text, { interval: { day: { min: 10, max: 200 }, month: { min: 1, max: 6 } } }),
    ],
  ])('are read alike however they are typed: %s · ADDR-10', (_, texts, read) => sameAs(texts, read));
});

describe('a whole number', () => {
  it.each([
    ['7', 7],
    [' ７ ', 7],
    ['٠٧', 7],
    ['0', 0],
    ['1e1', undefined],
    ['0x10', undefined],
    ['0b11', undefined],
    ['Infinity', undefined],
    ['NaN', undefined],
    ['1,5', undefined],
    ['1.0', undefined],
    ['-3', undefined],
    ['+3', undefined],
    ['', undefined],
    ['1234567', undefined],
  ])('of at most six digits in %j is %j · ADDR-10', (text, expected) =>
    expect(wholeTyped(text, 6)).toBe(expected),
  );
});
