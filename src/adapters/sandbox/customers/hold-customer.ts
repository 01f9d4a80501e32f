import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';

/** Locks a customer's row. Other changes of their data wait until this transaction ends. */
export const holdCustomer = async (trx: Trx, { id }: Pick<CustomerRow, 'id'>): Promise<void> => {
  await trx.selectFrom('customer').select('id').where('id', '=', id).forUpdate().execute();
};
