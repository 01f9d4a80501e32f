import { waitForEngine } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import type { Sandbox } from '../sandbox.ts';
import { refundCancelledOrder } from './refund-cancelled-order.ts';

const readPaid = ({ db }: Pick<Sandbox, 'db'>, id: string) =>
  db
    .selectFrom('payment')
    .innerJoin('shop_order', 'shop_order.token', 'payment.order_token')
    .select(['payment.method', 'shop_order.token', 'shop_order.brand', 'shop_order.locale'])
    .where('payment.id', '=', id)
    .where('payment.status', '=', 'succeeded')
    .executeTakeFirst();

const nothingToWrite = async (): Promise<void> => undefined;

/**
 * Tells the engine about a payment, and retries until it succeeds. Money that came after the engine cancelled the order
 * is refunded. Source: CHK-11, CHK-12.
 */
export const reportPayment: OutsideWork = {
  waitAfter: waitForEngine,
  outside: async (sandbox, { subject_id: id }) => {
    const paid = await readPaid(sandbox, id);
    if (!paid || !sandbox.engine) return nothingToWrite;
    const { token, brand, locale, method } = paid;
    const answer = await sandbox.engine.orders.paid({ token, brand, locale }, { method, reference: id });
    return answer === 'told' ? nothingToWrite : (trx) => refundCancelledOrder(trx, sandbox, id);
  },
};
