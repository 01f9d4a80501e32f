import type { CustomerWire } from '../../contract/customers.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import { defaultEntry } from './book-entry.ts';

/** What may be left empty, and is absent then. */
const optional = ['birthday', 'phone_number', 'miles_and_more_number'] as const;

/** What a customer told after they registered: a registration asks for none of it. */
export const toldSince = (row: CustomerRow): Pick<CustomerWire, (typeof optional)[number]> =>
  Object.fromEntries(optional.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));

/** The account itself: what a sign-up answers with, which opens nothing. */
export const customerWire = (row: CustomerRow): CustomerWire => ({
  id: String(row.id),
  account_id: row.account_id,
  first_name: row.first_name,
  last_name: row.last_name,
  full_name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  locale_code: row.locale,
  has_password: row.password_hash !== null,
  ...toldSince(row),
});

/** The account with the address that its forms begin with, for who is signed in to it. Source: AUTH-12, ADDR-1. */
export const ownCustomerWire = async (db: Db, row: CustomerRow): Promise<CustomerWire> => {
  const address = await defaultEntry(db, row.id);
  return { ...customerWire(row), ...(address && { default_address: address }) };
};
