import * as E from 'fp-ts/Either';
import type { Cart } from '../../domain/cart/cart.ts';
import { scoreRequest } from '../../domain/checkout/credit-score.ts';
import { asksForAdvice, withAdvice } from '../../domain/checkout/invoice-advice.ts';
import type { PaymentMethod } from '../../domain/checkout/payment.ts';
import { ready } from '../shared/remote-state.ts';
import type { CheckoutStore } from './checkout-view.ts';
import type { CheckoutPort } from './ports.ts';

/** The kind of order that a campaign or an optician's shop brought along; none: an ordinary one. Source: CHK-16, D70. */
export type OrderType = () => Promise<string | undefined>;

/**
 * Asks beside the buyer's way whether the order can be sold on account, once an invoice could be chosen. Nobody
 * waits for it: an answer that does not come, or comes for methods that are not shown any more, changes nothing;
 * the shop judges again when it is ordered. Source: CHK-16.
 */
export const makeInvoiceAdvice = (
  checkout: Pick<CheckoutPort, 'invoiceAdvice'>,
  orderType: OrderType,
  store: CheckoutStore,
) => {
  let asked = 0;
  return async (cart: Cart, methods: readonly PaymentMethod[]): Promise<void> => {
    asked += 1;
    const mine = asked;
    if (!asksForAdvice(methods)) return;
    const type = await orderType().catch(() => undefined);
    const request = scoreRequest({
      cart,
      ...(type !== undefined && { orderType: type }),
      isLastPaymentLookup: true,
    });
    if (E.isLeft(request)) return;
    const advice = await checkout.invoiceAdvice(request.right)();
    if (mine !== asked || E.isLeft(advice)) return;
    store.update((view) => ({ ...view, paymentMethods: ready(withAdvice(methods, advice.right)) }));
  };
};
