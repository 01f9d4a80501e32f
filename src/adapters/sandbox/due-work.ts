import type { Kysely } from 'kysely';
import type { Tables } from './db/schema.ts';
import { postMails } from './mail/post-mails.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { settlePayment } from './payment/settle-payment.ts';
import type { Sandbox } from './sandbox.ts';

const duePayments = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('payment')
    .select(['id'])
    .where('status', '=', 'pending')
    .where('settles_at', '<=', now)
    .execute();

const unpaidOrders = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('shop_order')
    .select(['token'])
    .where('state', '=', 'payment_pending')
    .where('expires_at', '<=', now)
    .execute();

const expire = (sandbox: Sandbox, token: string, now: Date): Promise<void> =>
  sandbox.db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('shop_order')
      .select('token')
      .where('token', '=', token)
      .where('state', '=', 'payment_pending')
      .where('expires_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (due) await cancelOrder(trx, token);
  });

/**
 * What time has made due: slow payments succeed, unpaid orders are cancelled, mails that wait are posted.
 * May run any number of times, also at once: each thing happens once.
 */
export const doDueWork = async (sandbox: Sandbox): Promise<void> => {
  const now = new Date(sandbox.clock.now());
  for (const { id } of await duePayments(sandbox.db, now)) await settlePayment(sandbox, id, 'succeeded');
  for (const { token } of await unpaidOrders(sandbox.db, now)) await expire(sandbox, token, now);
  await postMails(sandbox);
};
