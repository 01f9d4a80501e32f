import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  couponCode,
  couponErrors,
  couponFormAvailable,
  couponWords,
} from '../../../src/domain/cart/coupon.ts';
import { anyText } from '../../arbitraries/text.ts';

describe('the code of a coupon', () => {
  it.each([
    ['WELCOME', E.right('WELCOME')],
    [' WELCOME\t', E.right('WELCOME')],
    ['', E.left({ _tag: 'NoCode' })],
    ['   ', E.left({ _tag: 'NoCode' })],
    ['WEL COME', E.left({ _tag: 'HasSpaces' })],
    ['WEL\u00a0COME', E.left({ _tag: 'HasSpaces' })],
    ['WEL\nCOME', E.left({ _tag: 'HasSpaces' })],
    ['<b>', E.right('<b>')],
  ])('%j · COUP-2', (input, expected) => expect(couponCode(input)).toEqual(expected));

  it('that is accepted holds no space, and is accepted again · COUP-2', () =>
    fc.assert(
      fc.property(anyText, (input) => {
        const read = couponCode(input);
        if (E.isRight(read)) {
          expect(read.right).not.toMatch(/\s/);
          expect(couponCode(read.right)).toEqual(read);
        }
      }),
    ));
});

describe('the coupon field', () => {
  it.each([
    [true, {}, 'default', true],
    [true, { default: false }, 'default', true],
    [false, { default: false }, 'default', false],
    [false, { default: true }, 'default', true],
    [false, { other: false }, 'default', true],
    [false, {}, 'constructor', true],
  ])(
    'special prices %s, channels %j, channel %s: %s · COUP-1',
    (specialPrice, channels, priceChannel, there) =>
      expect(couponFormAvailable({ specialPrice, byPriceChannel: channels, priceChannel })).toBe(there),
  );
});

describe('the text for a refused coupon', () => {
  const sentence = (text: string) => ({ _tag: 'Sentence', sentence: text });
  const words = (error: string) => ({ _tag: 'Words', error });

  it.each([
    [{ message: 'No.', violations: [{ code: 'expired', message: 'Late.' }] }, sentence('No.')],
    [{ violations: [{ code: 'expired', message: 'Late.' }] }, sentence('Late.')],
    [{ violations: [{ code: 'expired' }, { code: 'x', message: 'Second.' }] }, sentence('Second.')],
    [{ message: '', violations: [{ code: 'expired' }] }, words('expired')],
    [{ code: 'coupon.customer_limit', violations: [] }, words('customer_limit')],
    [{ code: 'invalid', violations: [{ code: 'coupon.not_found' }] }, words('not_found')],
    [{ code: 'coupon.something_else', violations: [] }, words('does_not_exist')],
    [{ violations: [] }, words('does_not_exist')],
    [{ code: 'validation.this_field_is_required', violations: [] }, words('required')],
    [{ violations: [{ code: 'validation.no_spaces_in_coupon' }] }, words('no_spaces')],
  ])('%j · COUP-3', (refusal, expected) => expect(couponWords(refusal)).toEqual(expected));

  it('is one of nine, each by its own name · COUP-4', () => {
    expect(couponErrors).toHaveLength(9);
    for (const error of couponErrors)
      expect(couponWords({ code: `coupon.${error}`, violations: [] })).toEqual(words(error));
  });
});
