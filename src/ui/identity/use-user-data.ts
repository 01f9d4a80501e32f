import { useEffect } from 'react';
import { skipsUserData } from '../../domain/shared/mail-link.ts';
import { useAddress } from '../shared/address.ts';
import { useServices } from '../shared/services.ts';

/** Asks who visits, of whom has signed in here before; pages of mail links ask themselves for what they need. Source: ROUTE-9. */
export const useUserData = (): void => {
  const { account, wasSignedIn } = useServices();
  const { pathname } = useAddress();
  const asks = !skipsUserData(pathname);
  useEffect(() => {
    if (asks && wasSignedIn()) account.restore();
  }, [asks, account, wasSignedIn]);
};
