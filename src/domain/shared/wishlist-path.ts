import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/** The page of what was put aside. Ours: nobody named it before. Beside the others, which every page loads. Source: ROUTE-2, D41. */
export const wishlistPath = (locale: Locale): string => `${prefixOf(locale)}/wishlist`;
