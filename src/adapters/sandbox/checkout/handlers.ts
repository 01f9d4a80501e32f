import * as E from 'fp-ts/Either';
import { shopTimeNow } from '../../../application/shared/clock.ts';
import { agreedNotice } from '../../../domain/checkout/delivery-notice.ts';
import { isAnnounced, shippingWire } from '../../shop-server/delivery/shipping.ts';
import { notFound, violate } from '../../shop-server/refusal.ts';
import type { Handlers } from '../call.ts';
import { patchCart } from '../cart/cart-store.ts';
import type { CartView } from '../cart/cart-view.ts';
import { editCart, lookAtCart } from '../cart/edit-cart.ts';
import type { TakeCoupon } from '../cart/take-coupon.ts';
import type { Sandbox } from '../sandbox.ts';
import { isOnShelf } from '../stock/on-shelf.ts';
import { paymentMethodsFor, refuseWayToPay, sumOf } from './choose-payment.ts';
import { buyerOfCart } from './is-known.ts';
import { makeUpdateOrder } from './update-order.ts';

export type CheckoutHandlers = Pick<
  Handlers,
  | 'updateOrder'
  | 'deleteMilesAndMoreNumber'
  | 'getSelectedShippingMethods'
  | 'updateOrderShippingMethod'
  | 'getPaymentMethods'
  | 'updateOrderPaymentMethod'
>;

export const makeCheckoutHandlers = (sandbox: Sandbox, takeCoupon: TakeCoupon): CheckoutHandlers => ({
  updateOrder: makeUpdateOrder(sandbox, takeCoupon),

  /** Source: MILES-3. */
  deleteMilesAndMoreNumber: ({ channel, params: { token } }) =>
    editCart(sandbox, channel, token, async (trx) => {
      await patchCart(trx, token, { miles_and_more_number: null }, sandbox.clock.now());
      return E.right(undefined);
    }),

  getSelectedShippingMethods: async ({ channel, params: { token, shipment } }) => {
    const looked = await lookAtCart(sandbox, channel, token);
    if (E.isLeft(looked)) return looked;
    const view = looked.right;
    if (view.row.shipment_id !== shipment) return notFound('shipment');
    return E.right(await methodsOf(sandbox, view));
  },

  /** Source: CHK-9. */
  updateOrderShippingMethod: ({ channel, params: { token, shipment }, body }) =>
    editCart(sandbox, channel, token, async (trx, view) => {
      if (view.row.shipment_id !== shipment) return notFound('shipment');
      if (view.row.billing_address === null || view.row.email === null)
        return violate([{ path: 'billing_address', code: 'checkout.not_ready' }]);
      const { method, shipping_opt_in_personal_data: answer } = body;
      if (!view.shippingMethods.some(({ row }) => row.key === method))
        return violate([{ path: 'method', code: 'shipping.not_available' }]);
      const steps = {
        shipping_method: method,
        shipping_opt_in: agreedNotice(isAnnounced(sandbox.shops[view.row.brand], method), answer) ?? null,
        payment_method: null,
        checkout_state: 'shipping_selected',
      } as const;
      await patchCart(trx, token, steps, sandbox.clock.now());
      return E.right(undefined);
    }),

  getPaymentMethods: async ({ channel, params: { token } }) => {
    const looked = await lookAtCart(sandbox, channel, token);
    if (E.isLeft(looked)) return looked;
    return E.right(await paymentMethodsFor(sandbox.db, sandbox, buyerOfCart(looked.right.row)));
  },

  /** Source: CHK-10. */
  updateOrderPaymentMethod: ({ channel, params: { token }, body: { method } }) =>
    editCart(sandbox, channel, token, async (trx, { row, totals }) => {
      if (row.shipping_method === null) return violate([{ path: 'shipments', code: 'checkout.not_ready' }]);
      if (row.checkout_state === 'payment_skipped') return E.right(undefined);
      const refusal = await refuseWayToPay(
        trx,
        sandbox,
        buyerOfCart(row),
        method,
        sumOf(sandbox, row, totals),
      );
      if (refusal) return violate([{ path: 'method', code: refusal }]);
      const steps = { payment_method: method, checkout_state: 'payment_selected' } as const;
      await patchCart(trx, token, steps, sandbox.clock.now());
      return E.right(undefined);
    }),
});

const methodsOf = async (sandbox: Sandbox, view: CartView) => {
  const shop = sandbox.shops[view.row.brand];
  const country = view.row.shipping_address?.country_code;
  if (country === undefined) return [];
  const inStock = await isOnShelf(sandbox.db, view.lines);
  const journey = { time: shopTimeNow(sandbox.clock), country, inStock };
  return view.shippingMethods.map((method) => shippingWire(shop, method, journey));
};
