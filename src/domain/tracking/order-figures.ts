import type { Order } from '../orders/order.ts';
import { goodsOf } from './goods.ts';
import type { OrderFigures } from './shop-event.ts';

/** Returns what statistics may know about an order: figures and goods. Source: TRK-1. */
export const orderFigures = (
  order: Pick<Order, 'number' | 'items' | 'itemsTotal' | 'coupon' | 'shippingTotal' | 'vat'>,
): OrderFigures => ({
  ...goodsOf(order),
  number: order.number,
  tax: (order.vat ?? []).reduce((sum, { vat }) => sum + vat, 0),
  shipping: order.shippingTotal.minor,
});
