import { useEffect } from 'react';
import type { WayToPay } from '../../../domain/checkout/payment-alias.ts';
import type { PrescriptionFacts } from '../../../domain/checkout/prescription-facts.ts';
import { pathTo } from '../../../domain/shared/paths.ts';
import { useServices } from '../../shared/services.ts';
import { useCheckoutCart } from '../checkout-cart.ts';
import { useCheckout } from '../use-checkout.ts';

/** `way`: none where nothing is to be paid. `keeps`: what is paid with is kept. */
interface Wish {
  readonly way: WayToPay | undefined;
  readonly keeps: boolean;
  readonly comment: string;
  /** What lenses are bought on, where the country of delivery asks. */
  readonly prescription?: PrescriptionFacts | undefined;
  /** To keep the lens values of what comes regularly; absent: nobody is asked. */
  readonly agrees?: boolean | undefined;
}

/** Orders what stands on the screen. While that is under way further presses do nothing. Source: CHK-12, CHK-20. */
export const useOrdering = () => {
  const { checkout, locale } = useServices();
  const seen = useCheckoutCart();
  const { task } = useCheckout();
  useEffect(() => checkout.acknowledge(), [checkout]);
  return {
    busy: task._tag === 'Busy',
    /** Nobody has said yet whether the order stands. */
    unanswered: task._tag === 'Busy' && task.unanswered === true,
    press: (wish: Wish) =>
      checkout.order({ ...wish, seen, returnPath: ({ token }) => pathTo.thankYou(locale, token) }),
  };
};
