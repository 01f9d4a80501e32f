import { type Kysely, sql } from 'kysely';
import type { PaymentOutcome } from '../../../domain/checkout/payment.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { Tables } from '../db/schema.ts';

/** A shop's order by its token. `lock`: it stays as it is until the transaction ends. */
export const readOrder = async (
  db: Kysely<Tables>,
  brand: BrandId,
  token: string,
  lock = false,
): Promise<OrderRow | undefined> => {
  const query = db.selectFrom('shop_order').selectAll().where('token', '=', token).where('brand', '=', brand);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
};

/** How the payment of an order stands: the one that succeeded, else the newest. */
export const latestOutcome = async (db: Kysely<Tables>, token: string): Promise<PaymentOutcome | undefined> =>
  (
    await db
      .selectFrom('payment')
      .select('status')
      .where('order_token', '=', token)
      .orderBy(sql`status = 'succeeded'`, 'desc')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.status;
