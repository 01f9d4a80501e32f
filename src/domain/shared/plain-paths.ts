import type { Locale } from './locale.ts';
import { pathTo } from './paths.ts';

/** Returns the path of the cart for visitors without scripts. */
export const plainCartPath = (locale: Locale): string => `${pathTo.cart(locale)}/plain`;

/** Returns the path of the account for visitors without scripts. */
export const plainAccountPath = (locale: Locale): string => pathTo.account(locale, 'plain');
