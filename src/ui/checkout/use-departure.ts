import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutTask } from '../../application/checkout/checkout-view.ts';
import { openProviderPage } from '../../application/checkout/open-provider-page.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useServices } from '../shared/services.ts';
import { clearDrafts } from './draft.ts';
import { keepPlacedOrder } from './placed-order.ts';

/**
 * Leaves the checkout once there is an order: to the provider's page, or to the order's own where there is nothing to
 * pay by hand or paying could not be begun; that page acknowledges, for until it is there the checkout must not look
 * for a cart. Who closes the provider's page or comes back from it by the back button lands there too.
 */
export const useDeparture = (task: CheckoutTask): void => {
  const { locale, shop, providerWindow, tab } = useServices();
  const navigate = useNavigate();
  const order = task._tag === 'Ordered' || task._tag === 'PaymentNotStarted' ? task.order.token : undefined;
  const page = task._tag === 'Ordered' && task.start._tag === 'Redirect' ? task.start : undefined;

  useEffect(() => {
    if (!order) return;
    clearDrafts(tab);
    keepPlacedOrder(tab, order);
    const toOrder = () => {
      void navigate(pathTo.thankYou(locale, order), { replace: true });
    };
    if (!page) return toOrder();
    const restored = (event: PageTransitionEvent) => event.persisted && toOrder();
    window.addEventListener('pageshow', restored);
    const takeAway = openProviderPage(providerWindow, shop.paymentWindow, page, toOrder);
    return () => {
      window.removeEventListener('pageshow', restored);
      takeAway();
    };
  }, [order, page, locale, navigate, providerWindow, shop.paymentWindow, tab]);
};
