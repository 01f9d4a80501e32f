import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  analyticsCategories,
  categorySlugs,
  lensCategoryPath,
} from '../../../src/domain/catalogue/category-path.ts';
import { columnsAt } from '../../../src/domain/catalogue/grid.ts';
import { offersReplacement, orderableOf } from '../../../src/domain/catalogue/orderable.ts';
import { defaultRating, maxRating, shownRating, starFills } from '../../../src/domain/catalogue/rating.ts';

describe('the grid of products', () => {
  it.each([
    [0, 1],
    [349, 1],
    [350, 2],
    [479, 2],
    [480, 3],
    [1023, 3],
    [1024, 4],
    [2560, 4],
  ])('at %i px has %i columns · CAT-11', (width, columns) => expect(columnsAt(width)).toBe(columns));
});

describe('the path of a category', () => {
  it.each([
    ['lenses', ['lenses']],
    ['/lenses/daily/', ['lenses', 'daily']],
    ['a/b/c/d/e', ['a', 'b', 'c', 'd', 'e']],
  ])('%s has its slugs · ROUTE-15', (path, slugs) => expect(categorySlugs(path)).toEqual(E.right(slugs)));

  it.each([
    ['', 'NoSlug'],
    ['/', 'NoSlug'],
    ['a//b', 'NoSlug'],
    ['a/ /b', 'NoSlug'],
    ['a/b/c/d/e/f', 'TooDeep'],
  ])('%j is none: %s · ROUTE-15', (path, tag) => expect(categorySlugs(path)).toEqual(E.left({ _tag: tag })));

  it('of a lens is its wear and its kind · CAT-10', () =>
    expect(lensCategoryPath('two_weekly', 'toric')).toBe('lens/two_weekly/toric'));

  it('gives analytics at most five levels, outermost first · CAT-10', () => {
    expect(analyticsCategories([])).toEqual({});
    expect(analyticsCategories(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
      item_category: 'a',
      item_category2: 'b',
      item_category3: 'c',
      item_category4: 'd',
      item_category5: 'e',
    });
  });
});

describe('stars', () => {
  it('are five at most, and five to begin with · CAT-15', () =>
    expect([maxRating, defaultRating]).toEqual([5, 5]));

  it.each([
    [0, [0, 0, 0, 0, 0]],
    [4.5, [1, 1, 1, 1, 0.5]],
    [3.26, [1, 1, 1, 0.3, 0]],
    [5, [1, 1, 1, 1, 1]],
    [9, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
    [Number.NaN, [0, 0, 0, 0, 0]],
  ])('of %d are filled %j · CAT-15', (average, fills) => expect(starFills(average)).toEqual(fills));

  it('add up to the average · CAT-15', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => {
        const sum = starFills(tenths / 10).reduce((total, fill) => total + fill, 0);
        expect(sum).toBeCloseTo(shownRating(tenths / 10), 6);
      }),
    ));
});

describe('whether a product can be ordered', () => {
  it.each([
    [true, false, 'orderable'],
    [false, false, 'inactive'],
    [true, true, 'discontinued'],
    [false, true, 'discontinued'],
  ])('active %s, discontinued %s: %s · CAT-16', (isActive, discontinued, expected) =>
    expect(orderableOf({ isActive, discontinued })).toBe(expected),
  );

  it.each([
    [0, 'orderable', 'other', true],
    [-2, 'orderable', 'other', true],
    [1, 'orderable', 'other', false],
    [5, 'discontinued', 'other', true],
    [5, 'inactive', 'other', true],
    [0, 'orderable', undefined, false],
  ] as const)('stock %i, %s, replacement %s: link %s · CAT-6', (stock, orderable, replacement, link) =>
    expect(offersReplacement({ stock, orderable, replacement })).toBe(link),
  );
});
