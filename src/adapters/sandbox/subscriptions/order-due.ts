import * as E from 'fp-ts/Either';
import type { Work } from '../jobs/run-due.ts';
import { settleOrdered } from '../subscription-rows/settle-ordered.ts';
import { customerOf, lockSubscription } from '../subscription-rows/subscription-store.ts';
import { dropUnpaid } from './order-for-guest.ts';
import { placeDelivery } from './place-delivery.ts';
import { planDelivery } from './plan-delivery.ts';
import { type Due, dueToday, endSubscription, notOrdered, settleNotOrdered } from './settle-delivery.ts';

const order = async (due: Due): Promise<void> => {
  const { trx, sandbox, row } = due;
  await dropUnpaid(trx, sandbox, row);
  const plan = await planDelivery(trx, sandbox, row);
  if (plan._tag === 'NotOrdered') return settleNotOrdered(due, plan);
  const { coming, goods, leftOut } = plan;
  const placed = await placeDelivery(trx, sandbox, coming, await customerOf(trx, row));
  if (E.isLeft(placed)) return settleNotOrdered(due, notOrdered(placed.left, goods));
  return settleOrdered(due, { token: placed.right.token_value, day: row.next_date, leftOut });
};

/**
 * Creates the order of a day, at the prices of that day. A subscription that was moved, paused or ended is left alone:
 * it has its own job. Source: ACC-5.
 */
export const orderDue: Work = async (trx, sandbox, { subject_id: id }, now) => {
  const row = await lockSubscription(trx, id);
  if (!row) return;
  const due = { trx, sandbox, row, now };
  switch (dueToday(row, due)) {
    case 'end':
      return endSubscription(due);
    case 'order':
      return order(due);
    case undefined:
      return;
  }
};
