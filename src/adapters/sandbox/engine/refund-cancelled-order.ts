import { findRow, lockRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { cancel, schedule } from '../jobs/schedule.ts';
import { refundTopic } from '../mail/refund-letter.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { squareJob } from '../payment/square-job.ts';
import { credit } from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';

/** Money arrived at the moment the engine cancelled the order. Cancels the order here too, and refunds the money. */
export const refundCancelledOrder = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'provider' | 'clock'>,
  paymentId: string,
): Promise<void> => {
  const now = new Date(sandbox.clock.now());
  const payment = await findRow(trx, 'payment', { id: paymentId }, ['order_token', 'status']);
  if (payment?.status !== 'succeeded') return;
  const order = await lockRow(trx, 'shop_order', { token: payment.order_token }, ['state']);
  if (sandbox.provider) {
    const square = { kind: squareJob, subjectId: paymentId };
    // That of the sale may be done, and does not run again.
    await cancel(trx, square);
    await schedule(trx, { ...square, occasion: 'refund' }, now);
  }
  await updateRow(trx, 'payment', { id: paymentId }, { status: 'refunded', refunded_at: now });
  if (order.state !== 'cancelled') await cancelOrder(trx, sandbox, payment.order_token);
  await updateRow(trx, 'shop_order', { token: payment.order_token }, { paid_at: null });
  await credit(trx, paymentId);
  await askForLetter(trx, refundTopic, paymentId, now, payment.order_token);
};
