import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutTask } from '../../application/checkout/checkout-view.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useServices } from '../shared/services.ts';
import { clearDrafts } from './draft.ts';
import { keepPlacedOrder } from './placed-order.ts';
import { useProviderPage } from './use-provider-page.ts';

/**
 * Leaves the checkout once an order is placed: for the provider's page, or for the order's page if nothing has to be
 * paid there or the payment could not be started. The order's page acknowledges the task, because until then the
 * checkout must not look for a cart. Closing the provider's page or going back from it also leads to the order's page.
 */
export const useDeparture = (task: CheckoutTask): void => {
  const { locale, tab } = useServices();
  const navigate = useNavigate();
  const order = task._tag === 'Ordered' || task._tag === 'PaymentNotStarted' ? task.order.token : undefined;
  const page = task._tag === 'Ordered' && task.start._tag === 'Redirect' ? task.start : undefined;
  const toOrder = useCallback(() => {
    if (order) void navigate(pathTo.thankYou(locale, order), { replace: true });
  }, [order, locale, navigate]);

  useEffect(() => {
    if (!order) return;
    clearDrafts(tab);
    keepPlacedOrder(tab, order);
    if (!page) toOrder();
  }, [order, page, tab, toOrder]);
  useProviderPage(page, toOrder);
};
