import type { OrderRow } from '../db/commerce-tables.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { attempt } from '../jobs/attempt.ts';
import { unpaidTopic } from '../mail/unpaid-letter.ts';
import type { Sandbox } from '../sandbox.ts';
import { cancelOrder } from './cancel-order.ts';

/** Returns the tokens of all orders that were not paid in time. */
export const overdueOrders = async ({ db, clock }: Sandbox): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('shop_order')
    .select('token')
    .where('state', '=', 'payment_pending')
    .where('expires_at', '<=', new Date(clock.now()))
    .execute();
  return rows.map(({ token }) => token);
};

/** Whether an order was not paid in time. An engine itself cancels its orders. */
export const isOverdue = (
  { engine, clock }: Sandbox,
  { state, expires_at }: Pick<OrderRow, 'state' | 'expires_at'>,
): boolean =>
  !engine && state === 'payment_pending' && expires_at !== null && expires_at.getTime() <= clock.now();

/**
 * Cancels an order that was not paid in time, and tells its buyer. Does nothing to an order that was paid or cancelled
 * meanwhile. Never rejects: a failure is reported. Source: CHK-12, OPS-12.
 */
export const expireOrder = (sandbox: Sandbox, token: string): Promise<void> =>
  attempt(sandbox, 'orders.expire', () =>
    sandbox.db.transaction().execute(async (trx) => {
      const order = await trx
        .selectFrom('shop_order')
        .select(['state', 'expires_at'])
        .where('token', '=', token)
        .forUpdate()
        .executeTakeFirst();
      if (!order || !isOverdue(sandbox, order)) return;
      await cancelOrder(trx, sandbox, token);
      await askForLetter(trx, unpaidTopic, token, new Date(sandbox.clock.now()), token);
    }),
  );
