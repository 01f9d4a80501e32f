import * as fc from 'fast-check';
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
  ])('%s is split into its slugs · ROUTE-15', (path, slugs) =>
    expect(categorySlugs(path)).toEqual(E.right(slugs)),
  );

  it.each([
    ['', 'NoSlug'],
    ['/', 'NoSlug'],
    ['a//b', 'NoSlug'],
    ['a/ /b', 'NoSlug'],
    ['a/b/c/d/e/f', 'TooDeep'],
  ])('%j is invalid: %s · ROUTE-15', (path, tag) =>
    expect(categorySlugs(path)).toEqual(E.left({ _tag: tag })),
  );

  it('has one to five slugs, and is split back into them · ROUTE-15', () =>
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z-]{1,6}$/), { minLength: 1, maxLength: 7 }),
        fc.constantFrom('', '/'),
        fc.constantFrom('', '/'),
        (slugs, before, behind) => {
          expect(categorySlugs(before + slugs.join('/') + behind)).toEqual(
            slugs.length > 5 ? E.left({ _tag: 'TooDeep' }) : E.right(slugs),
          );
        },
      ),
    ));

  it('is accepted or refused for any text · ROUTE-15', () =>
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = categorySlugs(text);
        if (E.isRight(read)) expect(read.right.every((slug) => slug.trim() !== '')).toBe(true);
      }),
    ));

  it('of a lens consists of its wear and its type · CAT-10', () =>
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
