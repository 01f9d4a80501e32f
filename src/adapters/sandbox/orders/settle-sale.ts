import type { Trx } from '../db/schema.ts';
import { beginRequestedSubscription } from '../first-orders/begin-requested-subscription.ts';
import { issueInvoice } from '../invoices/issue-bill.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { confirmationTopic } from '../mail/confirmation.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleDispatch } from '../warehouse/dispatch-job.ts';

/**
 * Starts what follows once an order is paid or will be paid later: the confirmation, its subscription, the dispatch and
 * the invoice. With an engine there is no dispatch here, since an engine has its own warehouse.
 */
export const settleSale = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'shops' | 'clock' | 'texts' | 'engine' | 'papers' | 'provider'>,
  token: string,
  now: Date,
): Promise<void> => {
  await askForLetter(trx, confirmationTopic, token, now, token);
  await beginRequestedSubscription(trx, sandbox, token, now);
  if (!sandbox.engine) await scheduleDispatch(trx, sandbox, token, now);
  await issueInvoice(trx, sandbox, token, now);
};
