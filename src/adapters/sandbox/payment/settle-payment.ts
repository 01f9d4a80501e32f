import type { PaymentOutcome } from '../../../domain/checkout/payment.ts';
import { type ReportedOutcome, settlement } from '../../../domain/checkout/settlement.ts';
import { findRow, getRow, lockRow } from '../db/rows.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { paidJob } from '../jobs/engine-jobs.ts';
import { schedule } from '../jobs/schedule.ts';
import { refundTopic } from '../mail/refund-letter.ts';
import { arrivalOnceSold } from '../orders/arrival-of-order.ts';
import { closePayments } from '../orders/close-payments.ts';
import { settleSale } from '../orders/settle-sale.ts';
import { credit, markNoticeReceived } from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { holdDeliveryOf } from '../subscription-rows/subscription-store.ts';
import { keepAlias } from './keep-alias.ts';
import { squareJob } from './square-job.ts';

/**
 * Records how a payment ended, once, however often it is reported. The first successful payment makes the order new and
 * closes its other payments; any further one is refunded. Returns the payment's outcome. Source: CHK-11, CHK-12.
 */
export const settlePayment = async (
  sandbox: Sandbox,
  id: string,
  reported: ReportedOutcome,
): Promise<PaymentOutcome | undefined> => {
  let before: PaymentOutcome | undefined;
  const standing = await sandbox.db.transaction().execute(async (trx) => {
    const found = await findRow(trx, 'payment', { id }, ['order_token']);
    if (!found) return undefined;
    // The order of locks is the same everywhere, to avoid deadlocks: docs/sandbox.md, Locks.
    await holdDeliveryOf(trx, found.order_token);
    const order = await lockRow(trx, 'shop_order', { token: found.order_token }, [
      'token',
      'state',
      'customer_id',
      'brand',
      'country',
      'basket',
    ]);
    const payment = await getRow(trx, 'payment', { id });
    const position = { awaited: order.state === 'payment_pending', payment: payment.status };
    const settled = settlement(position, reported);
    before = payment.status;
    await markNoticeReceived(trx, id);
    const now = new Date(sandbox.clock.now());
    await trx
      .updateTable('payment')
      .set({ status: settled.payment, ...(settled.refunds && { refunded_at: now }) })
      .where('id', '=', id)
      .execute();
    if (sandbox.provider && (settled.sells || settled.refunds))
      await schedule(trx, { kind: squareJob, subjectId: id }, now);
    if (settled.refunds) {
      await credit(trx, id);
      await askForLetter(trx, refundTopic, id, now, order.token);
    }
    if (!settled.sells) return settled.payment;
    await closePayments(trx, order.token);
    await trx
      .updateTable('shop_order')
      .set({
        state: 'new',
        paid_at: now,
        expires_at: null,
        payment_method: payment.method,
        ...(await arrivalOnceSold(trx, sandbox, order, now)),
      })
      .where('token', '=', order.token)
      .execute();
    if (sandbox.engine) await schedule(trx, { kind: paidJob, subjectId: id }, now);
    await keepAlias(trx, sandbox, payment, order.customer_id, now);
    await settleSale(trx, sandbox, order.token, now);
    return settled.payment;
  });
  // A repeated report changes nothing and is not counted.
  if (standing && standing !== before) sandbox.telemetry?.counter('payments', { state: standing })();
  return standing;
};
