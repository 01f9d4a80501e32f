import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import { getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { schedule } from '../jobs/schedule.ts';
import { settledWithdrawals } from '../order-rows/order-progress.ts';
import type { Sandbox } from '../sandbox.ts';
import { departure } from './departure.ts';

export const dispatchJob = 'order.dispatch';

const sumOf = (items: readonly { readonly quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Schedules an order to leave the warehouse with the first parcels for which it is complete; goods that were given back
 * before it left are not waited for. `occasion`: what it waited
 * for, if it did not leave the first time.
 */
export const scheduleDispatch = async (
  trx: Trx,
  { shops, clock }: Pick<Sandbox, 'shops' | 'clock'>,
  token: string,
  now: Date,
  occasion = '',
): Promise<void> => {
  const { brand, basket } = await getRow(trx, 'shop_order', { token }, ['brand', 'basket']);
  const lines = await trx
    .selectFrom('order_line')
    .select(['variant_id', 'from_stock'])
    .where('order_token', '=', token)
    .execute();
  const sent = keptItems({ items: basket.items, withdrawals: await settledWithdrawals(trx, token) });
  const piecesOf = (variant: string) => sumOf(sent.filter(({ variant_id }) => variant_id === variant));
  const inStock = lines.every(({ variant_id, from_stock }) => piecesOf(variant_id) <= from_stock);
  const leaves = departure(shops[brand].country, now.getTime(), inStock, clock.zone);
  await schedule(trx, { kind: dispatchJob, subjectId: token, occasion }, new Date(leaves));
};
