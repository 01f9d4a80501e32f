import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CheckoutPort, OrderPort, PaymentPort } from '../../application/checkout/ports.ts';
import type { Failure } from '../../application/shared/failure.ts';
import type { PaymentStart } from '../../domain/checkout/payment.ts';
import { consentWords } from '../../domain/customer/consent-words.ts';
import { readDay } from '../../domain/shared/dates.ts';
import { providerAddress } from '../../domain/shared/redirect.ts';
import type { ShippingMethodWire } from '../contract/cart/shipping.ts';
import { addressToSend } from './address-to-send.ts';
import { cartFromWire } from './basket-from-wire.ts';
import type { MyOrdersClient, OrderingClient } from './client.ts';
import { orderFromWire } from './order-from-wire.ts';
import { prescriptionFromWire, prescriptionToWire } from './prescription-wire.ts';
import { scoreToWire } from './score-to-wire.ts';
import { shippingMethodFromWire } from './shipping-adapter.ts';

/** How many orders are searched for a prescription, newest first. */
const lookedThrough = 10;

/**
 * `hasty`: a client with a short timeout, for requests nobody should wait for. `own`: a client for the customer's own
 * orders.
 */
export const makeCheckoutAdapter = (
  client: OrderingClient,
  hasty: OrderingClient,
  own: Pick<MyOrdersClient, 'getOrdersHistory'>,
): CheckoutPort => {
  const cart = TE.map(cartFromWire);
  const methods = TE.map((list: readonly ShippingMethodWire[]) => list.map(shippingMethodFromWire));
  return {
    renew: (token, requestId) =>
      cart(client.renewCart({ params: { token }, body: { request_id: requestId } })),
    setEmail: (token, email, given) =>
      cart(
        client.updateOrder({
          params: { token },
          body: {
            email,
            ...(given !== undefined && { cart_reminder: { given, words: consentWords.cart_reminder } }),
          },
        }),
      ),
    setAddresses: (token, { email, billing, shipping }) =>
      cart(
        client.updateOrder({
          params: { token },
          body: {
            email,
            ...(billing && { billing_address: addressToSend(billing) }),
            shipping_address: addressToSend(shipping),
          },
        }),
      ),
    setMilesAndMoreNumber: (token, number) =>
      cart(
        number === ''
          ? client.deleteMilesAndMoreNumber({ params: { token } })
          : client.updateOrder({ params: { token }, body: { miles_and_more_number: number } }),
      ),
    setPrescription: (token, facts) =>
      cart(client.updateOrder({ params: { token }, body: { prescription: prescriptionToWire(facts) } })),
    agreeToRegular: (token, given) =>
      cart(
        client.updateOrder({
          params: { token },
          body: { subscription_consent: { given, words: consentWords.subscription } },
        }),
      ),
    lastPrescription: () =>
      pipe(
        own.getOrdersHistory({ query: { page: 1, itemsPerPage: lookedThrough } }),
        TE.map((answer) => {
          const last = answer['hydra:member'].find(({ prescription }) => prescription !== undefined);
          return last?.prescription && prescriptionFromWire(last.prescription);
        }),
      ),
    setComment: (token, comment) => cart(client.updateOrder({ params: { token }, body: { comment } })),
    shippingMethods: (token, shipment) =>
      methods(client.getSelectedShippingMethods({ params: { token, shipment } })),
    chooseShipping: (token, shipment, key, notice) =>
      cart(
        client.updateOrderShippingMethod({
          params: { token, shipment },
          body: { method: key, ...(notice !== undefined && { shipping_opt_in_personal_data: notice }) },
        }),
      ),
    paymentMethods: (token) => client.getPaymentMethods({ params: { token } }),
    lastOrder: () =>
      pipe(
        own.getOrdersHistory({ query: { page: 1, itemsPerPage: 1 } }),
        TE.map((answer) => answer['hydra:member'][0]?.created_at),
      ),
    lastWay: () =>
      pipe(
        own.getOrdersHistory({ query: { page: 1, itemsPerPage: 1 } }),
        TE.map((answer) => {
          const last = answer['hydra:member'][0];
          return last?.payment?.method ?? last?.payment_method;
        }),
      ),
    invoiceAdvice: (request) =>
      pipe(
        hasty.getCustomerLastPayment({ body: scoreToWire(request) }),
        TE.map(({ invoice }) => invoice),
      ),
    choosePayment: (token, code) =>
      cart(client.updateOrderPaymentMethod({ params: { token }, body: { method: code } })),
    placeOrder: ({ token, total, currency, gift, lines }, source = {}) =>
      pipe(
        client.createMyOrderFromCart({
          body: {
            token_value: token,
            total,
            currency_code: currency,
            gift,
            items: lines.map(({ productId, variantId, quantity, price }) => ({
              product_id: productId,
              variant_id: variantId,
              quantity,
              unit_price: price,
            })),
            ...(Object.keys(source).length > 0 && { source }),
          },
        }),
        TE.map(orderFromWire),
      ),
  };
};

