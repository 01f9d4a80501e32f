import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/** The link by which a guest steers their subscription; opening it changes nothing. Source: ROUTE-5, SUBS-6. */
export const guestSubscriptionPath = (locale: Locale, key: string): string =>
  `${prefixOf(locale)}/subscription/guest/${encodeURIComponent(key.toWellFormed())}`;
