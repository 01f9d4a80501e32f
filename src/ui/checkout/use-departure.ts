import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutTask } from '../../application/checkout/checkout-view.ts';
import { openProviderPage } from '../../application/checkout/open-provider-page.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useServices } from '../shared/services.ts';
import { clearDrafts } from './draft.ts';
import { keepPlacedOrder } from './placed-order.ts';

/**
 * Leaves the checkout once an order is placed: for the provider's page, or for the order's page if nothing has to be
 * paid there or the payment could not be started. The order's page acknowledges the task, because until then the
 * checkout must not look for a cart. Closing the provider's page or going back from it also leads to the order's page.
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
