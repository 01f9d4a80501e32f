import { useEffect } from 'react';
import type { WayToPay } from '../../../domain/checkout/payment-alias.ts';
import type { PrescriptionFacts } from '../../../domain/checkout/prescription-facts.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useServices } from '../../shared/services.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { useCheckout } from '../use-checkout.ts';

/** `way`: undefined if nothing is to be paid. `keeps`: the payment method is stored. */
interface Wish {
  readonly way: WayToPay | undefined;
  readonly keeps: boolean;
  readonly comment: string;
  /** The prescription of the lenses, if the destination country requires one. */
  readonly prescription?: PrescriptionFacts | undefined;
  /** The consent to store the lens values of regular deliveries. Absent if it is not asked for. */
  readonly agrees?: boolean | undefined;
}

/** Places the order that the screen shows. While that is running, further clicks do nothing. Source: CHK-12, CHK-20. */
export const useOrdering = () => {
  const { checkout, locale } = useServices();
  const seen = useCheckoutCart();
  const { task } = useCheckout();
  useEffect(() => checkout.acknowledge(), [checkout]);
  return {
    busy: task._tag === 'Busy',
    /** It is not known yet whether the order was placed. */
    unanswered: task._tag === 'Busy' && task.unanswered === true,
    press: (wish: Wish) =>
      checkout.order({ ...wish, seen, returnPath: ({ token }) => pathTo.thankYou(locale, token) }),
  };
};
