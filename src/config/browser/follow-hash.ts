import type { AccountSession } from '../../application/identity/account-session.ts';
import { signInHash, withoutHash } from '../../domain/identity/login-link.ts';

/**
 * An address with a hash signs in, whatever page it is: each hash once. It leaves the address at once, before anybody can
 * copy it. Source: AUTH-8, ROUTE-17.
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
