import type { CheckoutView } from '../../application/checkout/checkout-view.ts';
import { loading } from '../../application/shared/remote-state.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';

interface CheckoutState extends CheckoutView {
  /** The checkout's code is still loading: it is unknown whether an earlier page has placed the order. Source: CHK-12. */
  readonly isOpening?: true;
}

const initial: CheckoutState = {
  isOpening: true,
  task: { _tag: 'Idle' },
  shippingMethods: loading,
  paymentMethods: loading,
};

/** Returns the state of the checkout. */
export const useCheckout = (): CheckoutState => useStream(useServices().checkout.state$, initial);
