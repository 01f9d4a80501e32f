import { sql } from 'kysely';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { BasketWire } from '../../contract/cart/basket.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';

/** Marks an order as belonging to a subscription, with its interval. */
export const flagOrder = async (
  trx: Trx,
  token: string,
  { every, unit }: DeliveryInterval,
): Promise<void> => {
  const flags = {
    subscription: true,
    subscription_frequency: every,
    subscription_frequency_unit: unit,
  } satisfies Partial<BasketWire>;
  await updateRow(trx, 'shop_order', { token }, { basket: sql`basket || ${json(flags)}` });
};
