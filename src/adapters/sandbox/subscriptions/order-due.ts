import * as E from 'fp-ts/Either';
import type { Transaction } from 'kysely';
import { deliveryOf } from '../../../domain/orders/subscription/goods.ts';
import { seenTo } from '../../../domain/orders/subscription/schedule.ts';
import { nextTryIn } from '../../../domain/orders/subscription/states.ts';
import type { Day } from '../../../domain/shared/dates.ts';
import { daysAfter } from '../../../domain/shared/day-arithmetic.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Tables } from '../db/schema.ts';
import type { KeptProblem, SubscriptionRow } from '../db/subscription-tables.ts';
import type { Work } from '../jobs/run-due.ts';
import type { Sandbox } from '../sandbox.ts';
import { flagOrder } from './flag-order.ts';
import { placeDelivery } from './place-delivery.ts';
import { asKept, scheduleOf } from './schedule-of.ts';
import { standingOf } from './standing-of.ts';
import { dayToLook, note, writeSubscription } from './subscription-store.ts';

/** What an order is made with. */
interface Due {
  readonly trx: Transaction<Tables>;
  readonly sandbox: Sandbox;
  readonly row: SubscriptionRow;
  readonly today: Day;
  readonly now: Date;
}

/** Gives it a rest until somebody has looked at it. */
const pause = async ({ trx, sandbox, row, now }: Due, problem: KeptProblem): Promise<void> => {
  const paused = { ...row, state: 'paused', problem, failures: 0, retry_on: null } as const;
  await note(trx, await writeSubscription(trx, paused, sandbox.clock.zone), problem.code, now, {
    detail: problem,
  });
};

type Passing = 'payment_declined' | 'goods_missing';
const givenUp = { payment_declined: 'payment_given_up', goods_missing: 'goods_gone' } as const;

/** Tries again some days later, and rests once that was in vain too often. */
const tryLater = async (due: Due, code: Passing, goods: readonly string[]): Promise<void> => {
  const { trx, sandbox, row, today, now } = due;
  const failures = row.failures + 1;
  const wait = nextTryIn(failures);
  if (wait === undefined) return pause(due, { code: givenUp[code], goods });
  const retry_on = daysAfter(today, wait);
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

const order = async (due: Due, customer: CustomerRow): Promise<void> => {
  const { trx, sandbox, row, today, now } = due;
  const lines = await standingOf(trx, sandbox, row);
  const titles = (some: readonly { readonly title: string }[]) => [
    ...new Set(some.flatMap(({ title }) => (title === '' ? [] : [title]))),
  ];
  const delivery = deliveryOf(lines);
  if (delivery._tag === 'Nothing') return pause(due, { code: 'goods_gone', goods: titles(lines) });
  if (delivery._tag === 'Wait') return tryLater(due, 'goods_missing', titles(lines));
  const coming = { ...row, lines: delivery.lines.map(({ line }) => line) };
  const placed = await placeDelivery(trx, sandbox, coming, customer);
  if (E.isLeft(placed)) {
    if (placed.left === 'not_deliverable') return pause(due, { code: placed.left, goods: [] });
    return tryLater(due, placed.left, placed.left === 'goods_missing' ? titles(lines) : []);
  }
  const schedule = scheduleOf(row);
  await flagOrder(trx, placed.right.token_value, schedule.interval);
  const leftOut = titles(delivery.leftOut);
  const problem = delivery.leftOut.length > 0 ? ({ code: 'goods_left_out', goods: leftOut } as const) : null;
  const next = asKept(seenTo(schedule, today));
  await note(trx, row, 'ordered', now, { due: row.next_date, order_token: placed.right.token_value });
  const written = await writeSubscription(
    trx,
    { ...row, ...next, problem, failures: 0, retry_on: null },
    sandbox.clock.zone,
  );
  if (problem) await note(trx, written, problem.code, now, { detail: problem });
};

/**
 * The order of a day, at the prices of that day. What was moved, paused or ended meanwhile is left alone: its own job
 * comes. Source: ACC-5.
 */
export const orderDue: Work = async (trx, sandbox, { subject_id: id }, now) => {
  const row = await trx
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.state === 'cancelled') return;
  const today = shopDay(now.getTime(), sandbox.clock.zone);
  const due: Due = { trx, sandbox, row, today, now };
  if (row.ends_on !== null && row.ends_on < today) {
    await writeSubscription(
      trx,
      { ...row, state: 'cancelled', cancelled_at: now, retry_on: null },
      sandbox.clock.zone,
    );
    return;
  }
  if (row.state !== 'active' || dayToLook(row) > today) return;
  const customer = await trx
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', row.customer_id)
    .executeTakeFirstOrThrow();
  await order(due, customer);
};
