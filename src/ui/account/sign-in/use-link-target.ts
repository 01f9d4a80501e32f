import { createPath } from 'react-router';
import { isAccountPath } from '../../../domain/identity/sign-in-target.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Returns where a login link leads: to the current page of the account, or to the page that the visitor was heading
 * for. Otherwise it leads to the current page, or from pages that only sign in to the account. Source: AUTH-7,
 * ROUTE-16.
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