export const makeOrderAdapter = (client: OrderingClient): OrderPort => ({
  order: (token) => pipe(client.getOrder({ params: { token } }), TE.map(orderFromWire)),
  reorderInterval: (email, items) =>
    pipe(
      client.customerGetReorderInterval({
        body: {
          email,
          items: items.map(({ productId, options, quantity, eye }) => ({
            quantity,
            variant_representation: {
              product_id: productId,
              option: Object.fromEntries(options.map(({ code, value }) => [code, value])),
            },
            ...(eye !== undefined && { meta: { eye } }),
          })),
        },
      }),
      TE.flatMapEither(({ interval, reorder_at }) =>
        pipe(
          readDay(reorder_at),
          E.bimap(
            (): Failure => ({ _tag: 'Unreadable', at: 'customerGetReorderInterval: reorder_at' }),
            (reorderAt) => ({ days: interval, reorderAt }),
          ),
        ),
      ),
    ),
  documents: (token) =>
    pipe(
      client.getCustomerDocuments({ params: { token } }),
      TE.map(({ result }) => result.urls),
    ),
  lookUp: (body) =>
    pipe(
      client.lookUpOrder({ body }),
      TE.map(({ token_value }) => token_value),
    ),
  withdraw: (body) =>
    pipe(
      client.withdrawFromContract({ body }),
      TE.map(({ received_at, return_days, ...receipt }) => ({
        ...receipt,
        receivedAt: received_at,
        ...(return_days !== undefined && { returnDays: return_days }),
      })),
    ),
  cancel: ({ endsOn, ...rest }) =>
    pipe(
      client.cancelContract({ body: { ...rest, ...(endsOn !== undefined && { ends_on: endsOn }) } }),
      TE.map(({ received_at, ends_on, ...receipt }) => ({
        ...receipt,
        receivedAt: received_at,
        ...(ends_on !== undefined && { endsOn: ends_on }),
      })),
    ),
});

export const makePaymentAdapter = (client: OrderingClient): PaymentPort => ({
  start: (token, { returnPath, method, alias, keepAlias }) =>
    pipe(
      client.startPayment({
        params: { token },
        body: {
          return_path: returnPath,
          ...(method !== undefined && { method }),
          ...(alias !== undefined && { alias }),
          ...(keepAlias && { keep_alias: true }),
        },
      }),
      TE.flatMapEither((answer): E.Either<Failure, PaymentStart> => {
        if (answer.status === 'settled') return E.right({ _tag: 'Settled' });
        return pipe(
          providerAddress(answer.redirect_url),
          E.bimap(
            (): Failure => ({ _tag: 'Unreadable', at: 'startPayment: redirect_url' }),
            (url) => ({
              _tag: 'Redirect',
              paymentId: answer.payment_id,
              url,
              ...(answer.lightbox_script !== undefined && { script: answer.lightbox_script }),
              ...(answer.provider_reference !== undefined && { reference: answer.provider_reference }),
            }),
          ),
        );
      }),
    ),
  outcome: (token, payment) =>
    pipe(
      client.getPaymentOutcome({ params: { token, payment } }),
      TE.map(({ status }) => status),
    ),
});
