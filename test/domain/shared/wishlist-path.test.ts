import { expect, it } from 'vitest';
import { wishlistPath } from '../../../src/domain/shared/wishlist-path.ts';

it.each([
  ['de', '/wishlist'],
  ['en', '/en/wishlist'],
  ['it', '/it/wishlist'],
  ['fr', '/fr/wishlist'],
] as const)('the path of the wish list in %s is %s · ROUTE-1 · ROUTE-2', (locale, path) =>
  expect(wishlistPath(locale)).toBe(path),
);
