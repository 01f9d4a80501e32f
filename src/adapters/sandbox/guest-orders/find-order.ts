import { sql } from 'kysely';
import type { OrderLookup } from '../../../domain/orders/order-lookup.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import type { Db } from '../db/schema.ts';

/** Finds the token of a shop's order by two facts that only its buyer knows, in one query. Source: ORD-3. */
export const findOrder = async (
  db: Db,
  brand: BrandId,
  { number, email }: OrderLookup,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('shop_order')
    .select('token')
    .where('brand', '=', brand)
    .where('number', '=', number)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.token;
};
