import { sql } from 'kysely';
import { isSold, orderStates } from '../../../domain/orders/order-state.ts';
import type { Db } from '../db/schema.ts';
import type { Biller } from './bill-of-order.ts';
import { issueCredit, issueInvoice } from './issue-bill.ts';

/** Number of orders billed in one transaction. */
const chunk = 200;

/** Returns are assumed two weeks after the sale. Units: ms. */
const returnedAfter = 14 * 86_400_000;

/** When an order was sold: when it was paid, or immediately if it is paid later. */
const soldAt = sql<Date>`case when payment_method = 'invoice' then created_at else coalesce(paid_at, created_at) end`;

const oldOrders = (db: Db) =>
  db
    .selectFrom('shop_order as o')
    .select(['o.token', 'o.state', soldAt.as('sold_at')])
    .where('o.state', 'in', orderStates.filter(isSold))
    // An order that was placed elsewhere is billed there.
    .where('o.elsewhere', 'is not', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bill').select('number').whereRef('bill.order_token', '=', 'o.token'))),
    )
    .orderBy('sold_at')
    .orderBy('o.token')
    .limit(chunk)
    .execute();

/**
 * Issues invoices for orders sold before the shop issued any, in the order of their sale, and credit notes for returned
 * ones. Does nothing from the second start on. Source: DOC-3.
 */
export const billOldOrders = async (db: Db, biller: Biller): Promise<void> => {
  const now = biller.clock.now();
  for (let left = await oldOrders(db); left.length > 0; left = await oldOrders(db))
    await db.transaction().execute(async (trx) => {
      for (const { token, state, sold_at } of left) {
        await issueInvoice(trx, biller, token, sold_at);
        const back = new Date(Math.min(now, sold_at.getTime() + returnedAfter));
        const all = { cause: `returned ${token}`, returned: { _tag: 'Rest' } as const };
        if (state === 'returned') await issueCredit(trx, biller, token, all, back);
      }
    });
};
