import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';

/** The customer whose id a job's subject begins with; none once the account is closed. */
export const customerOf = async (
  trx: Transaction<Tables>,
  subject: string,
): Promise<Selectable<Tables['customer']> | undefined> =>
  trx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', Number(subject.split(' ')[0]))
    .executeTakeFirst();
