import { sql, type Transaction } from 'kysely';
import type { DeliveryInterval } from '../../../domain/orders/subscription/interval.ts';
import { json } from '../db/json.ts';
import type { Tables } from '../db/schema.ts';

/** An order says of itself that it belongs to a subscription. */
export const flagOrder = async (
  trx: Transaction<Tables>,
  token: string,
  { every }: DeliveryInterval,
): Promise<void> => {
  await trx
    .updateTable('shop_order')
    .set({ basket: sql`basket || ${json({ subscription: true, subscription_frequency: every })}` })
    .where('token', '=', token)
    .execute();
};
