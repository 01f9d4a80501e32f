import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

/** Finds a shop's customer by e-mail, however it is spelt. Source: ADDR-6. */
export const customerByEmail = (db: Db, brand: BrandId, email: string): Promise<CustomerRow | undefined> =>
  findRow(db, 'customer', { brand, email_key: matchingEmail(email) });

/** Returns the customer who owns a cart. Undefined for a cart that belongs to the holder of its token. */
export const customerOfCart = async (db: Db, customerId: string | null): Promise<CustomerRow | undefined> =>
  customerId === null ? undefined : findRow(db, 'customer', { id: Number(customerId) });

type NewCustomer = Pick<
  CustomerRow,
  | 'account_id'
  | 'brand'
  | 'email'
  | 'password_hash'
  | 'first_name'
  | 'last_name'
  | 'locale'
  | 'newsletter'
  | 'created_at'
> &
  Partial<Pick<CustomerRow, 'engine_customer' | 'mailbox_proven_at'>>;

/** Inserts a customer. Undefined if the shop already has a customer with this e-mail. */
export const insertCustomer = (db: Db, customer: NewCustomer): Promise<CustomerRow | undefined> =>
  db
    .insertInto('customer')
    .values({ ...customer, email_key: matchingEmail(customer.email) })
    .onConflict((conflict) => conflict.columns(['brand', 'email_key']).doNothing())
    .returningAll()
    .executeTakeFirst();

/** Stores that a mailbox is proven to be the customer's. The first proof counts. Source: AUTH-30. */
export const proveMailbox = async (db: Db, { id }: Pick<CustomerRow, 'id'>, now: Date): Promise<void> => {
  await db
    .updateTable('customer')
    .set({ mailbox_proven_at: now })
    .where('id', '=', id)
    .where('mailbox_proven_at', 'is', null)
    .execute();
};

export const patchCustomer = (
  db: Db,
  id: number,
  change: Partial<Omit<CustomerRow, 'id' | 'account_id' | 'brand' | 'email' | 'email_key' | 'created_at'>>,
): Promise<CustomerRow> =>
  db.updateTable('customer').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
