import { forgetChats } from './chat/chat-rooms.ts';
import { forgetNewcomers } from './customers/newcomers.ts';
import { worksOf } from './job-works.ts';
import { attempt } from './jobs/attempt.ts';
import { runDueJobs } from './jobs/run-due.ts';
import { postMails } from './mail/post-mails.ts';
import { remindOfCarts } from './mail/remind-of-carts.ts';
import { expireOrder, overdueOrders } from './orders/expire-order.ts';
import { askProvider } from './payment/send-notice.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * Does all work that is due: asks the provider about unreported payments, cancels unpaid orders,
 * dispatches parcels, reminds owners of abandoned carts, runs jobs, sends mails, deletes ended chats and newcomers who
 * never followed their link. May run any number of times, also concurrently: each thing happens once. Does nothing on a
 * server that leaves due work to others. Never rejects: a part that fails holds up no other. Source: OPS-12.
 */
export const doDueWork = async (sandbox: Sandbox): Promise<void> => {
  if (sandbox.leavesDueWork) return;
  const part = (operation: string, work: () => Promise<unknown>) => attempt(sandbox, operation, work);
  await part('payments.ask', () => askProvider(sandbox));
  // An engine itself cancels unpaid orders and keeps the carts: see `remindOfLeftCarts`.
  if (!sandbox.engine) {
    await part('orders.expire', async () => {
      for (const token of await overdueOrders(sandbox)) await expireOrder(sandbox, token);
    });
    await part('carts.left', () => remindOfCarts(sandbox));
  }
  await runDueJobs(sandbox, worksOf(sandbox));
  await postMails(sandbox);
  await part('chats', () => forgetChats(sandbox));
  await part('newcomers', () => forgetNewcomers(sandbox));
};
