import * as E from 'fp-ts/Either';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { type Refusal, refuse, violate } from '../../shop-server/refusal.ts';
import { json } from '../db/json.ts';
import { deleteRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import { agreeToWish } from '../first-orders/wish.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import type { Sandbox } from '../sandbox.ts';
import { holdStock } from '../stock/stock.ts';
import { guestMethods } from './guest-ways.ts';
import { placeUnpaidDelivery } from './place-delivery.ts';
import { planDelivery } from './plan-delivery.ts';

/** Returns the order of this subscription that its guest has not paid yet. */
const unpaidOrder = async (trx: Trx, { id }: Pick<SubscriptionRow, 'id'>): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('subscription_delivery as delivery')
      .innerJoin('shop_order as order', 'order.cart_token', 'delivery.token')
      .select('order.token')
      .where('delivery.subscription_id', '=', id)
      .where('order.state', '=', 'payment_pending')
      .executeTakeFirst()
  )?.token;

/**
 * Orders the next delivery now, for its guest to pay. The wish for a subscription makes the payment store its method. The
 * subscription changes only when the order is paid. Its row must be locked. Source: SUBS-8.
 */
export const orderForGuest = async (
  trx: Trx,
  sandbox: Sandbox,
  row: SubscriptionRow,
  method: string,
): Promise<E.Either<Refusal, OrderToken>> => {
  if (row.state === 'cancelled') return refuse(422, 'subscription.over');
  if (!(await guestMethods(trx, sandbox, row.brand)).includes(method))
    return violate([{ path: 'payment_method', code: 'subscription.payment' }]);
  const open = await unpaidOrder(trx, row);
  if (open !== undefined) return E.right(open as OrderToken);
  const plan = await planDelivery(trx, sandbox, row);
  if (plan._tag === 'NotOrdered') return refuse(422, 'subscription.goods_missing');
  const coming = { ...plan.coming, payment_method: method };
  const placed = await placeUnpaidDelivery(trx, sandbox, coming);
  if (E.isLeft(placed))
    return refuse(
      422,
      placed.left === 'goods_missing' ? 'subscription.goods_missing' : 'subscription.not_possible',
    );
  const { cart, order } = placed.right;
  const at = new Date(sandbox.clock.now());
  await agreeToWish(trx, cart, { words: null, locale: row.locale, at });
  const about = { token: cart, due: row.next_date, payment_alias: null, left_out: json(plan.leftOut) };
  await trx
    .insertInto('subscription_delivery')
    .values({ subscription_id: row.id, ...about })
    .onConflict((known) => known.column('subscription_id').doUpdateSet(about))
    .execute();
  return E.right(order.token_value);
};

/** Cancels an order that its guest has not paid, before the delivery is ordered another way: it comes only once. */
export const dropUnpaid = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock'>,
  row: SubscriptionRow,
): Promise<void> => {
  const token = await unpaidOrder(trx, row);
  const held =
    token &&
    (await trx
      .selectFrom('shop_order')
      .select('token')
      .where('token', '=', token)
      .where('state', '=', 'payment_pending')
      .forUpdate()
      .executeTakeFirst());
  if (held) {
    const unpaid = await trx
      .selectFrom('order_line')
      .select('variant_id')
      .where('order_token', '=', held.token)
      .execute();
    // The goods of both orders: the one that goes back, and the one that is placed next.
    await holdStock(
      trx,
      [...unpaid, ...row.lines].map(({ variant_id }) => variant_id),
    );
    await cancelOrder(trx, sandbox, held.token);
  }
  await deleteRow(trx, 'subscription_delivery', { subscription_id: row.id });
};
