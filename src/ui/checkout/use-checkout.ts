import type { CheckoutView } from '../../application/checkout/checkout-view.ts';
import { loading } from '../../application/shared/remote-state.ts';
import { useServices } from '../shared/services.ts';
import { useStream } from '../shared/use-stream.ts';

const initial: CheckoutView = {
  task: { _tag: 'Idle' },
  shippingMethods: loading,
  paymentMethods: loading,
};

/** Returns the state of the checkout. */
export const useCheckout = (): CheckoutView => useStream(useServices().checkout.state$, initial);
