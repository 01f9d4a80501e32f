import * as E from 'fp-ts/Either';

export type InvalidRedirect = { readonly _tag: 'InvalidRedirect' };

/** An origin that nobody has: whatever does not resolve to it leads away. */
const nowhere = 'http://redirect.invalid';
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/**
 * A path of this shop out of a parameter that anybody can write. Refuses other origins, schemes, backslashes, control
 * characters and empty segments, whose rest another page could take for a host; answers with the path as a browser would
 * resolve it. Source: ROUTE-16, D43.
 */
export const redirectPath = (input: unknown): E.Either<InvalidRedirect, string> => {
  const refused = E.left({ _tag: 'InvalidRedirect' } as const);
  if (typeof input !== 'string' || !isOwnPath(input) || /[\\\p{Cc}]/u.test(input)) return refused;
  const { origin, pathname, search, hash } = new URL(input, nowhere);
  return origin === nowhere && !pathname.includes('//') ? E.right(`${pathname}${search}${hash}`) : refused;
};

/** On the machine of who develops, nobody has https. */
const isAtHome = (host: string): boolean => /(^|\.)localhost$|^127\./.test(host);

/**
 * A page that a backend leads to and that may be somebody else's, a payment provider's: a path of this shop, or a whole
 * address by https, without a user or password in it. Never a script. Source: CHK-11, ROUTE-16.
 */
export const providerAddress = (input: string): E.Either<InvalidRedirect, string> => {
  const own = redirectPath(input);
  const url = /^https?:\/\/[^\s\\]+$/i.test(input) ? URL.parse(input) : null;
  if (E.isRight(own) || url === null || url.username + url.password !== '') return own;
  return url.protocol === 'https:' || isAtHome(url.hostname) ? E.right(url.href) : own;
};
