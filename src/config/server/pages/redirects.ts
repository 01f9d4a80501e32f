import * as E from 'fp-ts/Either';
import { defaultLocale, isLocale } from '../../../domain/shared/locale.ts';
import { withOwnSlug } from '../../../domain/shared/page-path.ts';
import { routeByName } from '../../../domain/shared/route-name.ts';

const rooted = (rest: string): string => `/${rest.replace(/^[/\\]+/, '')}`;

/** Lowers letters only. Percent escapes mean the same in either case. */
const lowered = (part: string): string =>
  part.replace(/%[0-9A-Fa-f]{2}|[A-Z]/g, (found) => (found.length === 1 ? found.toLowerCase() : found));

/** Paths in which the case of an id or token matters. `from`: the number of path parts before it. */
const caseMatters: readonly { readonly behind: readonly string[]; readonly from: number }[] = [
  { behind: ['p'], from: 1 },
  { behind: ['checkout', 'thank-you'], from: 2 },
  { behind: ['abandoned-cart'], from: 2 },
  { behind: ['reorder'], from: 2 },
  { behind: ['subscription'], from: 2 },
  { behind: ['my-account'], from: 2 },
];

const account = 'account:';
/** The old shop named the pages of the account by their route, such as `MyProfile`. Source: ROUTE-7. */
const sectionOf = (name: string): string => {
  const route = E.getOrElseW(() => undefined)(routeByName(name));
  return route?.startsWith(account) ? route.slice(account.length) : lowered(name);
};

/** Lowers the paths of pages. The names of files keep their case. */
const inSmallLetters = (path: string): string => {
  const parts = path.split('/').slice(1);
  if (parts.at(-1)?.includes('.')) return path;
  const small = parts.map(lowered);
  const start = isLocale(small[0]) ? 1 : 0;
  if (small[start] === 'my-account' && parts[start + 1]) small[start + 1] = sectionOf(parts[start + 1] ?? '');
  const rule = caseMatters.find(({ behind }) => behind.every((word, index) => small[start + index] === word));
  const kept = rule && start + rule.from;
  return `/${small.map((part, index) => (index === kept ? parts[index] : part)).join('/')}`;
};

/** Writes letters and digits as such: the router would find a page at `/%70/10010` as well. */
const withoutNeedlessEscapes = (path: string): string =>
  path.replace(/%([3-7][0-9a-f])/gi, (escaped, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16));
    return /^[a-z0-9]$/i.test(letter) ? letter : escaped;
  });

/**
 * Returns the canonical path of a page: no prefix for German, small letters, no slash twice or at the end, and the
 * page's own slug in each language. Undefined if the path is canonical already. The result begins with exactly one
 * slash, so that it cannot lead to another host. Source: ROUTE-2.
 */
export const canonicalPath = (pathname: string): string | undefined => {
  const small = inSmallLetters(withoutNeedlessEscapes(pathname).replace(/\/{2,}/g, '/'));
  const german = `/${defaultLocale}`;
  const unprefixed = small === german || small.startsWith(`${german}/`) ? small.slice(german.length) : small;
  const path = withOwnSlug(rooted(unprefixed).replace(/(?<=.)\/+$/, ''));
  return path === pathname ? undefined : path;
};

/**
 * Whether every part of a path can be decoded and holds no control characters. Other paths are not ours. The decoded
 * value has to be used: the build drops a call that is made only for its exception.
 */
export const isReadable = (pathname: string): boolean => {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};
