import type { Asker } from '../call.ts';
import type { CartLineRow, CartRow } from '../db/commerce-tables.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { newId, newToken } from '../db/new-token.ts';
import { updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

export interface StoredCart {
  readonly row: CartRow;
  readonly lines: readonly CartLineRow[];
}

/** Signed-in customers are not asked for an e-mail: their carts start after the customer step. Source: CHK-4. */
export const cartOf = ({ id, email }: Pick<CustomerRow, 'id' | 'email'>) => ({
  customer_id: String(id),
  email,
});

export const insertCart = async (
  db: Db,
  { brand_channel, locale, customer }: Asker,
  now: number,
): Promise<CartRow> =>
  db
    .insertInto('cart')
    .values({
      token: newToken(),
      brand: brand_channel,
      locale,
      checkout_state: customer ? 'address' : 'cart',
      ...(customer && cartOf(customer)),
      shipment_id: newId(),
      created_at: new Date(now),
      updated_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const linesOf = (db: Db, token: string): Promise<CartLineRow[]> =>
  db.selectFrom('cart_line').selectAll().where('cart_token', '=', token).orderBy('position').execute();

/**
 * Returns a shop's open cart. Undefined for a token that is unknown, of another shop, of another customer, or ordered;
 * the caller cannot tell which. `lock`: locks the row until the transaction ends.
 */
export const readCart = async (
  db: Db,
  { brand_channel, customer }: Asker,
  token: string,
  lock = false,
): Promise<StoredCart | undefined> => {
  const query = db
    .selectFrom('cart')
    .selectAll()
    .where('token', '=', token)
    .where('brand', '=', brand_channel)
    .where(({ eb, or }) =>
      or([eb('customer_id', 'is', null), ...(customer ? [eb('customer_id', '=', String(customer.id))] : [])]),
    )
    .where('checkout_state', '!=', 'completed');
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row && { row, lines: await linesOf(db, token) };
};

export const patchCart = async (
  db: Db,
  token: string,
  change: Partial<Omit<CartRow, 'token' | 'id' | 'billing_address' | 'shipping_address'>>,
  now: number,
): Promise<void> => {
  await updateRow(db, 'cart', { token }, { ...change, updated_at: new Date(now) });
};
