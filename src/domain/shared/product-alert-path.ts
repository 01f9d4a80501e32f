import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/** A page that asks for a mail about a product. Values of eyes are posted to it, and stand in no address. Source: STOCK-7, STOCK-8. */
export const productAlertPath = (locale: Locale): string => `${prefixOf(locale)}/product-alert`;

/** The same for a product as a whole. Source: STOCK-7, STOCK-8. */
export const productAlertLink = (locale: Locale, kind: 'stock' | 'price', id: string): string =>
  `${productAlertPath(locale)}?kind=${kind}&product=${encodeURIComponent(id.toWellFormed())}`;
