/**
 * Everything that the shop stores in a browser, with its purpose, as shown to visitors before they answer. Data that no
 * code stores is not listed.
 */

import {
  addedProductsCookie,
  type Cookie,
  cartCookie,
  fsCookie,
  sdpCookie,
  sdpProductCookie,
} from './cart-cookies.ts';
import type { ConsentCategory, OptionalCategory } from './consent.ts';
import {
  bucketCookie,
  consentCookie,
  customTokenCookie,
  emailReorderCookie,
  localeCookie,
  loginLinkCookie,
  redirectTargetCookie,
  refererCookie,
  trackingCookie,
  userIdCookie,
  wipCookie,
} from './cookies.ts';

const purposes = [
  'cart',
  'added',
  'offer',
  'session',
  'signIn',
  'mailLink',
  'mailReorder',
  'goTo',
  'locale',
  'consent',
  'staff',
  'cartSeen',
  'orderAttempt',
  'handedOver',
  'valuesNow',
  'lens',
  'wishes',
  'draft',
  'chat',
  'technical',
  'seen',
  'searches',
  'view',
  'shade',
  'scroll',
  'counted',
  'bucket',
  'google',
  'campaign',
  'user',
] as const;
/** The purpose: a key of the texts. */
export type Purpose = (typeof purposes)[number];

export interface KeptThing {
  readonly name: string;
  readonly category: ConsentCategory;
  readonly purpose: Purpose;
  /** In seconds, or until the browser or its tab is closed, or until the visitor deletes it. */
  readonly lifetime: number | 'session' | 'lasting';
}

const cookie = (category: ConsentCategory, { name, maxAge }: Cookie, purpose: Purpose): KeptThing => ({
  name,
  category,
  purpose,
  lifetime: maxAge ?? 'session',
});
const stored = (
  category: ConsentCategory,
  name: string,
  purpose: Purpose,
  lifetime: 'session' | 'lasting' = 'lasting',
): KeptThing => ({ name, category, purpose, lifetime });

const month = 30 * 86_400;

/** In names, `*` stands for the shop or a number. Source: TRK-7, CONT-1. */
export const keptThings: readonly KeptThing[] = [
  cookie('necessary', cartCookie, 'cart'),
  cookie('necessary', addedProductsCookie, 'added'),
  cookie('necessary', sdpCookie, 'offer'),
  cookie('necessary', sdpProductCookie, 'offer'),
  cookie('necessary', fsCookie, 'offer'),
  { name: '__Host-session_*', category: 'necessary', purpose: 'session', lifetime: month },
  // For a shop served over http.
  { name: 'session_*', category: 'necessary', purpose: 'session', lifetime: month },
  stored('necessary', 'dioptra.signed-in', 'session'),
  cookie('necessary', customTokenCookie, 'signIn'),
  cookie('necessary', loginLinkCookie, 'mailLink'),
  cookie('necessary', emailReorderCookie, 'mailReorder'),
  cookie('necessary', redirectTargetCookie, 'goTo'),
  cookie('necessary', localeCookie, 'locale'),
  cookie('necessary', consentCookie, 'consent'),
  cookie('necessary', refererCookie, 'staff'),
  cookie('necessary', wipCookie, 'staff'),
  stored('necessary', 'dioptra.seen-cart.*', 'cartSeen'),
  stored('necessary', 'dioptra.seen-gift.*', 'cartSeen'),
  stored('necessary', 'dioptra.order-attempt', 'orderAttempt', 'session'),
  stored('necessary', 'checkout-order', 'orderAttempt', 'session'),
  stored('necessary', 'checkout-draft-*', 'draft', 'session'),
  stored('necessary', 'withdrawal-draft', 'draft', 'session'),
  stored('necessary', 'dioptra.*.handed', 'handedOver', 'session'),
  stored('necessary', 'dioptra.*.values-now', 'valuesNow', 'session'),
  stored('necessary', 'dioptra.*.wishes', 'wishes'),
  { name: 'sandbox-chat', category: 'necessary', purpose: 'chat', lifetime: 'session' },
  { name: 'identity_begun', category: 'necessary', purpose: 'signIn', lifetime: 900 },
  stored('necessary', 'identity-try', 'signIn', 'session'),
  { name: 'ab-forced', category: 'necessary', purpose: 'staff', lifetime: 'session' },
  stored('necessary', 'fonts', 'technical', 'session'),
  stored('necessary', 'chunk-reload', 'technical', 'session'),
  stored('necessary', 'react-router-scroll-positions', 'scroll', 'session'),
  stored('necessary', 'dioptra.place', 'scroll', 'session'),
  stored('necessary', 'dioptra.listing-view', 'view'),
  stored('necessary', 'dioptra.eye-shade', 'shade'),
  stored('values', 'dioptra.*.lens', 'lens'),
  stored('values', 'dioptra.*.values', 'lens'),
  stored('preferences', 'dioptra.*.seen', 'seen'),
  stored('preferences', 'dioptra.recent-searches', 'searches'),
  stored('statistics', 'dioptra.counted', 'counted'),
  cookie('statistics', bucketCookie, 'bucket'),
  { name: '_ga', category: 'statistics', purpose: 'google', lifetime: 400 * 86_400 },
  { name: '_ga_*', category: 'statistics', purpose: 'google', lifetime: 400 * 86_400 },
  cookie('marketing', trackingCookie, 'campaign'),
  cookie('marketing', userIdCookie, 'user'),
  { name: '_gcl_au', category: 'marketing', purpose: 'google', lifetime: 90 * 86_400 },
];

/** Returns the list that a visitor reads about a category. Source: CONT-1. */
export const keptFor = (category: ConsentCategory): readonly KeptThing[] =>
  keptThings.filter((thing) => thing.category === category);

/** Whether an item stored in a browser has to be deleted when a category is withdrawn. Source: TRK-7. */
export const goesWith = (name: string, category: OptionalCategory): boolean =>
  keptFor(category).some((thing) => {
    const [start = '', end] = thing.name.split('*');
    if (end === undefined) return name === thing.name;
    return name.startsWith(start) && name.endsWith(end) && name.length > start.length + end.length;
  });

interface SaidLifetime {
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly count: number;
}

/**
 * Returns a lifetime in a readable unit: below an hour in minutes, up to two days in hours, then in days. Units:
 * seconds. Source: CONT-1.
 */
export const saidLifetime = (seconds: number): SaidLifetime => {
  if (seconds < 3600) return { unit: 'minutes', count: Math.round(seconds / 60) };
  return seconds <= 2 * 86_400
    ? { unit: 'hours', count: Math.round(seconds / 3600) }
    : { unit: 'days', count: Math.round(seconds / 86_400) };
};
