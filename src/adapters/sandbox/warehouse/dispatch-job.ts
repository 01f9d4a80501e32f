import { getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { schedule } from '../jobs/schedule.ts';
import type { Sandbox } from '../sandbox.ts';
import { departure } from './departure.ts';

export const dispatchJob = 'order.dispatch';

/**
 * Schedules an order to leave the warehouse with the first parcels for which it is complete. `occasion`: what it waited
 * for, if it did not leave the first time.
 */
export const scheduleDispatch = async (
  trx: Trx,
  { shops, clock }: Pick<Sandbox, 'shops' | 'clock'>,
  token: string,
  now: Date,
  occasion = '',
): Promise<void> => {
  const { brand } = await getRow(trx, 'shop_order', { token }, ['brand']);
  const lines = await trx
    .selectFrom('order_line')
    .select(['quantity', 'from_stock'])
    .where('order_token', '=', token)
    .execute();
  const inStock = lines.every(({ quantity, from_stock }) => from_stock === quantity);
  const leaves = departure(shops[brand].country, now.getTime(), inStock, clock.zone);
  await schedule(trx, { kind: dispatchJob, subjectId: token, occasion }, new Date(leaves));
};
