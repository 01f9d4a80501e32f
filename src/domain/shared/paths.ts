import type { CheckoutStep } from './checkout-step.ts';
import { defaultLocale, isLocale, type Locale } from './locale.ts';

/** Returns the path prefix of a language. German has none. Source: ROUTE-1. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Returns the language of a path. Without a language prefix it is German. */
export const localeOf = (pathname: string): Locale => {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
};

/** Removes the language from a path: `/en/p/1` becomes `/p/1`, a home page `/`. Source: ROUTE-1. */
export const withoutLocale = (pathname: string): string => {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : pathname;
};

/** Encodes a text. Replaces a lone surrogate, as a truncated text may contain, so that the encoding does not fail. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** Most slugs need no encoding. Empty segments are left out, because what follows them could be taken for a host. */
const isPlain = /^[\w-]+(?:\/[\w-]+)*$/;
export const segmentsOf = (path: string): string =>
  isPlain.test(path) ? path : path.split('/').filter(Boolean).map(encoded).join('/');

/** Addresses of the shop's pages. Source: ROUTE-2, ROUTE-3, ROUTE-5. */
export const pathTo = {
  home: (locale: Locale): string => prefixOf(locale) || '/',
  product: (locale: Locale, id: string, slug = ''): string =>
    `${prefixOf(locale)}/p/${encoded(id)}${slug && `/${encoded(slug)}`}`,
  /** `path`: the category's slugs, joined by `/`. */
  category: (locale: Locale, path: string): string => `${prefixOf(locale)}/c/${segmentsOf(path)}`,
  search: (locale: Locale, query = ''): string =>
    `${prefixOf(locale)}/s${query && `?search=${encoded(query)}`}`,
  /** The search for products by eye values. Source: FIND-2. */
  find: (locale: Locale): string => `${prefixOf(locale)}/find`,
  cart: (locale: Locale): string => `${prefixOf(locale)}/cart`,
  checkout: (locale: Locale, step: CheckoutStep = 'customer'): string =>
    `${prefixOf(locale)}/checkout/${step}`,
  thankYou: (locale: Locale, orderToken: string): string =>
    `${prefixOf(locale)}/checkout/thank-you/${encoded(orderToken)}`,
  withdrawal: (locale: Locale): string => `${prefixOf(locale)}/withdrawal`,
  findOrder: (locale: Locale): string => `${prefixOf(locale)}/find-order`,
  /** `section`: may include the id of what it shows, `edit-address/{id}`. Source: ROUTE-6. */
  account: (locale: Locale, section = ''): string =>
    `${prefixOf(locale)}/my-account${section && `/${segmentsOf(section)}`}`,
} as const;

/** Returns the path of the reorder reminder as a calendar file. Source: CHK-17. */
export const reorderCalendarPath = (locale: Locale): string => `${prefixOf(locale)}/reorder.ics`;
