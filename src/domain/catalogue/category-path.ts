import * as E from 'fp-ts/Either';
import type { LensType, LensUsage } from './product.ts';

/** The maximum number of slugs in a category's path. Source: ROUTE-15, CAT-10. */
export const maxCategoryLevels = 5;

export type NotACategoryPath = { readonly _tag: 'NoSlug' } | { readonly _tag: 'TooDeep' };

/** Parses one to five slugs. A slash at either end is ignored. Any other path has no page. Source: ROUTE-15. */
export const categorySlugs = (path: string): E.Either<NotACategoryPath, readonly string[]> => {
  const slugs = path.replace(/^\/|\/$/g, '').split('/');
  if (slugs.some((slug) => slug.trim() === '')) return E.left({ _tag: 'NoSlug' });
  return slugs.length > maxCategoryLevels ? E.left({ _tag: 'TooDeep' }) : E.right(slugs);
};

/** Returns the category path of a lens: `lens/daily/toric`. Source: CAT-10. */
export const lensCategoryPath = (usage: LensUsage, type: LensType): string => `lens/${usage}/${type}`;

/**
 * Returns the fields of an analytics item that name its categories, outermost first. Deeper levels are left out.
 * Source: CAT-10.
 */
export const analyticsCategories = (levels: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    levels
      .slice(0, maxCategoryLevels)
      .map((level, index) => [index === 0 ? 'item_category' : `item_category${index + 1}`, level]),
  );
