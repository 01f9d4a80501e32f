import { afterDueOrder } from '../../../domain/orders/subscription/schedule.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { flagOrder } from './flag-order.ts';
import { asKept, scheduleOf } from './schedule-of.ts';
import { note, writeSubscription } from './subscription-store.ts';

/** A subscription whose row is locked. */
interface LockedSubscription {
  readonly trx: Trx;
  readonly sandbox: Pick<Sandbox, 'clock'>;
  readonly row: SubscriptionRow;
  readonly now: Date;
}

/** The order, and the day for which it was placed. */
interface Ordered {
  readonly token: string;
  readonly day: Day;
  readonly leftOut: readonly string[];
}

/** Records the order of a day. If the next day was moved meanwhile, it stays as the customer wants it. */
export const settleOrdered = async (
  due: LockedSubscription,
  { token, day, leftOut }: Ordered,
): Promise<void> => {
  const { trx, sandbox, row, now } = due;
  const schedule = scheduleOf(row);
  await flagOrder(trx, token, schedule.interval);
  const problem = leftOut.length > 0 ? ({ code: 'goods_left_out', goods: leftOut } as const) : null;
  await note(trx, row, 'ordered', now, { due: day, order_token: token });
  if (row.next_date !== day) return;
  const next = asKept(afterDueOrder(schedule, shopDay(now.getTime(), sandbox.clock.zone)));
  const written = await writeSubscription(
    trx,
    { ...row, ...next, problem, failures: 0, retry_on: null },
    sandbox.clock.zone,
  );
  if (problem) await note(trx, written, problem.code, now, { detail: problem });
};
