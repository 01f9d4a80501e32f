import type { CheckoutState } from '../../../domain/checkout/checkout-state.ts';
import type { CartView } from '../cart/cart-view.ts';

export interface Steps {
  readonly checkout_state: CheckoutState;
  readonly shipping_method: string | null;
  readonly payment_method: string | null;
}

const afterShipping: readonly CheckoutState[] = ['shipping_selected', 'payment_selected', 'payment_skipped'];

/**
 * What a change of the cart does to steps already taken: a way of sending that no longer applies is dropped, a total of
 * nothing needs no payment, a total that became something does. Undefined: nothing. Source: D86.
 */
export const settledSteps = ({ row, shippingMethods, totals }: CartView): Steps | undefined => {
  const { checkout_state: state, shipping_method, payment_method } = row;
  if (shipping_method !== null && !shippingMethods.some(({ row: { key } }) => key === shipping_method))
    return {
      checkout_state: afterShipping.includes(state) ? 'addressed' : state,
      shipping_method: null,
      payment_method: null,
    };
  if (afterShipping.includes(state) && state !== 'payment_skipped' && totals.total === 0)
    return { checkout_state: 'payment_skipped', shipping_method, payment_method: null };
  if (state === 'payment_skipped' && totals.total > 0)
    return { checkout_state: 'shipping_selected', shipping_method, payment_method };
  return undefined;
};
