import type { Selectable } from 'kysely';
import { findRow } from '../db/rows.ts';
import type { Tables, Trx } from '../db/schema.ts';

/** The customer whose id a job's subject begins with; none once the account is closed. */
export const customerOf = async (
  trx: Trx,
  subject: string,
): Promise<Selectable<Tables['customer']> | undefined> =>
  findRow(trx, 'customer', { id: Number(subject.split(' ')[0]) });
