import type { AccountSession } from '../../application/identity/account-session.ts';
import { signInHash, withoutHash } from '../../domain/identity/login-link.ts';

/**
 * Signs in with the hash in a URL, on any page, once per hash. The hash is removed from the URL at once, so that it
 * cannot be copied. Source: AUTH-8, ROUTE-17.
 */
export const followHash = (
  session: Pick<AccountSession, 'openHash'>,
  {
    location: { pathname, search, hash: fragment },
    history,
  }: {
    readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
    readonly history: Pick<History, 'state' | 'replaceState'>;
  },
): void => {
  const hash = signInHash(pathname, new URLSearchParams(search));
  if (hash === undefined) return;
  history.replaceState(history.state, '', pathname + withoutHash(search) + fragment);
  session.openHash(hash);
};
