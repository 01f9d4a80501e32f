import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/**
 * Returns the path of the wishlist. The path is our own choice; no earlier one existed. Not in `pathTo`, because every
 * page loads that. Source: ROUTE-2.
 */
export const wishlistPath = (locale: Locale): string => `${prefixOf(locale)}/wishlist`;
