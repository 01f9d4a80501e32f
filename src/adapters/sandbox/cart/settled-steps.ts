import * as E from 'fp-ts/Either';
import type { CheckoutState } from '../../../domain/cart/checkout-state.ts';
import { progress } from '../../../domain/checkout/checkout-progress.ts';
import type { CartView } from './cart-view.ts';

export interface StepsTaken {
  readonly checkout_state: CheckoutState;
  readonly shipping_method: string | null;
  readonly shipping_opt_in: boolean | null;
  readonly payment_method: string | null;
}

/**
 * Computes the effect of a cart change on completed checkout steps. A shipping method that no longer applies is
 * dropped. A total of zero needs no payment; a total that becomes positive does. Undefined if nothing changes. Source:
 * CHK-34.
 */
export const settledSteps = ({ row, shippingMethods, totals }: CartView): StepsTaken | undefined => {
  const { checkout_state: state, shipping_method, shipping_opt_in, payment_method } = row;
  const shippingApplies =
    shipping_method === null || shippingMethods.some(({ row: { key } }) => key === shipping_method);
  const nothingToPay = totals.total === 0;
  const settled = progress(state, { _tag: 'CartChanged', shippingApplies, nothingToPay });
  const next = E.getOrElse(() => state)(settled);
  if (!shippingApplies)
    return { checkout_state: next, shipping_method: null, shipping_opt_in: null, payment_method: null };
  if (next === state) return undefined;
  return {
    checkout_state: next,
    shipping_method,
    shipping_opt_in,
    payment_method: next === 'payment_skipped' ? null : payment_method,
  };
};
