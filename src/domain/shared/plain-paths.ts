import type { Locale } from './locale.ts';
import { pathTo } from './paths.ts';

/** The cart for visitors without scripts. */
export const plainCartPath = (locale: Locale): string => `${pathTo.cart(locale)}/plain`;

/** The account for visitors without scripts. */
export const plainAccountPath = (locale: Locale): string => pathTo.account(locale, 'plain');
