import { joinsAccount } from '../../../domain/orders/order-joins.ts';
import { ownedBy } from '../../shop-server/orders/basket.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import type { Trx } from '../db/schema.ts';

/**
 * Assigns a guest's order to the account that they create on its page. An order of another customer does not change.
 * Source: CHK-29.
 */
export const joinOrder = async (
  trx: Trx,
  customer: CustomerRow,
  token: string | undefined,
): Promise<void> => {
  if (token === undefined) return;
  const order = await trx
    .selectFrom('shop_order')
    .select(['token', 'customer_id', 'email', 'basket'])
    .where('token', '=', token)
    .where('brand', '=', customer.brand)
    .forUpdate()
    .executeTakeFirst();
  if (!order || !joinsAccount({ owner: order.customer_id, email: order.email }, customer)) return;
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
