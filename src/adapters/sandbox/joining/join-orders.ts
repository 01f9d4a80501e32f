import { joinsByMailbox } from '../../../domain/orders/mailbox-joins.ts';
import { hasProvenMailbox } from '../consents/proven-mailbox.ts';
import { assignOrder } from '../customers/join-order.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';

/**
 * Assigns to an account the orders that its mailbox placed without it. Each in a transaction of its own, which locks
 * nothing else: an order may be a delivery, whose subscription has to be locked before it. Source: AUTH-32.
 */
export const joinOrders = async (db: Db, customer: CustomerRow): Promise<void> => {
  const isProven = hasProvenMailbox(customer);
  const left = await db
    .selectFrom('shop_order')
    .select('token')
    .where('brand', '=', customer.brand)
    .where('email_key', '=', customer.email_key)
    .where('customer_id', 'is', null)
    .execute();
  for (const { token } of left)
    await db
      .transaction()
      .execute((trx) =>
        assignOrder(trx, customer, token, ({ customer_id: owner, email, account_gone_at }) =>
          joinsByMailbox(
            { owner, email, isOfDeletedAccount: account_gone_at !== null },
            { email: customer.email, isProven },
          ),
        ),
      );
};
