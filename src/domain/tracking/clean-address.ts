/** Removes personal data from addresses and texts for statistics: they show where a visitor was, never who they are. */

import { isTracked } from '../search/search.ts';
import { localeOf, prefixOf, withoutLocale } from '../shared/paths.ts';

/** Parameters without personal data. All others are removed: a `hash` signs in, a filter may contain eye values. */
const kept = ['page', 'sort', 'utm_id', 'utm_source', 'utm_medium', 'utm_campaign'];

/** Pages whose path continues with a secret, and the number of segments that identify the page. */
const secret: readonly (readonly [start: RegExp, parts: number])[] = [
  [/^\/checkout\/thank-you\//, 2],
  [/^\/(abandoned-cart|reorder|subscription)\//, 2],
  [/^\/my-account\//, 2],
  [/^\/pay\//, 1],
];

const publicPath = (pathname: string): string => {
  const path = withoutLocale(pathname);
  const parts = secret.find(([start]) => start.test(path))?.[1];
  return parts === undefined ? pathname : prefixOf(localeOf(pathname)) + path.split('/', parts + 1).join('/');
};

/** Whether a text contains an e-mail address or something random like a token. */
const isSecret = (text: string): boolean =>
  /@|%40/i.test(text) || /(?=\S*\d)(?=\S*[A-Z])[\w-]{16,}/.test(text) || /[0-9a-f]{24,}/i.test(text);
/** A token may happen to have no digit. Slugs contain no capitals. */
const isSecretPart = (part: string): boolean => isSecret(part) || /^(?=.*[A-Z])[\w-]{16,}$/.test(part);
/** Whether a text contains any of these or a telephone number. */
const isPersonal = (text: string): boolean => isSecret(text) || /\d[\d\s/.-]{7,}\d/.test(text);

/** Returns the page of an address, without anything that identifies the visitor. Source: TRK-1. */
export const cleanAddress = (address: string): { readonly location: string; readonly path: string } => {
  const url = new URL(address);
  const path = publicPath(url.pathname)
    .split('/')
    .map((part) => (isSecretPart(part) ? '-' : part))
    .join('/');
  const query = new URLSearchParams(
    [...url.searchParams].filter(([key, value]) => kept.includes(key) && !isPersonal(value)),
  ).toString();
  return { location: `${url.origin}${path}${query && `?${query}`}`, path };
};

/** Returns the referrer: for our own pages the page, for others only the site. Empty if it is not a URL. Source: TRK-1. */
export const cleanReferrer = (referrer: string, origin: string): string => {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  return url.origin === origin ? cleanAddress(referrer).location : `${url.origin}/`;
};

/** Match lens values: with a sign, or a word for it; with decimals; and the axis of a toric lens. */
const values =
  /[+\-−–]\s?\d+([.,]\d+)?|\b(plus|minus|moins|meno|più|piu)\s?\d+([.,]\d+)?|\b\d+[.,]\d+|\b(achse|axis|axe|asse)\s?\d+|\b\d+\s?[°º]/giu;

/** Pages whose title is a text of the shop, the same for everybody. */
const titled: ReadonlySet<string> = new Set([
  'home',
  'product',
  'category',
  'find',
  'compare',
  'eye-check',
  'withdrawal',
  'cancellation',
  'find-order',
  'wishlist',
  'content',
  'cart',
  'checkout.customer',
  'checkout.address',
  'checkout.billing',
  'checkout.shipping',
  'checkout.payment',
]);

/**
 * Returns the title of a page. All other titles may repeat what somebody typed, their name or an order's number: the
 * type of the page replaces them. Source: TRK-1.
 */
export const cleanTitle = (type: string, title: string): string => (titled.has(type) ? title : type);

/** Returns a search term without lens values. Undefined if it may identify a person or is too short. Source: TRK-1, SRCH-2. */
export const cleanTerm = (typed: string): string | undefined => {
  const term = typed.replace(values, ' ').replace(/\s+/g, ' ').trim();
  return isTracked(term) && !isPersonal(typed) ? term.toLowerCase().slice(0, 100) : undefined;
};
