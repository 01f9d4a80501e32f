import * as E from 'fp-ts/Either';
import type { Cart } from '../../domain/cart/cart.ts';
import { scoreRequest } from '../../domain/checkout/credit-score.ts';
import { asksForAdvice, withAdvice } from '../../domain/checkout/invoice-advice.ts';
import type { PaymentMethod } from '../../domain/checkout/payment.ts';
import type { Day } from '../../domain/shared/dates.ts';
import { shopDay } from '../../domain/shared/shop-day.ts';
import { ready } from '../shared/remote-state.ts';
import type { CheckoutStore } from './checkout-view.ts';
import type { CheckoutPort, KeptOrderSource } from './ports.ts';

/**
 * Checks in the background whether the order can be sold on account, once an invoice is on offer. Callers do not wait.
 * A missing answer, or one for methods no longer shown, changes nothing. The shop decides again when the order is
 * placed. Source: CHK-16.
 */
export const makeInvoiceAdvice = (
  checkout: Pick<CheckoutPort, 'invoiceAdvice' | 'lastOrder'>,
  orderSource: KeptOrderSource,
  zone: string | undefined,
  store: CheckoutStore,
) => {
  let asked = 0;
  /** The day of the customer's newest order. Undefined for a guest, or if it cannot be read. */
  const lastDay = async ({ customer }: Cart): Promise<Day | undefined> => {
    if (customer?.accountId === undefined) return undefined;
    const last = await checkout.lastOrder()();
    const instant = E.isRight(last) ? Date.parse(last.right ?? '') : Number.NaN;
    return Number.isNaN(instant) ? undefined : shopDay(instant, zone);
  };
  return async (cart: Cart, methods: readonly PaymentMethod[]): Promise<void> => {
    asked += 1;
    const mine = asked;
    if (!asksForAdvice(methods)) return;
    const [source, lastOrderDate] = await Promise.all([orderSource().catch(() => undefined), lastDay(cart)]);
    const request = scoreRequest({
      cart,
      ...(source?.order_type !== undefined && { orderType: source.order_type }),
      ...(lastOrderDate !== undefined && { lastOrderDate }),
      isLastPaymentLookup: true,
    });
    if (E.isLeft(request)) return;
    const advice = await checkout.invoiceAdvice(request.right)();
    if (mine !== asked || E.isLeft(advice)) return;
    store.update((view) => ({ ...view, paymentMethods: ready(withAdvice(methods, advice.right)) }));
  };
};
