import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/**
 * Returns the path of the page for requesting an e-mail alert about a product. Eye values are posted to it and are
 * never in an address. Source: STOCK-7, STOCK-8.
 */
export const productAlertPath = (locale: Locale): string => `${prefixOf(locale)}/product-alert`;

/** Returns the link for an alert about a product as a whole. Source: STOCK-7, STOCK-8. */
export const productAlertLink = (locale: Locale, kind: 'stock' | 'price', id: string): string =>
  `${productAlertPath(locale)}?kind=${kind}&product=${encodeURIComponent(id.toWellFormed())}`;
