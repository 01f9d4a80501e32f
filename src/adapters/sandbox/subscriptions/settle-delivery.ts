import { nextTryIn } from '../../../domain/orders/subscription/states.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { Trx } from '../db/schema.ts';
import type { KeptProblem, SubscriptionRow } from '../db/subscription-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { dayToLook, note, writeSubscription } from '../subscription-rows/subscription-store.ts';
import type { NotPlaced } from './place-delivery.ts';

/** A subscription whose row is locked, and what is needed to settle its delivery. */
export interface Due {
  readonly trx: Trx;
  readonly sandbox: Sandbox;
  readonly row: SubscriptionRow;
  readonly now: Date;
}

/** Why nothing was ordered. */
export interface NotOrdered {
  readonly _tag: 'NotOrdered';
  readonly reason: NotPlaced | 'goods_gone';
  readonly goods: readonly string[];
}

export const notOrdered = (reason: NotPlaced, goods: readonly string[]): NotOrdered => ({
  _tag: 'NotOrdered',
  reason,
  goods: reason === 'goods_missing' ? goods : [],
});

const todayOf = ({ sandbox: { clock }, now }: Pick<Due, 'sandbox' | 'now'>): Day =>
  shopDay(now.getTime(), clock.zone);

/** Returns what has to be done for a subscription today. */
export const dueToday = (
  row: SubscriptionRow,
  parts: Pick<Due, 'sandbox' | 'now'>,
): 'end' | 'order' | undefined => {
  const today = todayOf(parts);
  if (row.state === 'cancelled') return undefined;
  if (row.ends_on !== null && row.ends_on < today) return 'end';
  return row.state === 'active' && dayToLook(row) <= today ? 'order' : undefined;
};

export const endSubscription = async ({ trx, sandbox, row, now }: Due): Promise<void> => {
  await writeSubscription(
    trx,
    { ...row, state: 'cancelled', cancelled_at: now, retry_on: null },
    sandbox.clock.zone,
  );
};

/** Pauses a subscription until somebody has looked at it. */
const pause = async ({ trx, sandbox, row, now }: Due, problem: KeptProblem): Promise<void> => {
  const paused = { ...row, state: 'paused', problem, failures: 0, retry_on: null } as const;
  await note(trx, await writeSubscription(trx, paused, sandbox.clock.zone), problem.code, now, {
    detail: problem,
  });
};

type Passing = 'payment_declined' | 'goods_missing';
const givenUp = { payment_declined: 'payment_given_up', goods_missing: 'goods_gone' } as const;

/** Schedules another try some days later. Pauses the subscription after too many failures. */
const tryLater = async (due: Due, code: Passing, goods: readonly string[]): Promise<void> => {
  const { trx, sandbox, row, now } = due;
  const failures = row.failures + 1;
  const wait = nextTryIn(failures);
  if (wait === undefined) return pause(due, { code: givenUp[code], goods });
  const retry_on = daysAfter(todayOf(due), wait);
  const problem = { code, goods };
  await note(
    trx,
    await writeSubscription(trx, { ...row, failures, retry_on, problem }, sandbox.clock.zone),
    code,
    now,
    {
      detail: { goods, retry_on },
    },
  );
};

/** Handles a delivery for which nothing was ordered: tries again later or pauses. */
export const settleNotOrdered = async (due: Due, { reason, goods }: NotOrdered): Promise<void> => {
  if (reason === 'goods_gone' || reason === 'not_deliverable' || reason === 'prescription')
    return pause(due, { code: reason, goods });
  return tryLater(due, reason, goods);
};
