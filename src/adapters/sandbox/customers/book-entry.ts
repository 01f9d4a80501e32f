import type { BookAddressWire } from '../../contract/personal/address-book.ts';
import type { CustomerAddressRow } from '../db/personal-tables.ts';
import type { Db } from '../db/schema.ts';

export const entryWire = ({ id, address, is_default }: CustomerAddressRow): BookAddressWire => ({
  ...address,
  id,
  isDefault: is_default,
});

/** Returns the address that prefills a customer's forms. Undefined if their address book is empty. */
export const defaultEntry = async (db: Db, customer: number): Promise<BookAddressWire | undefined> => {
  const row = await db
    .selectFrom('customer_address')
    .selectAll()
    .where('customer_id', '=', customer)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row && entryWire(row);
};
