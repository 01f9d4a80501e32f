import { pointsOfGoods } from '../../../domain/customer/bonus-points.ts';
import type { OrderToken } from '../../../domain/orders/order.ts';
import { pointsStanding } from '../../../domain/orders/order-points.ts';
import { keptItems } from '../../../domain/orders/withdrawn-lines.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { OrderProgress } from '../order-rows/order-progress.ts';
import { bonusProgrammes } from '../seed/demo/bonus-programme.ts';
import { internalOrderId } from './order-number.ts';

/** Whether nothing of an order is kept that could be ordered again. */
const isWithdrawn = ({ basket: { items } }: OrderRow, withdrawals: OrderProgress['withdrawals']): boolean =>
  withdrawals.length > 0 && keptItems({ items, withdrawals }).every(({ is_gift }) => is_gift);

/** Converts an order to wire format. Texts and prices are those of the moment it was placed. */
export const orderWire = (
  row: OrderRow,
  { outcome, isCharging, refunded, givenBack, refundedAt, creditedGoods = 0, withdrawals }: OrderProgress = {
    refunded: 0,
    withdrawals: [],
  },
  nextReminder?: string,
): OrderWire => ({
  ...row.basket,
  token_value: row.token as OrderToken,
  number: row.number,
  internal_order_id: internalOrderId(row.number),
  state: row.state,
  // An order that still awaits its payment is paid instead of being ordered again.
  reorderable: row.state !== 'payment_pending' && !isWithdrawn(row, withdrawals),
  created_at: row.created_at.toISOString(),
  ...(row.payment_method !== null && { payment_method: row.payment_method }),
  ...(row.expires_at && { payable_until: row.expires_at.toISOString() }),
  ...(refunded > 0 && { refunded: refunded as Minor }),
  ...(givenBack !== undefined && { given_back: givenBack as Minor }),
  ...(refundedAt && { refunded_at: refundedAt.toISOString() }),
  ...(withdrawals.length > 0 && { withdrawals }),
  ...(row.paid_at && { paid_at: row.paid_at.toISOString() }),
  ...(row.payment_method !== null &&
    outcome && {
      payment: {
        method: row.payment_method,
        status: outcome,
        ...(isCharging && row.state === 'payment_pending' && { automatic: true as const }),
      },
    }),
  ...(row.customer_id !== null &&
    row.elsewhere !== true &&
    pointsStanding(row.state, row.paid_at !== null) === 'Credited' && {
      bonus_points: {
        points: pointsOfGoods(row.basket.items_total - creditedGoods, bonusProgrammes[row.brand]),
      },
    }),
  ...(row.tracking !== null && { tracking: row.tracking }),
  ...(nextReminder !== undefined && { reminder_alarm: { next_reminder_date: nextReminder } }),
  ...(row.arrival_min !== null && { calculated_arrival_date_min: row.arrival_min }),
  ...(row.arrival_max !== null && { calculated_arrival_date_max: row.arrival_max }),
});
