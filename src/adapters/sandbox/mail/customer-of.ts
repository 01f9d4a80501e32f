import type { Selectable } from 'kysely';
import type { Tables, Trx } from '../db/schema.ts';

/** The customer whose id a job's subject begins with; none once the account is closed. */
export const customerOf = async (
  trx: Trx,
  subject: string,
): Promise<Selectable<Tables['customer']> | undefined> =>
  trx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', Number(subject.split(' ')[0]))
    .executeTakeFirst();
