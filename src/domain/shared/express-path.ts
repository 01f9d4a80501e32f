import type { Locale } from './locale.ts';
import { pathTo } from './paths.ts';

/**
 * Returns the path that a wallet's button posts to and that the shopper returns to. It contains no id of a cart or a
 * person. Source: EXP-7.
 */
export const expressPath = (locale: Locale): string => `${pathTo.cart(locale)}/express`;
