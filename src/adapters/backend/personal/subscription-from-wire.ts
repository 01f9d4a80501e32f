import type {
  Subscription,
  SubscriptionLine,
  SubscriptionPayment,
} from '../../../domain/orders/subscription/subscription.ts';
import { addressFromWire } from '../../contract/checkout/address-translation.ts';
import type { SubscriptionPaymentWire, SubscriptionWire } from '../../contract/personal/subscriptions.ts';
import { itemFromWire } from '../basket-from-wire.ts';
import { prescriptionFromWire } from '../prescription-wire.ts';
import { money } from '../product-from-wire.ts';

export const paymentFromWire = ({
  payment_method,
  ...rest
}: SubscriptionPaymentWire): SubscriptionPayment => ({
  method: payment_method,
  ...rest,
});

export const subscriptionFromWire = (wire: SubscriptionWire): Subscription => {
  const amount = money(wire.currency_code);
  const toItem = itemFromWire(wire.currency_code);
  const { problem } = wire;
  return {
    id: wire.id,
    version: wire.version,
    state: wire.state,
    interval: { every: wire.subscription_frequency, unit: wire.subscription_frequency_unit },
    next: wire.next_order_date,
    coming: wire.coming_order_dates,
    lines: wire.items.map((item): SubscriptionLine => ({ ...toItem(item), maxQuantity: item.max_quantity })),
    itemsTotal: amount(wire.items_total),
    shippingTotal: amount(wire.shipping_total),
    total: amount(wire.total),
    billingAddress: addressFromWire(wire.billing_address),
    shippingAddress: addressFromWire(wire.shipping_address),
    payment: paymentFromWire(wire.payment),
    orders: wire.orders.map(({ number, created_at, state, total, currency_code }) => ({
      number,
      state,
      createdAt: created_at,
      total: money(currency_code)(total),
    })),
    createdAt: wire.created_at,
    ...(wire.left_out_order_date !== undefined && { leftOut: wire.left_out_order_date }),
    ...(problem && {
      problem: {
        code: problem.code,
        goods: problem.goods,
        ...(problem.retry_on !== undefined && { retryOn: problem.retry_on }),
      },
    }),
    ...(wire.payable_by && { payableBy: wire.payable_by }),
    ...(wire.joins_account && { joinsAccount: true }),
    ...(wire.source_order !== undefined && { source: wire.source_order }),
    ...(wire.source_cart !== undefined && { sourceCart: wire.source_cart }),
    ...(wire.ends_on !== undefined && { endsOn: wire.ends_on }),
    ...(wire.cancelled_at !== undefined && { cancelledAt: wire.cancelled_at }),
    ...(wire.prescription && { prescription: prescriptionFromWire(wire.prescription) }),
  };
};
