import * as E from 'fp-ts/Either';
import { shopTimeNow, today } from '../../../application/shared/clock.ts';
import { agreedNotice } from '../../../domain/checkout/delivery-notice.ts';
import { destinationOf } from '../../../domain/checkout/destination.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { Handlers } from '../../shop-server/call.ts';
import { type AcceptedChange, acceptChange } from '../../shop-server/checkout/check-update.ts';
import { isAnnounced, shippingWire } from '../../shop-server/delivery/shipping.ts';
import { shippingTable } from '../../shop-server/delivery/shipping-table.ts';
import { notFound, violate } from '../../shop-server/refusal.ts';
import { addressToEngine } from '../carts/address-answer.ts';
import { shipmentOf } from '../carts/cart-facts.ts';
import { accountOf, change, type Desk, look, nameOf } from '../desk.ts';
import type { InStock } from '../orders/in-stock.ts';
import { shippingMethods, type UpdateForEngine } from '../questions.ts';
import { buyerOf } from './buyer.ts';
import type { ReadCoupon } from './coupon-tries.ts';

type CheckoutOperation =
  | 'updateOrder'
  | 'deleteMilesAndMoreNumber'
  | 'getSelectedShippingMethods'
  | 'updateOrderShippingMethod'
  | 'getPaymentMethods'
  | 'updateOrderPaymentMethod';
export type CheckoutHandlers<Customer, Session> = Pick<Handlers<Customer, Session>, CheckoutOperation>;

/** The engine selects the shipping methods by the kind of destination. */
const endOf = ({ street, studio_id: studio }: AddressWire) =>
  destinationOf({ street, ...(studio !== undefined && { studioId: studio }) });

export const updateForEngine = ({
  email,
  billing,
  shipping,
  milesAndMore,
  comment,
}: AcceptedChange): UpdateForEngine => ({
  ...(email !== undefined && { email }),
  ...(billing && { billing: addressToEngine(billing) }),
  ...(shipping && { shippingAddress: addressToEngine(shipping), destination: endOf(shipping) }),
  ...(milesAndMore !== undefined && { loyaltyNumber: milesAndMore }),
  ...(comment !== undefined && { comment }),
});

/** Makes the handlers for the checkout steps, whose data the engine stores with the cart. Source: CHK-7 to CHK-10. */
export const makeCheckoutHandlers = <Customer, Session>(
  desk: Desk<Customer>,
  readCoupon: ReadCoupon,
  isInStock: InStock,
): CheckoutHandlers<Customer, Session> => {
  const { server, companion, ask } = desk;

  return {
    updateOrder: async (call) => {
      const { channel, params, body } = call;
      const shop = server.shops[channel.brand_channel];
      const { locale } = channel;
      const at = { partners: companion.partners, shop, today: today(server.clock), locale };
      // The engine checks when it makes the change who owns the cart, and so whether it accepts this e-mail.
      const accepted = acceptChange(at, body, undefined);
      if (E.isLeft(accepted)) return accepted;
      const coupon =
        body.coupon_code === undefined ? undefined : readCoupon(call.client, body.coupon_code, 'coupon_code');
      if (coupon && E.isLeft(coupon)) return coupon;
      const account = accountOf(desk, channel);
      const changed = await change(desk, call, params.token, {
        update: {
          ...updateForEngine(accepted.right),
          ...(account && { accountEmail: account.email }),
          ...(coupon && { coupon: coupon.right }),
        },
      });
      const { prescription } = accepted.right;
      if (prescription && E.isRight(changed))
        await companion.givePrescription(params.token, prescription, channel.customer);
      if (E.isLeft(changed)) return changed;
      const { customer, shipping_address: parcel } = changed.right;
      if (!customer) return changed;
      const cart = { token: params.token, email: customer.email, country: parcel?.country_code };
      if (body.cart_reminder)
        await companion.noteCartTick(channel, channel.customer, cart, body.cart_reminder);
      const { billing, shipping } = accepted.right;
      if (billing || shipping) await companion.askForCountry(channel, channel.customer, cart);
      return changed;
    },

    /** Source: MILES-3. */
    deleteMilesAndMoreNumber: (call) =>
      change(desk, call, call.params.token, { update: { loyaltyNumber: '' } }),

    getSelectedShippingMethods: async ({ channel, params: { token, shipment } }) => {
      const shop = server.shops[channel.brand_channel];
      const cart = await look(desk, channel, token);
      if (E.isLeft(cart)) return cart;
      if (shipment !== cart.right.shipmentId) return notFound('shipment');
      const country = cart.right.shippingAddress?.country_code;
      if (country === undefined || cart.right.lines.length === 0) return E.right([]);
      const methods = await ask(channel, shippingMethods, nameOf(desk, channel, token));
      if (E.isLeft(methods)) return methods;
      const inStock = await isInStock(channel, cart.right.lines);
      const journey = { time: shopTimeNow(server.clock), country, inStock };
      return E.right(
        methods.right.flatMap(({ code, price }) => {
          const row = shippingTable.find(({ key }) => key === code);
          return row ? [shippingWire(shop, { row, price }, journey)] : [];
        }),
      );
    },

    /** Source: CHK-9. */
    updateOrderShippingMethod: async (call) => {
      const { channel, params, body } = call;
      if (params.shipment !== shipmentOf(params.token)) return notFound('shipment');
      const asks = isAnnounced(server.shops[channel.brand_channel], body.method);
      const carrierMayAnnounce = agreedNotice(asks, body.shipping_opt_in_personal_data) ?? false;
      return change(desk, call, params.token, { shipping: { method: body.method, carrierMayAnnounce } });
    },

    getPaymentMethods: async ({ channel, params: { token } }) => {
      const cart = await look(desk, channel, token);
      return E.isLeft(cart)
        ? cart
        : E.right(await companion.paymentMethods(buyerOf(channel.brand_channel, cart.right)));
    },

    /** The available payment methods depend on who orders, so the cart is loaded first. Source: CHK-10, CHK-16. */
    updateOrderPaymentMethod: async (call) => {
      const { channel, params, body } = call;
      const cart = await look(desk, channel, params.token);
      if (E.isLeft(cart)) return cart;
      const { shippingMethod, checkoutState, totals, currency } = cart.right;
      const isPayable = shippingMethod !== undefined && checkoutState !== 'payment_skipped';
      const sum = { minor: totals.total as Minor, currency };
      const refusal = isPayable
        ? await companion.refuseWayToPay(buyerOf(channel.brand_channel, cart.right), body.method, sum)
        : undefined;
      if (refusal) return violate([{ path: 'method', code: refusal }]);
      return change(desk, call, params.token, { payment: body.method });
    },
  };
};
