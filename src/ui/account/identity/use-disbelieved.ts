import { useEffect } from 'react';
import { signInOutcome } from '../../../domain/identity/sign-in-outcome.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useAccount } from '../../identity/use-account.ts';
import { useAddress } from '../../shared/address.ts';
import { useServices } from '../../shared/services.ts';

/**
 * Whoever was not believed is signed out, and led home from a page that is nothing for nobody. Every place where an
 * identity arrives asks this. Source: AUTH-3.
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
    // It counts for the page where it arrived, and for none afterwards.
    return () => account.forgetIdentity();
  }, [isLed, account, lead, locale, notifications]);
  return isLed;
};
