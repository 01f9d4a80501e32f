import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SubscriptionPort } from '../../../application/customer/ports/subscriptions.ts';
import { consentWords } from '../../../domain/customer/consent-words.ts';
import { addressToSend } from '../address-to-send.ts';
import type { PersonalClient } from '../client.ts';
import { prescriptionToWire } from '../prescription-wire.ts';
import { paymentFromWire, subscriptionFromWire } from './subscription-from-wire.ts';

/** The consent given by pressing the button, with the version of its text. Source: LAW-30. */
const agreed = { given: true, words: consentWords.subscription };

/** Source: ACC-5. */
export const makeSubscriptionAdapter = (client: PersonalClient): SubscriptionPort => ({
  subscriptions: () =>
    pipe(
      client.getSubscriptions({}),
      TE.map((all) => all.map(subscriptionFromWire)),
    ),
  subscription: (id) => pipe(client.getSubscription({ params: { id } }), TE.map(subscriptionFromWire)),
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
      TE.map(subscriptionFromWire),
    ),
  update: ({ id, version }, { state, skip, unskip, interval, next, lines, payment, prescription }) =>
    pipe(
      client.updateSubscription({
        params: { id },
        body: {
          version,
          ...(state !== undefined && { state }),
          ...(state === 'active' && { consent: agreed }),
          ...(skip !== undefined && { skip_order_date: skip }),
          ...(unskip !== undefined && { unskip_order_date: unskip }),
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
      TE.map(subscriptionFromWire),
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
      TE.map((all) => all.map(subscriptionFromWire)),
    ),
});
