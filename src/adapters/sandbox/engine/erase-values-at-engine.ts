import { findRow, updateRow } from '../db/rows.ts';
import { retryForever } from '../jobs/back-off.ts';
import type { OutsideWork } from '../jobs/run-due.ts';

/** Has the engine remove the eye values from an order too, and retries until it succeeds. Source: LAW-33. */
export const eraseValuesAtEngine: OutsideWork = {
  waitAfter: retryForever,
  outside: async ({ db, engine, clock }, { subject_id: token }) => {
    const order = await findRow(db, 'shop_order', { token }, ['token', 'brand', 'locale']);
    if (!order || !engine) return async () => undefined;
    await engine.orders.forgetValues(order);
    const now = new Date(clock.now());
    return async (trx) => {
      await updateRow(trx, 'shop_order', { token }, { engine_forgot_at: now });
    };
  },
};
