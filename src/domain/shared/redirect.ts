import * as E from 'fp-ts/Either';

export type InvalidRedirect = { readonly _tag: 'InvalidRedirect' };

/** An origin that nobody has: whatever does not resolve to it leads away. */
const nowhere = 'http://redirect.invalid';
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/**
 * A path of this shop out of a parameter that anybody can write. Refuses other origins, schemes, backslashes and
 * control characters; answers with the path as a browser would resolve it. Source: ROUTE-16, D43.
 */
export const redirectPath = (input: unknown): E.Either<InvalidRedirect, string> => {
  const refused = E.left({ _tag: 'InvalidRedirect' } as const);
  if (typeof input !== 'string' || !isOwnPath(input) || /[\\\p{Cc}]/u.test(input)) return refused;
  const { origin, pathname, search, hash } = new URL(input, nowhere);
  return origin === nowhere && isOwnPath(pathname) ? E.right(`${pathname}${search}${hash}`) : refused;
};
