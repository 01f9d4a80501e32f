/** Links that need somebody to be signed in, and where they lead to after the sign-in. */

import { withoutLocale } from '../shared/paths.ts';

/** Units: characters. A cookie has little room. */
const longest = 2000;

/** Whether an address of the shop is a page of an account. Source: ROUTE-6, ROUTE-12. */
export const isAccountPath = (pathname: string): boolean =>
  withoutLocale(pathname).split('/')[1] === 'my-account';

/**
 * Where a guest wants to go who follows a link to an account: its `redirectUrl`, else the link itself. Undefined: the
 * link leads to no account, or to more than anybody remembers. Source: ROUTE-16.
 */
export const signInTarget = (path: string): string | undefined => {
  if (!isAccountPath(path.replace(/[?#].*/s, ''))) return undefined;
  const query = /^[^?#]*\?([^#]*)/.exec(path)?.[1];
  const target = new URLSearchParams(query).get('redirectUrl') || path;
  return target.length > longest ? undefined : target;
};
