import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparePath,
  isAlike,
  lowestOf,
  mostCompared,
  namesTooMany,
  readChosen,
  readCompared,
} from '../../../src/domain/catalogue/compared.ts';
import { isComparable } from '../../../src/domain/catalogue/orderable.ts';
import type { ProductId } from '../../../src/domain/catalogue/product.ts';
import { locales } from '../../../src/domain/shared/locale.ts';
import { anyText } from '../../arbitraries/text.ts';

const read = (query: string) => readCompared(new URLSearchParams(query));

describe('compared lenses', () => {
  it('are those that shoppers can order: each can be chosen, and no other is shown · CAT-21', () => {
    const lens = { category: 'lens', orderable: 'orderable', stock: 0 } as const;
    expect(isComparable(lens)).toBe(true);
    expect(isComparable({ ...lens, stopOrder: true })).toBe(false);
    expect(isComparable({ ...lens, orderable: 'discontinued' })).toBe(false);
    expect(isComparable({ ...lens, category: 'lenscare' })).toBe(false);
  });

  it.each([
    ['', []],
    ['products=', []],
    ['products=10010', ['10010']],
    ['products=10010,10020', ['10010', '10020']],
    ['products=10010&products=10020', ['10010', '10020']],
    ['products=1,1,2', ['1', '2']],
    ['products=1,2,3,4,5', ['1', '2', '3', '4']],
    ['products=../x,%3Cb%3E,7', ['7']],
  ])('are read from %j as %j · CAT-21', (query, ids) => expect(read(query)).toEqual(ids));

  it('read back as they were written, in every language · CAT-21', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[\w-]{1,12}$/), { maxLength: mostCompared });
    fc.assert(
      fc.property(ids, fc.constantFrom(...locales), (some, locale) => {
        const path = comparePath(locale, some as ProductId[]);
        expect(path.split('?')[0]).toBe(locale === 'de' ? '/compare' : `/${locale}/compare`);
        expect(read(path.split('?')[1] ?? '')).toEqual(some);
      }),
    );
  });

  it.each([
    ['products=1,2,3,4', false],
    ['products=1,2&products=2,3,4,1', false],
    ['products=1,2,3,4,../x', false],
    ['products=1,2,3&products=4,5', true],
  ])('in %j are too many: %j · CAT-21', (query, expected) =>
    expect(namesTooMany(new URLSearchParams(query))).toBe(expected),
  );

  it.each([
    ['', undefined],
    ['compare=choose', []],
    ['compare=choose&compare=7', ['7']],
    ['compare=1,2,3,4,5', ['1', '2', '3', '4']],
  ])('are chosen in a list by %j: %j · CAT-21', (query, expected) =>
    expect(readChosen(new URLSearchParams(query))).toEqual(expected),
  );

  it('are at most four, each once, whatever is requested · CAT-21', () =>
    fc.assert(
      fc.property(fc.array(anyText), (words) => {
        const ids = readCompared(new URLSearchParams({ products: words.join(',') }));
        expect(ids.length).toBeLessThanOrEqual(mostCompared);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    ));

  it.each([
    [[], false],
    [['54 %'], false],
    [['54 %', '54 %'], true],
    [['54 %', '54 %', '58 %'], false],
  ])('with the facts %j are all alike: %j · CAT-30', (said, expected) =>
    expect(isAlike(said)).toBe(expected),
  );

  it.each([
    [[], undefined],
    [[3], undefined],
    [[3, 2], 1],
    [[2, 3, 2], undefined],
    [[2, undefined, 3], undefined],
    [[5, 4, 3, 4], 2],
  ])('with the figures %j have the lowest at %j · CAT-30', (figures, expected) =>
    expect(lowestOf(figures)).toBe(expected),
  );

  it('have a lowest figure only if all others are higher · CAT-30', () =>
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: mostCompared }), (figures) => {
        const place = lowestOf(figures);
        const rest = figures.filter((_, index) => index !== place);
        if (place !== undefined) for (const one of rest) expect(one).toBeGreaterThan(figures[place] ?? one);
      }),
    ));
});
