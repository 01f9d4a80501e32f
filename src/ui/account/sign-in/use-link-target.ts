import { createPath } from 'react-router';
import { isAccountPath } from '../../../domain/identity/sign-in-target.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Where a link from a mail leads that signs in: to the page of the account that asks, or to where somebody was going; else
 * here, or to the account from pages that only sign in. Source: AUTH-7, ROUTE-16.
 */
export const useLinkTarget = (): (() => string) => {
  const { locale } = useServices();
  const { aim } = useAccount();
  return () => {
    const { pathname, search, hash } = location;
    const here = createPath({ pathname, search, hash });
    if (isAccountPath(pathname)) return here;
    return aim ?? (pathname.endsWith('/authenticate') ? pathTo.account(locale) : here);
  };
};
