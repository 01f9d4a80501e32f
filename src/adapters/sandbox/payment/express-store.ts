import type { Selectable } from 'kysely';
import { approvalMs, covers } from '../../../domain/checkout/express/approval.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { CommerceTables, ExpressStatus, OrderRow } from '../db/commerce-tables.ts';
import { newToken } from '../db/new-token.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

export type ExpressRow = Selectable<CommerceTables['express']>;

/** How long opened wallets are kept. Units: ms. */
const keptMs = 24 * 60 * 60_000;

type Wish = Pick<
  ExpressRow,
  'cart_token' | 'brand' | 'locale' | 'wallet' | 'amount' | 'currency' | 'return_path'
>;

/** Returns the wallet that was opened for the same wish since then and is still open, or opens a new one. Source: EXP-5. */
export const openExpress = (db: Db, wish: Wish, now: Date, since: Date): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('express')
      .where('created_at', '<', new Date(now.getTime() - keptMs))
      .execute();
    const open = await trx
      .selectFrom('express')
      .select('id')
      .where('cart_token', '=', wish.cart_token)
      .where('brand', '=', wish.brand)
      .where('wallet', '=', wish.wallet)
      .where('amount', '=', wish.amount)
      .where('currency', '=', wish.currency)
      .where('return_path', '=', wish.return_path)
      .where('status', '=', 'initialized')
      .where('created_at', '>', since)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    if (open) return open.id;
    const id = newToken();
    await trx
      .insertInto('express')
      .values({ id, ...wish, created_at: now })
      .execute();
    return id;
  });

export const readExpress = (db: Db, id: string): Promise<ExpressRow | undefined> =>
  findRow(db, 'express', { id });

/** Records the wallet's state at the provider. A wallet that has ended does not change any more. */
export const noteExpress = async (
  db: Db,
  id: string,
  change: { readonly status: ExpressStatus; readonly chosen?: string },
): Promise<void> => {
  await updateRow(db, 'express', { id, status: 'initialized' }, change);
};

/** Returns the payment that an approval has become: it has the same id. Undefined if there is none. */
export const paymentOfExpress = (db: Db, id: string) => findRow(db, 'payment', { id }, ['status']);

/**
 * Returns the approval that can pay an order without a further page: given for its cart, with the same payment method,
 * recent enough, for at least its total, and not yet used by a payment that has ended. Source: EXP-6.
 */
export const approvalFor = async (
  db: Db,
  { cart_token, brand, total, currency }: OrderRow,
  method: string,
  now: Date,
): Promise<ExpressRow | undefined> => {
  const approved = await db
    .selectFrom('express')
    .selectAll()
    .where('cart_token', '=', cart_token)
    .where('brand', '=', brand)
    .where('status', '=', 'authenticated')
    .where('created_at', '>', new Date(now.getTime() - approvalMs))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payment')
            .select('payment.id')
            .whereRef('payment.id', '=', 'express.id')
            .where('payment.status', '<>', 'pending'),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return approved.find((row) =>
    covers(
      { wallet: row.wallet, upTo: { minor: row.amount as Minor, currency: row.currency } },
      { method, total: { minor: total as Minor, currency } },
    ),
  );
};
