import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  analyticsCategories,
  categorySlugs,
  lensCategoryPath,
} from '../../../src/domain/catalogue/category-path.ts';

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
