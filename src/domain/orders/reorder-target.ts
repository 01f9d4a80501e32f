import type { Cart } from '../cart/cart.ts';
import { gate, resume } from '../checkout/checkout-gate.ts';
import { asksTaxNumber, type TaxNumberRule } from '../customer/tax-number.ts';
import type { CheckoutStep } from '../shared/checkout-step.ts';

/** Where a shopper goes after a reorder. `Stay`: nothing was ordered, and the page shows a message. */
export type ReorderTarget =
  | { readonly _tag: 'Home' }
  | { readonly _tag: 'Stay' }
  | { readonly _tag: 'Step'; readonly step: CheckoutStep }
  /** The payment step at the reorder anchor. */
  | { readonly _tag: 'Payment'; readonly anchor: 'reorder'; readonly isReorder: true };

export interface ReorderTargetInput {
  readonly cart: Pick<Cart, 'items' | 'checkoutState' | 'billingAddress'>;
  /** Whether it started from a link in an e-mail, not on a page of the shop. */
  readonly fromLink: boolean;
  readonly taxNumber: TaxNumberRule;
  readonly signedIn: boolean;
}

/** Whether the shop requires a tax number from this shopper that the billing address does not have. */
const lacksTaxNumber = ({ cart: { billingAddress }, taxNumber }: ReorderTargetInput): boolean =>
  asksTaxNumber(taxNumber, billingAddress?.company ?? '') && !billingAddress?.taxNumber?.trim();

/**
 * Returns the target. Checked in this order: nothing to order, a missing tax number, then the payment. A cart that may
 * not enter the payment step continues at its own step. Source: REO-2.
 */
export const reorderTarget = (input: ReorderTargetInput): ReorderTarget => {
  const { cart, fromLink, signedIn } = input;
  if (cart.items.length === 0) return { _tag: fromLink ? 'Home' : 'Stay' };
  if (lacksTaxNumber(input)) return { _tag: 'Step', step: 'address' };
  const state = cart.checkoutState;
  if (gate({ state, step: 'payment', signedIn })._tag === 'Allowed')
    return { _tag: 'Payment', anchor: 'reorder', isReorder: true };
  const further = resume({ state, signedIn });
  return further._tag === 'Redirect' ? { _tag: 'Step', step: further.step } : { _tag: 'Home' };
};
