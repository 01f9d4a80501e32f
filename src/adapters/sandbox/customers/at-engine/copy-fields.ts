import { matchingEmail } from '../../../../domain/customer/matching.ts';
import type { EngineCustomer } from '../../../shop-server/engine/account-engine.ts';
import type { CustomerRow } from '../../db/customer-tables.ts';
import { findRow } from '../../db/rows.ts';
import type { Db } from '../../db/schema.ts';

/** Value in a customer's row if the engine keeps the password. */
export const atEngine = 'engine';

/** The fields of a customer's row that come from the engine. */
export const fieldsFrom = ({
  firstName,
  lastName,
  phone,
  birthday,
  loyaltyNumber,
  hasPassword,
}: EngineCustomer) => ({
  first_name: firstName,
  last_name: lastName,
  phone_number: phone ?? null,
  birthday: birthday ?? null,
  miles_and_more_number: loyaltyNumber ?? null,
  password_hash: hasPassword ? atEngine : null,
});

const differs = (row: CustomerRow, fields: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([name, value]) => row[name as keyof CustomerRow] !== value);

/**
 * Updates the copy of an account to the engine's data. An e-mail that another account of the shop has stays with that
 * account; a later sign-in shows whose it is.
 */
export const followCustomer = async (
  db: Db,
  row: CustomerRow,
  theirs: EngineCustomer,
): Promise<CustomerRow> => {
  const email_key = matchingEmail(theirs.email);
  const holder =
    email_key === row.email_key
      ? undefined
      : await findRow(db, 'customer', { brand: row.brand, email_key }, ['id']);
  const fields = {
    ...fieldsFrom(theirs),
    engine_customer: theirs.id,
    ...(!holder && { email: theirs.email, email_key }),
  };
  if (!differs(row, fields)) return row;
  return db
    .updateTable('customer')
    .set(fields)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
