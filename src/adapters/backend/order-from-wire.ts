import type { InternalOrderId, Order } from '../../domain/orders/order.ts';
import type { OrderWire } from '../contract/orders/orders.ts';
import { basketFromWire } from './basket-from-wire.ts';
import { prescriptionFromWire } from './prescription-wire.ts';
import { money } from './product-from-wire.ts';

export const orderFromWire = (wire: OrderWire): Order => ({
  ...basketFromWire(wire),
  token: wire.token_value,
  number: wire.number,
  internalId: wire.internal_order_id as InternalOrderId,
  state: wire.state,
  createdAt: wire.created_at,
  reorderable: wire.reorderable ?? true,
  ...(wire.reminder_alarm !== undefined && { nextReminder: wire.reminder_alarm.next_reminder_date }),
  ...(wire.bonus_points !== undefined && { bonusPoints: wire.bonus_points.points }),
  ...(wire.tracking !== undefined && { tracking: wire.tracking }),
  ...(wire.paid_at !== undefined && { paidAt: wire.paid_at }),
  ...(wire.payable_until !== undefined && { payableUntil: wire.payable_until }),
  ...(wire.refunded !== undefined && { refunded: money(wire.currency_code)(wire.refunded) }),
  ...(wire.given_back !== undefined && { givenBack: money(wire.currency_code)(wire.given_back) }),
  ...(wire.refunded_at !== undefined && { refundedAt: wire.refunded_at }),
  ...(wire.withdrawals !== undefined && {
    withdrawals: wire.withdrawals.map((one) => ({
      receipt: one.receipt,
      receivedAt: one.received_at,
      goods: one.goods,
      ...(one.lines !== undefined && { lines: one.lines }),
      ...(one.pieces !== undefined && { pieces: one.pieces }),
      ...(one.settled_at !== undefined && { settledAt: one.settled_at }),
      ...(one.refunded_at !== undefined && { refundedAt: one.refunded_at }),
    })),
  }),
  ...(wire.prescription !== undefined && { prescription: prescriptionFromWire(wire.prescription) }),
  ...(wire.payment !== undefined && {
    payment: {
      method: wire.payment.method,
      outcome: wire.payment.status,
      ...(wire.payment.automatic && { isCharging: true }),
    },
  }),
  ...(wire.calculated_arrival_date_min !== undefined &&
    wire.calculated_arrival_date_max !== undefined && {
      delivery: {
        earliest: wire.calculated_arrival_date_min,
        latest: wire.calculated_arrival_date_max,
      },
    }),
});
