/** Addresses and texts as statistics may keep them: where somebody was, never who they are. */

import { isTracked } from '../search/search.ts';
import { localeOf, prefixOf, withoutLocale } from '../shared/paths.ts';

/** Parameters that say nothing of a person. Every other is left out: a `hash` signs in, a filter names somebody's values. */
const kept = ['page', 'sort', 'utm_id', 'utm_source', 'utm_medium', 'utm_campaign'];

/** Pages whose address goes on with something secret, and how much of it is the page. */
const secret: readonly (readonly [start: RegExp, parts: number])[] = [
  [/^\/checkout\/thank-you\//, 2],
  [/^\/(abandoned-cart|reorder|subscription)\//, 2],
  [/^\/my-account\//, 2],
];

const publicPath = (pathname: string): string => {
  const path = withoutLocale(pathname);
  const parts = secret.find(([start]) => start.test(path))?.[1];
  return parts === undefined ? pathname : prefixOf(localeOf(pathname)) + path.split('/', parts + 1).join('/');
};

/** Whether a text holds an e-mail address, or something random as tokens are. Slugs have no capitals. */
const isSecret = (text: string): boolean =>
  /@|%40/i.test(text) || /(?=\S*\d)(?=\S*[A-Z])[\w-]{16,}/.test(text) || /[0-9a-f]{24,}/i.test(text);
/** Or a telephone number. */
const isPersonal = (text: string): boolean => isSecret(text) || /\d[\d\s/.-]{7,}\d/.test(text);

/** The page of an address, without what it says of who visits. Source: TRK-1. */
export const cleanAddress = (address: string): { readonly location: string; readonly path: string } => {
  const url = new URL(address);
  const path = publicPath(url.pathname)
    .split('/')
    .map((part) => (isSecret(part) ? '-' : part))
    .join('/');
  const query = new URLSearchParams(
    [...url.searchParams].filter(([key, value]) => kept.includes(key) && !isPersonal(value)),
  ).toString();
  return { location: `${url.origin}${path}${query && `?${query}`}`, path };
};

/** Where somebody came from: of our own pages the page, of others the site. What is no address is none. Source: TRK-1. */
export const cleanReferrer = (referrer: string, origin: string): string => {
  if (!URL.canParse(referrer)) return '';
  const url = new URL(referrer);
  return url.origin === origin ? cleanAddress(referrer).location : `${url.origin}/`;
};

/** A typed term without values of lenses; what could name somebody, or is too short, is none. Source: TRK-1, SRCH-2. */
export const cleanTerm = (typed: string): string | undefined => {
  const term = typed
    .replace(/[+\-−–]\s?\d+([.,]\d+)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return isTracked(term) && !isPersonal(typed) ? term.toLowerCase().slice(0, 100) : undefined;
};
