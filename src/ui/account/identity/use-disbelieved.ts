import { useEffect } from 'react';
import { signInOutcome } from '../../../domain/identity/sign-in-outcome.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useAddress } from '../../shared/address.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Leads a visitor whose identity was rejected, and who is signed out, from a page that is useless without an account to
 * the home page. Every place where an identity arrives uses this. Source: AUTH-3.
 */
export const useDisbelieved = (lead: (path: string) => void): boolean => {
  const { account, locale, notifications } = useServices();
  const { identity } = useAccount();
  const { pathname } = useAddress();
  const outcome = identity?._tag === 'Failed' ? signInOutcome({ _tag: 'Failed' }, pathname) : undefined;
  const isLed = outcome?._tag === 'SignOut' && outcome.goHome;
  useEffect(() => {
    if (!isLed) return undefined;
    notifications.notify({
      key: 'led_away',
      matter: 'sign-in',
      tone: 'danger',
      text: { key: 'account:link.failed' },
    });
    lead(pathTo.home(locale));
    // The rejection counts only for the page where it arrived.
    return () => account.forgetIdentity();
  }, [isLed, account, lead, locale, notifications]);
  return isLed;
};
