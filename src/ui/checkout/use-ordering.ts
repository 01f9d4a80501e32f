import { useCallback, useEffect, useRef } from 'react';
import type { Order } from '../../domain/orders/order.ts';
import { pathTo } from '../../domain/shared/paths.ts';
import { useServices } from '../shared/services.ts';
import { useCheckoutCart } from './checkout-cart.ts';
import { useCheckout } from './use-checkout.ts';

/**
 * Saves the way to pay and then orders, as one press. While either is under way further presses do nothing.
 * Source: CHK-12.
 */
export const useOrdering = () => {
  const { checkout, locale } = useServices();
  const cart = useCheckoutCart();
  const { task } = useCheckout();
  const waiting = useRef<{ readonly comment: string }>(null);

  const order = useCallback(
    (comment: string) =>
      checkout.placeOrder({
        comment,
        returnPath: (made: Order) => pathTo.thankYou(locale, made.token),
      }),
    [checkout, locale],
  );

  const paymentSaved = task._tag === 'Done' && task.step === 'payment';
  useEffect(() => {
    if (!paymentSaved) return;
    const next = waiting.current;
    waiting.current = null;
    checkout.acknowledge();
    if (next) order(next.comment);
  }, [paymentSaved, checkout, order]);

  useEffect(() => {
    checkout.acknowledge();
  }, [checkout]);

  const busy = task._tag === 'Saving' || paymentSaved;
  return {
    busy,
    press: (method: string | undefined, comment: string) => {
      if (busy) return;
      if (method === undefined || method === cart.paymentMethod) return order(comment);
      waiting.current = { comment };
      checkout.choosePayment(method);
    },
  };
};
