import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SubscriptionPort } from '../../../application/customer/ports/subscriptions.ts';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import type {
  Subscription,
  SubscriptionLine,
  SubscriptionPayment,
} from '../../../domain/orders/subscription/subscription.ts';
import { addressFromWire } from '../../contract/checkout/address-translation.ts';
import type { SubscriptionPaymentWire, SubscriptionWire } from '../../contract/personal/subscriptions.ts';
import { addressToSend } from '../address-to-send.ts';
import { itemFromWire } from '../basket-from-wire.ts';
import type { PersonalClient } from '../client.ts';
import { prescriptionFromWire, prescriptionToWire } from '../prescription-wire.ts';
import { money } from '../product-from-wire.ts';

const paymentFromWire = ({ payment_method, ...rest }: SubscriptionPaymentWire): SubscriptionPayment => ({
  method: payment_method,
  ...rest,
});

const fromWire = (wire: SubscriptionWire): Subscription => {
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
    ...(problem && {
      problem: {
        code: problem.code,
        goods: problem.goods,
        ...(problem.retry_on !== undefined && { retryOn: problem.retry_on }),
      },
    }),
    ...(wire.source_order !== undefined && { source: wire.source_order }),
    ...(wire.source_cart !== undefined && { sourceCart: wire.source_cart }),
    ...(wire.ends_on !== undefined && { endsOn: wire.ends_on }),
    ...(wire.cancelled_at !== undefined && { cancelledAt: wire.cancelled_at }),
    ...(wire.prescription && { prescription: prescriptionFromWire(wire.prescription) }),
  };
};

/** What its button says that the press agrees to. Source: LAW-30. */
const agreed = { given: true, words: consentWords.subscription };

/** Source: ACC-5. */
export const makeSubscriptionAdapter = (client: PersonalClient): SubscriptionPort => ({
  subscriptions: () =>
    pipe(
      client.getSubscriptions({}),
      TE.map((all) => all.map(fromWire)),
    ),
  subscription: (id) => pipe(client.getSubscription({ params: { id } }), TE.map(fromWire)),
  payments: () =>
    pipe(
      client.getSubscriptionPaymentMethods({}),
      TE.map((ways) => ways.map(paymentFromWire)),
    ),
  create: ({ of, interval, next, payment, agrees, prescription }) =>
    pipe(
      client.createSubscription({
        body: {
          ...('order' in of ? { order_number: of.order } : { cart_token: of.cart }),
          subscription_frequency: interval.every,
          subscription_frequency_unit: interval.unit,
          ...(agrees && { consent: agreed }),
          ...(prescription && { prescription: prescriptionToWire(prescription) }),
          ...(next !== undefined && { next_order_date: next }),
          ...(payment && {
            payment_method: payment.method,
            ...(payment.alias !== undefined && { payment_alias: payment.alias }),
          }),
        },
      }),
      TE.map(fromWire),
    ),
  update: ({ id, version }, { state, skip, interval, next, lines, payment, prescription }) =>
    pipe(
      client.updateSubscription({
        params: { id },
        body: {
          version,
          ...(state !== undefined && { state }),
          ...(state === 'active' && { consent: agreed }),
          ...(skip !== undefined && { skip_order_date: skip }),
          ...(interval && {
            subscription_frequency: interval.every,
            subscription_frequency_unit: interval.unit,
          }),
          ...(next !== undefined && { next_order_date: next }),
          ...(lines && {
            items: lines.map(({ id: line, quantity, options }) => ({
              id: line,
              quantity,
              ...(options && { option: options }),
            })),
          }),
          ...(payment && {
            payment_method: payment.method,
            ...(payment.alias !== undefined && { payment_alias: payment.alias }),
          }),
          ...(prescription && { prescription: prescriptionToWire(prescription) }),
        },
      }),
      TE.map(fromWire),
    ),
  updateAddresses: (subscriptions, { billing, shipping }) =>
    pipe(
      client.updateSubscriptionsAddresses({
        body: {
          subscriptions: subscriptions.map(({ id, version }) => ({ id, version })),
          ...(billing && { billing_address: addressToSend(billing) }),
          ...(shipping && { shipping_address: addressToSend(shipping) }),
        },
      }),
      TE.map((all) => all.map(fromWire)),
    ),
});
