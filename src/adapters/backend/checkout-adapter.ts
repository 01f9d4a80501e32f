import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CheckoutPort, OrderPort, PaymentPort } from '../../application/checkout/ports.ts';
import type { ShippingMethod } from '../../domain/checkout/shipping.ts';
import type { Order } from '../../domain/orders/order.ts';
import type { ShippingMethodWire } from '../contract/checkout.ts';
import type { OrderWire } from '../contract/orders.ts';
import { addressToWire } from './address-wire.ts';
import { basketFromWire, cartFromWire } from './basket-from-wire.ts';
import type { ShopClient } from './client.ts';
import { money } from './product-from-wire.ts';

const shippingMethodFromWire = (wire: ShippingMethodWire): ShippingMethod => ({
  key: wire.key,
  price: money(wire.currency)(wire.price),
  ...(wire.calculated_arrival_date_min !== undefined && { earliest: wire.calculated_arrival_date_min }),
  ...(wire.calculated_arrival_date_max !== undefined && { latest: wire.calculated_arrival_date_max }),
});

const orderFromWire = (wire: OrderWire): Order => ({
  ...basketFromWire(wire),
  token: wire.token_value,
  number: wire.number,
  state: wire.state,
  createdAt: wire.created_at,
  reorderable: wire.reorderable,
  ...(wire.paid_at !== undefined && { paidAt: wire.paid_at }),
  ...(wire.payment !== undefined && {
    payment: { method: wire.payment.method, outcome: wire.payment.status },
  }),
  ...(wire.calculated_arrival_date_min !== undefined &&
    wire.calculated_arrival_date_max !== undefined && {
      delivery: {
        earliest: wire.calculated_arrival_date_min,
        latest: wire.calculated_arrival_date_max,
      },
    }),
});

export const makeCheckoutAdapter = (client: ShopClient): CheckoutPort => {
  const cart = TE.map(cartFromWire);
  const methods = TE.map((list: readonly ShippingMethodWire[]) => list.map(shippingMethodFromWire));
  return {
    setEmail: (token, email) => cart(client.updateOrder({ params: { token }, body: { email } })),
    setAddresses: (token, { email, billing, shipping }) =>
      cart(
        client.updateOrder({
          params: { token },
          body: { email, billing_address: addressToWire(billing), shipping_address: addressToWire(shipping) },
        }),
      ),
    setMilesAndMoreNumber: (token, number) =>
      cart(client.updateOrder({ params: { token }, body: { miles_and_more_number: number } })),
    setComment: (token, comment) => cart(client.updateOrder({ params: { token }, body: { comment } })),
    shippingMethods: (token, shipment) =>
      methods(client.getSelectedShippingMethods({ params: { token, shipment } })),
    chooseShipping: (token, shipment, key) =>
      cart(client.updateOrderShippingMethod({ params: { token, shipment }, body: { method: key } })),
    shippingOptions: (countryTo) =>
      methods(
        client.getShippingOptions({
          query: { country_to: countryTo, active: 'true', is_midi: 'false', 'order[key]': 'ASC' },
        }),
      ),
    paymentMethods: (token) => client.getPaymentMethods({ params: { token } }),
    choosePayment: (token, code) =>
      cart(client.updateOrderPaymentMethod({ params: { token }, body: { method: code } })),
    placeOrder: (token) =>
      pipe(client.createMyOrderFromCart({ body: { token_value: token } }), TE.map(orderFromWire)),
  };
};

export const makeOrderAdapter = (client: ShopClient): OrderPort => ({
  order: (token) => pipe(client.getOrder({ params: { token } }), TE.map(orderFromWire)),
});

export const makePaymentAdapter = (client: ShopClient): PaymentPort => ({
  start: (token, { returnPath, method }) =>
    pipe(
      client.startPayment({
        params: { token },
        body: { return_path: returnPath, ...(method !== undefined && { method }) },
      }),
      TE.map((answer) =>
        answer.status === 'settled'
          ? { _tag: 'Settled' }
          : { _tag: 'Redirect', paymentId: answer.payment_id, url: answer.redirect_url },
      ),
    ),
  outcome: (token, payment) =>
    pipe(
      client.getPaymentOutcome({ params: { token, payment } }),
      TE.map(({ status }) => status),
    ),
});
