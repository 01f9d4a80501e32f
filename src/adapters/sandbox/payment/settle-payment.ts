import type { PaymentOutcome } from '../../../domain/checkout/payment.ts';
import { askForMail } from '../mail/ask-for-mail.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Ends a payment that is pending; one that has ended stays as it is, and so does one whose order cannot be paid any
 * more. Success makes the order new, once, and lets its other payments go. Answers with how the payment stands.
 */
export const settlePayment = (
  sandbox: Sandbox,
  id: string,
  outcome: Exclude<PaymentOutcome, 'pending'>,
): Promise<PaymentOutcome | undefined> =>
  sandbox.db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('payment')
      .select('order_token')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return undefined;
    // The order first, then its payments: the same way round everywhere.
    const order = await trx
      .selectFrom('shop_order')
      .select(['token', 'state'])
      .where('token', '=', found.order_token)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (payment.status !== 'pending') return payment.status;
    const end = order.state === 'payment_pending' ? outcome : 'cancelled';
    await trx.updateTable('payment').set({ status: end, settles_at: null }).where('id', '=', id).execute();
    if (end !== 'succeeded') return end;
    const now = new Date(sandbox.clock.now());
    await trx
      .updateTable('payment')
      .set({ status: 'cancelled', settles_at: null })
      .where('order_token', '=', order.token)
      .where('status', '=', 'pending')
      .execute();
    await trx
      .updateTable('shop_order')
      .set({ state: 'new', paid_at: now, expires_at: null, payment_method: payment.method })
      .where('token', '=', order.token)
      .execute();
    await askForMail(trx, order.token, now);
    return end;
  });
