import type { Shop } from '../../../application/shared/shop.ts';
import type { Locale } from '../../../domain/shared/locale.ts';
import type { Account } from '../../shop-server/engine/companion.ts';
import type { SoldOrder, SoldState } from '../../shop-server/engine/sold-order.ts';
import type { OrderOfEngine } from '../carts/cart-answer.ts';
import { cartFacts } from '../carts/cart-facts.ts';

/** Maps Vendure's states to the shop's. */
const states: Readonly<Record<string, SoldState>> = {
  AwaitingPayment: 'waiting',
  Cancelled: 'cancelled',
  Shipped: 'shipped',
  Delivered: 'shipped',
};

/** Converts an order of the engine; undefined if it is still a cart. `account`: of the request. */
export const soldOrder = (
  shop: Shop,
  locale: Locale,
  order: OrderOfEngine,
  account?: Account,
): SoldOrder | undefined => {
  const { orderToken, placedAt, payableUntil, tracking } = order;
  if (orderToken === null || placedAt === null) return undefined;
  const paid = order.payments.find(({ state }) => state === 'Settled');
  const isFree = order.total === 0;
  return {
    token: orderToken,
    number: order.number,
    brand: shop.id,
    locale: order.locale ?? locale,
    state: states[order.state] ?? 'open',
    cart: cartFacts(shop, locale, order, account),
    currency: order.currency,
    placedAt,
    ...(payableUntil !== null && { payableUntil }),
    ...((paid || isFree) && { paidAt: paid?.createdAt ?? placedAt }),
    ...(tracking !== null && { tracking }),
    // It never was a cart of the shop, because the engine has no other token for it.
    ...(order.token === orderToken && { elsewhere: true }),
  };
};
