/** Links that require a sign-in, and their destination after it. */

import { withoutLocale } from '../shared/paths.ts';

/** Units: characters. The size of a cookie is limited. */
const longest = 2000;

/** Whether a path of the shop is an account page. Source: ROUTE-6, ROUTE-12. */
export const isAccountPath = (pathname: string): boolean =>
  withoutLocale(pathname).split('/')[1] === 'my-account';

/**
 * Returns the destination of a guest who follows a link to an account: its `redirectUrl`, otherwise the link itself.
 * Undefined if it is not a link to an account, or if the destination is too long to store. Source: ROUTE-16.
 */
export const signInTarget = (path: string): string | undefined => {
  if (!isAccountPath(path.replace(/[?#].*/s, ''))) return undefined;
  const query = /^[^?#]*\?([^#]*)/.exec(path)?.[1];
  const target = new URLSearchParams(query).get('redirectUrl') || path;
  return target.length > longest ? undefined : target;
};
