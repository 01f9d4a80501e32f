import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCountOf, pageLinks, showsPageSizes } from '../../../src/domain/catalogue/pagination.ts';

describe('page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 2, [1, 2]],
    [1, 9, [1, 2, 3]],
    [2, 9, [1, 2, 3]],
    [5, 9, [4, 5, 6]],
    [9, 9, [7, 8, 9]],
    [40, 9, [7, 8, 9]],
  ])('on page %i of %i are %j · CAT-2', (page, count, links) =>
    expect(pageLinks(page, count)).toEqual(links),
  );

  it('are at most three, exist, and hold the current page · CAT-2', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)];
        const links = pageLinks(page, count);
        expect(links).toContain(page);
        expect(links).toHaveLength(Math.min(3, count));
        expect(links.every((link) => link >= 1 && link <= count)).toBe(true);
      }),
    ));
});

describe('the page-size selector', () => {
  it.each([
    [16, 16, false],
    [17, 16, true],
    [0, 16, false],
    [50, 100, true],
    [0, 10, true],
  ])('with %i products at %i a page: %s · CAT-2', (total, itemsPerPage, shown) =>
    expect(showsPageSizes({ total, itemsPerPage, themeDefault: 16 })).toBe(shown),
  );

  it.each([
    [0, 16, 1],
    [16, 16, 1],
    [17, 16, 2],
  ])('%i products at %i a page are %i pages · CAT-2', (total, size, pages) =>
    expect(pageCountOf(total, size)).toBe(pages),
  );
});
