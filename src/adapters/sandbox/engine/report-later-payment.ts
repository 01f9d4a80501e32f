import { findRow, lockRow } from '../db/rows.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { waitForEngine } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';
import { unpaidTopic } from '../mail/unpaid-letter.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import type { Sandbox } from '../sandbox.ts';

const readOrder = ({ db }: Pick<Sandbox, 'db'>, token: string) =>
  findRow(db, 'shop_order', { token }, ['token', 'brand', 'locale', 'payment_method']);

/**
 * Tells the engine that an order no longer waits for a payment, because the buyer pays later. Retries until it
 * succeeds, since the engine would otherwise cancel the order. If it has just done so, the order is cancelled here too.
 * Source: CHK-11, CHK-12.
 */
export const reportLaterPayment: OutsideWork = {
  waitAfter: waitForEngine,
  outside: async (sandbox, { subject_id: token }) => {
    const order = await readOrder(sandbox, token);
    const { engine, clock } = sandbox;
    if (!order || !engine) return async () => undefined;
    const answer = await engine.orders.paidLater(order, order.payment_method ?? '');
    if (answer === 'told') return async () => undefined;
    return async (trx) => {
      const { state } = await lockRow(trx, 'shop_order', { token }, ['state']);
      if (state !== 'cancelled') await cancelOrder(trx, { clock }, token);
      await askForLetter(trx, unpaidTopic, token, new Date(clock.now()), token);
    };
  },
};
