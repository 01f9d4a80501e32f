import type { Locale } from './locale.ts';
import { pathTo } from './paths.ts';

/** Where a wallet's button posts to, and where its owner comes back. Names of carts and people stand in no address. Source: EXP-7. */
export const expressPath = (locale: Locale): string => `${pathTo.cart(locale)}/express`;
