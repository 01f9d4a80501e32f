import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { productCategories } from '../../../../src/domain/catalogue/product.ts';
import {
  checkStars,
  maxReview,
  overallStars,
  ratedKeys,
  ratedKind,
  reviewAuthor,
  reviewText,
} from '../../../../src/domain/catalogue/rating/given-rating.ts';
import { isStarCount } from '../../../../src/domain/catalogue/rating/rating-round.ts';
import { ratingKey, starCount } from '../../../arbitraries/rating-round.ts';
import { someText } from '../../../arbitraries/text.ts';

const given = fc.dictionary(ratingKey, starCount);

describe('a customer’s rating of a product', () => {
  it.each([
    ['lens', 'lens', ['comfort', 'vision', 'handling']],
    ['lenscare', 'care', ['effect', 'tolerance', 'handling']],
    ['sunglasses', 'glasses', ['fit', 'look', 'quality']],
    ['reading_glasses', 'glasses', ['fit', 'look', 'quality']],
  ] as const)('of the category %s is that of %s: %j', (category, kind, keys) => {
    expect(ratedKind(category)).toBe(kind);
    expect(ratedKeys[kind]).toEqual(keys);
  });

  it('has keys for every category', () =>
    expect(productCategories.every((category) => ratedKeys[ratedKind(category)].length > 0)).toBe(true));

  it.each([
    [{}, E.left({ _tag: 'NoStars' })],
    [{ taste: 4 }, E.left({ _tag: 'UnknownKey', key: 'taste' })],
    [{ comfort: 4, taste: 4 }, E.left({ _tag: 'UnknownKey', key: 'taste' })],
    [{ comfort: 4 }, E.right({ comfort: 4 })],
  ] as const)('with %j for comfort and sight is %j · RATE-1', (stars, read) =>
    expect(checkStars(['comfort', 'sight'], stars)).toEqual(read),
  );

  it('has rated keys only, and at least one · RATE-1', () =>
    fc.assert(
      fc.property(fc.uniqueArray(ratingKey), given, (keys, stars) => {
        const named = Object.keys(stars);
        const fits = named.length > 0 && named.every((key) => keys.some((one) => one === key));
        expect(E.isRight(checkStars(keys, stars))).toBe(fits);
      }),
    ));

  it.each([
    [{}, undefined],
    [{ a: 1 }, 1],
    [{ a: 4, b: 5 }, 5],
    [{ a: 1, b: 2, c: 1 }, 1],
    [{ a: 5, b: 5, c: 3 }, 4],
  ] as const)('with %j has %s stars overall · CAT-15', (stars, overall) =>
    expect(overallStars(stars)).toBe(overall),
  );

  it('has overall stars between the lowest and the highest given', () =>
    fc.assert(
      fc.property(given, (stars) => {
        const all = Object.values(stars);
        const overall = overallStars(stars);
        expect(overall === undefined).toBe(all.length === 0);
        fc.pre(overall !== undefined);
        expect(isStarCount(overall)).toBe(true);
        expect(overall).toBeGreaterThanOrEqual(Math.min(...all));
        expect(overall).toBeLessThanOrEqual(Math.max(...all));
      }),
    ));

  it('has its text trimmed, and refused if it is too long', () => {
    expect(reviewText('  good\n')).toEqual(E.right('good'));
    expect(reviewText(' ')).toEqual(E.right(''));
    expect(reviewText(`${'x'.repeat(maxReview)} `)).toEqual(E.right('x'.repeat(maxReview)));
    expect(reviewText('x'.repeat(maxReview + 1))).toEqual(E.left('too_long'));
  });

  it.each([
    ['\u200bMild\u2060\nand soft', E.right('Mild\nand soft')],
    ['\u200b\u3164', E.right('')],
    ['Mild.\u202edlim', E.left('invalid_characters')],
    ['Mild\u0007', E.left('invalid_characters')],
    ['Cheaper at cheap-lenses.com', E.left('carries_link')],
    ['Cheaper at cheap\u200b-lenses\u200b.com', E.left('carries_link')],
    ['Write to me@example.org', E.left('carries_link')],
    ['Mild.And soft', E.right('Mild.And soft')],
  ])('has the text %j read as %j · ADDR-7 · ADDR-8', (typed, text) =>
    expect(reviewText(typed)).toEqual(text),
  );

  it('keeps a text that was trimmed before', () =>
    fc.assert(
      fc.property(someText, (typed) => {
        const once = reviewText(typed);
        if (E.isRight(once)) expect(reviewText(once.right)).toEqual(once);
      }),
    ));

  it.each([
    ['Mara', 'Keller', 'Mara K.'],
    [' Mara ', ' élodie', 'Mara É.'],
    [' Mara ', ' ', 'Mara'],
    ['Mara', '𝒦eller', 'Mara 𝒦.'],
  ])('by %j %j is signed %j', (first, last, author) => expect(reviewAuthor(first, last)).toBe(author));

  it('shows no more of the last name than its first letter', () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
        fc.stringMatching(/^[A-Z][a-z]{2,9}$/),
        (first, last) => {
          expect(reviewAuthor(first, last)).toBe(`${first} ${last.charAt(0)}.`);
        },
      ),
    ));
});
