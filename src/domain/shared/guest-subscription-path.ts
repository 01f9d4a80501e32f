import type { Locale } from './locale.ts';
import { prefixOf } from './paths.ts';

/** Returns the link with which a guest manages their subscription. Opening it changes nothing. Source: ROUTE-5, SUBS-6. */
export const guestSubscriptionPath = (locale: Locale, key: string): string =>
  `${prefixOf(locale)}/subscription/guest/${encodeURIComponent(key.toWellFormed())}`;
