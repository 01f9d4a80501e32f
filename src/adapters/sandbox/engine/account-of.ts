import type { Account } from '../../shop-server/engine/companion.ts';
import type { CustomerRow } from '../db/customer-tables.ts';

/** Returns an account as carts and orders of an engine name it. */
export const accountOf = ({
  id,
  email,
  account_id,
  miles_and_more_number: number,
}: Pick<CustomerRow, 'id' | 'email' | 'account_id' | 'miles_and_more_number'>): Account => ({
  id: String(id),
  email,
  accountId: account_id,
  ...(number !== null && { milesAndMore: number }),
});
