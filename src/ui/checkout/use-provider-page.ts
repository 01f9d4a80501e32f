import { useEffect } from 'react';
import { openProviderPage } from '../../application/checkout/open-provider-page.ts';
import type { ProviderPage } from '../../domain/checkout/payment.ts';
import { useServices } from '../shared/services.ts';

/** Opens the provider's page once there is one. `onBack`: the shopper closed it, or went back from it. Source: CHK-11. */
export const useProviderPage = (page: ProviderPage | undefined, onBack: () => void): void => {
  const { shop, providerWindow } = useServices();
  useEffect(() => {
    if (!page) return;
    const restored = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', restored);
    const takeAway = openProviderPage(providerWindow, shop.paymentWindow, page, onBack);
    return () => {
      window.removeEventListener('pageshow', restored);
      takeAway();
    };
  }, [page, onBack, providerWindow, shop.paymentWindow]);
};
