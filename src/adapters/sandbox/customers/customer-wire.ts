import type * as t from 'io-ts';
import { CustomerToldC, type CustomerWire } from '../../contract/customers.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import { defaultEntry } from './book-entry.ts';

const names = Object.keys(CustomerToldC.props) as readonly (keyof typeof CustomerToldC.props)[];

/** What a customer told after they registered: a registration asks for none of it. Each has a column of its name. */
export const toldSince = (row: CustomerRow): t.TypeOf<typeof CustomerToldC> =>
  Object.fromEntries(names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]])));

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
