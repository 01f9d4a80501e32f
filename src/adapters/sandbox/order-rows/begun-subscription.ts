import type { CartItemWire } from '../../contract/cart/cart-item.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';

/** Whether an item of an order was bought as the first of regular deliveries. */
export const isRegular = ({ meta }: Pick<CartItemWire, 'meta'>): boolean =>
  meta.subscription_frequency !== undefined;

/** Returns the subscription that began with an order. One that was made of the order later is a contract of its own. */
export const subscriptionBegunWith = async (
  trx: Trx,
  { number, brand, basket }: Pick<OrderRow, 'number' | 'brand' | 'basket'>,
): Promise<SubscriptionRow | undefined> =>
  basket.items.some(isRegular)
    ? findRow(trx, 'subscription', { source: `order:${number}`, brand })
    : undefined;
