import { useCallback, useEffect, useRef } from 'react';
import type { WayToPay } from '../../../domain/checkout/payment-alias.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useServices } from '../../shared/services.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { useCheckout } from '../use-checkout.ts';

/** `way`: none where nothing is to be paid. `keeps`: what is paid with is kept. */
interface Wish {
  readonly way: WayToPay | undefined;
  readonly keeps: boolean;
  readonly comment: string;
}

/**
 * Saves the way to pay and then orders, as one press. While either is under way further presses do nothing.
 * Source: CHK-12.
 */
export const useOrdering = () => {
  const { checkout, locale } = useServices();
  const cart = useCheckoutCart();
  const { task } = useCheckout();
  const waiting = useRef<Wish>(null);

  const order = useCallback(
    ({ comment, way, keeps }: Wish) =>
      checkout.placeOrder({
        comment,
        ...(way?.alias !== undefined && { alias: way.alias }),
        ...(keeps && { keepAlias: true }),
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
    if (next) order(next);
  }, [paymentSaved, checkout, order]);

  useEffect(() => {
    checkout.acknowledge();
  }, [checkout]);

  const busy = task._tag === 'Saving' || paymentSaved;
  return {
    busy,
    press: (wish: Wish) => {
      if (busy) return;
      if (wish.way === undefined || wish.way.method === cart.paymentMethod) return order(wish);
      waiting.current = wish;
      checkout.choosePayment(wish.way.method);
    },
  };
};
