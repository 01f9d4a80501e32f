import { forgetChats } from './chat/chat-rooms.ts';
import { forgetNewcomers } from './customers/newcomers.ts';
import type { Db } from './db/schema.ts';
import { worksOf } from './job-works.ts';
import { askForLetter } from './jobs/ask-for-letter.ts';
import { attempt } from './jobs/attempt.ts';
import { runDueJobs } from './jobs/run-due.ts';
import { postMails } from './mail/post-mails.ts';
import { remindOfCarts } from './mail/remind-of-carts.ts';
import { unpaidTopic } from './mail/unpaid-letter.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { askProvider } from './payment/send-notice.ts';
import { endSlowPayments } from './provider/provider-payments.ts';
import type { Sandbox } from './sandbox.ts';

const unpaidOrders = (db: Db, now: Date) =>
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
    if (!due) return;
    await cancelOrder(trx, sandbox, token);
    await askForLetter(trx, unpaidTopic, token, now);
  });

/**
 * Does all work that is due: settles slow payments, asks the provider about unreported ones, cancels unpaid orders,
 * dispatches parcels, reminds owners of abandoned carts, runs jobs, sends mails, deletes ended chats and newcomers who
 * never followed their link. May run any number of times, also concurrently: each thing happens once. Does nothing on a
 * server that leaves due work to others. Never rejects: a part that fails holds up no other. Source: OPS-12.
 */
export const doDueWork = async (sandbox: Sandbox): Promise<void> => {
  if (sandbox.leavesDueWork) return;
  const now = new Date(sandbox.clock.now());
  const part = (operation: string, work: () => Promise<unknown>) => attempt(sandbox, operation, work);
  await part('payments.slow', () => endSlowPayments(sandbox.db, now));
  await part('payments.ask', () => askProvider(sandbox));
  // An engine itself cancels unpaid orders and keeps the carts: see `remindOfLeftCarts`.
  if (!sandbox.engine) {
    await part('orders.expire', async () => {
      for (const { token } of await unpaidOrders(sandbox.db, now))
        await part('orders.expire', () => expire(sandbox, token, now));
    });
    await part('carts.left', () => remindOfCarts(sandbox));
  }
  await runDueJobs(sandbox, worksOf(sandbox));
  await postMails(sandbox);
  await part('chats', () => forgetChats(sandbox));
  await part('newcomers', () => forgetNewcomers(sandbox));
};
