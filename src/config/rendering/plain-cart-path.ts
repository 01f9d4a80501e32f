import type { Locale } from '../../domain/shared/locale.ts';
import { pathTo } from '../../domain/shared/paths.ts';

/** The cart for visitors without scripts. */
export const plainCartPath = (locale: Locale): string => `${pathTo.cart(locale)}/plain`;
