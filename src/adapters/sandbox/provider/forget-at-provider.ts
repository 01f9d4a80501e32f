import type { Trx } from '../db/schema.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { forgetAlias } from './provider-aliases.ts';

/** The job kind that deletes a saved payment method at the provider. */
export const forgetJob = 'payment.forget';

/** Deletes a saved payment method in the shop's records and at the provider. */
export const forgetAtProvider = async (
  trx: Trx,
  { clock, provider }: Pick<Sandbox, 'clock' | 'provider'>,
  alias: string,
): Promise<void> => {
  await forgetAlias(trx, alias);
  if (provider) await schedule(trx, { kind: forgetJob, subjectId: alias }, new Date(clock.now()));
};
