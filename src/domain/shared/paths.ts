import type { CheckoutStep } from './checkout-step.ts';
import { defaultLocale, isLocale, type Locale } from './locale.ts';

/** German has no prefix. Source: ROUTE-1. */
export const prefixOf = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** The language of an address; what has no language prefix is German. */
export const localeOf = (pathname: string): Locale => {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
};

/** A path as it is after its language: `/en/p/1` is `/p/1`, a home page is `/`. Source: ROUTE-1, D39. */
export const withoutLocale = (pathname: string): string => {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : pathname;
};

/** Half a character, as a cut text may end in, is no reason to fail. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** Slugs are mostly made of what an address holds as it is. An empty one is left out: what follows it could be a host. */
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
  /** Where products are found by values. Source: FIND-2. */
  find: (locale: Locale): string => `${prefixOf(locale)}/find`,
  cart: (locale: Locale): string => `${prefixOf(locale)}/cart`,
  checkout: (locale: Locale, step: CheckoutStep = 'customer'): string =>
    `${prefixOf(locale)}/checkout/${step}`,
  thankYou: (locale: Locale, orderToken: string): string =>
    `${prefixOf(locale)}/checkout/thank-you/${encoded(orderToken)}`,
  withdrawal: (locale: Locale): string => `${prefixOf(locale)}/withdrawal`,
  findOrder: (locale: Locale): string => `${prefixOf(locale)}/find-order`,
  /** `section`: with what it shows one of, `edit-address/{id}`. Source: ROUTE-6. */
  account: (locale: Locale, section = ''): string =>
    `${prefixOf(locale)}/my-account${section && `/${segmentsOf(section)}`}`,
} as const;

/** The day to order again, as a file for a calendar. Source: CHK-17. */
export const reorderCalendarPath = (locale: Locale): string => `${prefixOf(locale)}/reorder.ics`;
