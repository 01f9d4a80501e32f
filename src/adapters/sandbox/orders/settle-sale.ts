import type { Trx } from '../db/schema.ts';
import { beginWished } from '../first-orders/begin-wished.ts';
import { issueInvoice } from '../invoices/issue-bill.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { confirmationTopic } from '../mail/confirmation.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleDispatch } from '../warehouse/dispatch-job.ts';

/**
 * What an order that is paid, or paid later, sets going: its buyer is told, what is to come regularly begins, the warehouse
 * packs, and it is billed. An
 * engine has a warehouse of its own.
 */
export const settleSale = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'shops' | 'clock' | 'texts' | 'engine' | 'papers'>,
  token: string,
  now: Date,
): Promise<void> => {
  await askForLetter(trx, confirmationTopic, token, now);
  await beginWished(trx, sandbox, token, now);
  if (!sandbox.engine) await scheduleDispatch(trx, sandbox, token, now);
  await issueInvoice(trx, sandbox, token, now);
};
