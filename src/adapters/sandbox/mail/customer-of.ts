import type { Selectable } from 'kysely';
import { findRow } from '../db/rows.ts';
import type { Tables, Trx } from '../db/schema.ts';

/** Returns the customer whose id starts a job's subject. Undefined once the account is closed. */
export const customerOf = async (
  trx: Trx,
  subject: string,
): Promise<Selectable<Tables['customer']> | undefined> =>
  findRow(trx, 'customer', { id: Number(subject.split(' ')[0]) });
