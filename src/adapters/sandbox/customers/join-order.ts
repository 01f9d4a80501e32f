import type { ClockPort } from '../../../application/shared/clock.ts';
import { joinsAccount } from '../../../domain/orders/order-joins.ts';
import { ownedBy } from '../../shop-server/orders/basket.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import type { Trx } from '../db/schema.ts';
import { isLinkOver, type Linked } from '../order-rows/link-of-order.ts';

type Joining = Linked & Pick<OrderRow, 'token' | 'email' | 'basket' | 'account_gone_at'>;

/** Assigns an order of the account's shop to the account, if it may join. */
export const assignOrder = async (
  trx: Trx,
  customer: CustomerRow,
  token: string,
  mayJoin: (order: Joining) => boolean,
): Promise<void> => {
  const order = await trx
    .selectFrom('shop_order')
    .select(['token', 'customer_id', 'email', 'basket', 'account_gone_at'])
    .select(['state', 'created_at', 'arrival_max', 'link_open_until'])
    .where('token', '=', token)
    .where('brand', '=', customer.brand)
    .forUpdate()
    .executeTakeFirst();
  if (!order || !mayJoin(order)) return;
  await trx
    .updateTable('shop_order')
    .set({
      customer_id: customer.id,
      basket: json({
        ...order.basket,
        customer: ownedBy({ ...order.basket.customer, email: order.email }, customer),
      }),
    })
    .where('token', '=', order.token)
    .execute();
};

/**
 * Assigns a guest's order to the account that they create on its page. An order of another customer does not change.
 * One whose link has ended does not, because whoever has the link may not be the buyer. Source: CHK-29, ORD-8.
 */
export const joinOrder = async (
  trx: Trx,
  clock: ClockPort,
  customer: CustomerRow,
  token: string | undefined,
): Promise<void> => {
  if (token === undefined) return;
  await assignOrder(
    trx,
    customer,
    token,
    (order) =>
      joinsAccount({ owner: order.customer_id, email: order.email }, customer) &&
      !isLinkOver(clock, order, undefined),
  );
};
