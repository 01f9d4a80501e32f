import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { confirmationTopic } from '../mail/confirmation.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleDispatch } from '../warehouse/dispatch-job.ts';

/**
 * What an order that is paid, or paid later, sets going: its buyer is told, and the warehouse packs. An engine has a
 * warehouse of its own.
 */
export const settleSale = async (
  trx: Transaction<Tables>,
  sandbox: Pick<Sandbox, 'shops' | 'clock' | 'engine'>,
  token: string,
  now: Date,
): Promise<void> => {
  await askForLetter(trx, confirmationTopic, token, now);
  if (!sandbox.engine) await scheduleDispatch(trx, sandbox, token, now);
};
