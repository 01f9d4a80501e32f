import { describe, expect, it } from 'vitest';
import { cacheQuery, cacheQueryOf } from '../../../src/domain/routing/cache-query.ts';

describe('the query parameters in a cache key', () => {
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
    ['cart', ['added', 'gone', 'error', 'express']],
  ] as const)('for the page type %s are %j · ROUTE-10', (route, expected) =>
    expect(cacheQuery[route]).toEqual(expected),
  );

  it('for a search also include the search words · ROUTE-10', () =>
    expect(cacheQuery.search).toEqual(['search', 'phrase', ...cacheQuery.category]));

  it('are found by page type, and are empty for any other type · ROUTE-10', () => {
    expect(cacheQueryOf('category')).toBe(cacheQuery.category);
    for (const type of ['checkout.shipping', 'toString', '']) expect(cacheQueryOf(type)).toEqual([]);
  });
});
