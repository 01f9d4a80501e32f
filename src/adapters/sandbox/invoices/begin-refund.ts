import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { refundJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';

/** A refund by staff. Units of `amount`: minor. */
export interface StaffRefund {
  readonly id: string;
  readonly token: string;
  readonly amount: number;
  /** The receipt of the withdrawal that it belongs to. */
  readonly receipt?: string;
}

/** Stores a refund with the payment that the money came from, once. */
export const beginRefund = async (
  trx: Trx,
  { id, token, amount, receipt }: StaffRefund,
  now: Date,
): Promise<void> => {
  const payment = await findRow(trx, 'payment', { order_token: token, status: 'succeeded' }, ['id']);
  await schedule(trx, { kind: refundJob, subjectId: id }, now);
  await trx
    .insertInto('order_refund')
    .values({
      id,
      order_token: token,
      payment_id: payment?.id ?? null,
      amount,
      begun_at: now,
      receipt: receipt ?? null,
    })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
};
