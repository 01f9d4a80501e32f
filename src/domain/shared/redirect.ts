import * as E from 'fp-ts/Either';

export type InvalidRedirect = { readonly _tag: 'InvalidRedirect' };

/** An origin that does not exist. A target that does not resolve to it leads away from the shop. */
const nowhere = 'http://redirect.invalid';
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/**
 * Parses a path of this shop from an untrusted parameter. Refuses other origins, schemes, backslashes, control
 * characters and empty segments, because the rest after one could be taken for a host. Returns the path as a browser
 * resolves it. Source: ROUTE-16.
 */
export const redirectPath = (input: unknown): E.Either<InvalidRedirect, string> => {
  const refused = E.left({ _tag: 'InvalidRedirect' } as const);
  if (typeof input !== 'string' || !isOwnPath(input) || /[\\\p{Cc}]/u.test(input)) return refused;
  const { origin, pathname, search, hash } = new URL(input, nowhere);
  return origin === nowhere && !pathname.includes('//') ? E.right(`${pathname}${search}${hash}`) : refused;
};

/** Whether a host is a developer's own machine, which has no https. */
const isAtHome = (host: string): boolean => /(^|\.)localhost$|^127(\.\d+){3}$/.test(host);

/**
 * Parses the address of a page that a backend redirects to and that may be external, such as a payment provider's: a
 * path of this shop, or an https URL without user name or password (http on a developer's machine). Never a script. Source: CHK-11, ROUTE-16.
 */
export const providerAddress = (input: string): E.Either<InvalidRedirect, string> => {
  const own = redirectPath(input);
  const url = /^https?:\/\/[^\s\\]+$/i.test(input) ? URL.parse(input) : null;
  if (E.isRight(own) || url === null || url.username + url.password !== '') return own;
  return url.protocol === 'https:' || isAtHome(url.hostname) ? E.right(url.href) : own;
};
