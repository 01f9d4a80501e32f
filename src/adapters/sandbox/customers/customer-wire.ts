import type * as t from 'io-ts';
import { CustomerToldC, type CustomerWire } from '../../contract/customers.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import { defaultEntry } from './book-entry.ts';

const names = Object.keys(CustomerToldC.props) as readonly (keyof typeof CustomerToldC.props)[];

/**
 * Returns the details that a customer gave after registration. The registration form asks for none of them. Each has a
 * column of the same name.
 */
export const toldSince = (row: CustomerRow): t.TypeOf<typeof CustomerToldC> =>
  Object.fromEntries(names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));

/** Returns the account itself, as in the response to a sign-up. It gives no access. */
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

/** Returns the account with the address that prefills its forms, for the signed-in customer. Source: AUTH-12, ADDR-1. */
export const ownCustomerWire = async (db: Db, row: CustomerRow): Promise<CustomerWire> => {
  const address = await defaultEntry(db, row.id);
  return { ...customerWire(row), ...(address && { default_address: address }) };
};
