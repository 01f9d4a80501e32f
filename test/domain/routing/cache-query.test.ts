import { describe, expect, it } from 'vitest';
import { cacheQuery, cacheQueryOf } from '../../../src/domain/routing/cache-query.ts';

describe('what changes a page', () => {
  it.each([
    ['home', []],
    ['product', ['error', 'at']],
    [
      'category',
      [
        ...['page', 'itemsPerPage', 'sort', 'filters', 'compare', 'brand', 'lens_type'],
        ...['lens_usage', 'price', 'rating'],
        ...['availability', 'water', 'oxygen', 'uv', 'box_size', 'wear_cost', 'frame_shape', 'frame_width'],
      ],
    ],
    ['compare', ['products']],
    ['page', []],
    ['file-download', ['file']],
    ['cart', ['added', 'error', 'express']],
  ] as const)('of %s are the parameters %j · ROUTE-10', (route, expected) =>
    expect(cacheQuery[route]).toEqual(expected),
  );

  it('of a search are also its words · ROUTE-10', () =>
    expect(cacheQuery.search).toEqual(['search', 'phrase', ...cacheQuery.category]));

  it('are found by the type of a page, and none for a page that has none · ROUTE-10', () => {
    expect(cacheQueryOf('category')).toBe(cacheQuery.category);
    for (const type of ['checkout.shipping', 'toString', '']) expect(cacheQueryOf(type)).toEqual([]);
  });
});
