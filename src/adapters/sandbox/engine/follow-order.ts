import { arrivalAfter } from '../../../domain/checkout/arrival/arrival.ts';
import { isSold } from '../../../domain/orders/order-state.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { carrierDays } from '../../shop-server/delivery/shipping-table.ts';
import type { SoldOrder } from '../../shop-server/engine/sold-order.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { findRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { askForLetter } from '../jobs/ask-for-letter.ts';
import { dispatchTopic } from '../mail/dispatch-letter.ts';
import { unpaidTopic } from '../mail/unpaid-letter.ts';
import { arrivalOnceSold } from '../orders/arrival-of-order.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { closePayments } from '../orders/close-payments.ts';
import { settleSale } from '../orders/settle-sale.ts';
import { billsBefore } from '../retention/erase-records.ts';
import type { Sandbox } from '../sandbox.ts';
import { holdDelivery } from '../subscription-rows/subscription-store.ts';
import { packedStates } from '../warehouse/hand-over.ts';
import { keepOrder } from './keep-order.ts';
import { keepValues } from './keep-values.ts';

interface Step {
  readonly trx: Trx;
  readonly sandbox: Sandbox;
  readonly order: OrderRow;
  readonly sold: SoldOrder;
  readonly now: Date;
}

/** Records a payment: staff took the money themselves, or an invoice was paid. */
const paid = async ({ trx, sandbox, order, sold, now }: Step): Promise<void> => {
  if (order.paid_at !== null || sold.paidAt === undefined || order.state === 'cancelled') return;
  const waited = order.state === 'payment_pending';
  const sale = waited && {
    state: 'new' as const,
    ...(await arrivalOnceSold(trx, sandbox, order, sold.paidAt)),
  };
  await trx
    .updateTable('shop_order')
    .set({ paid_at: sold.paidAt, expires_at: null, ...sale })
    .where('token', '=', order.token)
    .execute();
  if (!waited) return;
  await closePayments(trx, order.token);
  await settleSale(trx, sandbox, order.token, now);
};

/** Cancels the order: it was not paid in time, or staff cancelled it. Only the first case sends a letter, as before. */
const cancelled = async ({ trx, sandbox, order, now }: Step): Promise<void> => {
  if (order.state === 'cancelled') return;
  await cancelOrder(trx, sandbox, order.token);
  if (!isSold(order.state)) await askForLetter(trx, unpaidTopic, order.token, now, order.token);
};

/** The parcel is on its way: stores the arrival dates and tells the buyer. Source: ORD-1, ORD-2. */
const shipped = async ({ trx, sandbox, order, sold, now }: Step): Promise<void> => {
  const isPacked = packedStates.includes(order.state);
  if (!isPacked && !(order.state === 'shipped' && order.tracking === null && sold.tracking)) return;
  const method = order.basket.shipments[0]?.method;
  const { earliest, latest } = arrivalAfter(
    shopDay(now.getTime(), sandbox.clock.zone),
    order.country,
    carrierDays(method),
  );
  await trx
    .updateTable('shop_order')
    .set({
      state: 'shipped',
      tracking: sold.tracking ?? null,
      arrival_min: earliest,
      arrival_max: latest,
    })
    .where('token', '=', order.token)
    .execute();
  await askForLetter(trx, dispatchTopic, order.token, now, order.token);
};

/** Whether the records of an order are over, and its copy is deleted or never was. It does not return. Source: LAW-40. */
const isForgotten = async (trx: Trx, sandbox: Sandbox, sold: SoldOrder, now: Date): Promise<boolean> => {
  const { brand, token, cart, placedAt } = sold;
  const country = cart.shippingAddress?.country_code ?? sandbox.shops[brand].country;
  if (placedAt >= billsBefore(sandbox, brand, country, now)) return false;
  return (await findRow(trx, 'shop_order', { token }, ['token'])) === undefined;
};

/**
 * Updates the copy of an order to its state at the engine. Notices may come in any order and repeatedly: each step
 * happens once.
 */
export const followOrder = async (trx: Trx, sandbox: Sandbox, sold: SoldOrder): Promise<void> => {
  const now = new Date(sandbox.clock.now());
  if (await isForgotten(trx, sandbox, sold, now)) return;
  const step = { trx, sandbox, sold, now };
  // The engine may tell of a delivery while its job stores it.
  await holdDelivery(trx, sold.cart.token);
  const known = await keepOrder(trx, sandbox, sold);
  await keepValues(trx, sandbox, known, sold);
  await paid({ ...step, order: known });
  if (sold.state === 'waiting' || sold.state === 'open') return;
  const order = await keepOrder(trx, sandbox, sold);
  if (sold.state === 'cancelled') await cancelled({ ...step, order });
  else await shipped({ ...step, order });
};
