import type { CustomerWire } from '../../contract/customers.ts';
import type { CustomerRow } from '../db/customer-tables.ts';

export const customerWire = (row: CustomerRow): CustomerWire => ({
  id: String(row.id),
  account_id: row.account_id,
  first_name: row.first_name,
  last_name: row.last_name,
  full_name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  locale_code: row.locale,
  has_password: row.password_hash !== null,
  ...(row.birthday !== null && { birthday: row.birthday }),
  ...(row.phone_number !== null && { phone_number: row.phone_number }),
  ...(row.miles_and_more_number !== null && { miles_and_more_number: row.miles_and_more_number }),
});
