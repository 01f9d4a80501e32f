import { sql } from 'kysely';
import type { PaymentOutcome } from '../../../domain/checkout/payment.ts';
import type { WithdrawnGoods } from '../../../domain/orders/withdrawn-lines.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import type { PaymentRow, WithdrawalRow } from '../db/commerce-tables.ts';
import type { Db, Trx } from '../db/schema.ts';
import { creditedOf } from './credited.ts';

/** What happened to an order after it was placed. */
export interface OrderProgress {
  /** Outcome of the payment that succeeded, or else of the newest one. */
  readonly outcome?: PaymentOutcome;
  /** The newest payment is being charged without the buyer, and its outcome is not known yet. Source: SUBS-10. */
  readonly isCharging?: boolean;
  /** Total of payments that came twice or too late, and of refunds by staff. Units: minor. */
  readonly refunded: number;
  /** The part of it that staff refunded. Units: minor. */
  readonly givenBack?: number;
  /** When the last refund was made. */
  readonly refundedAt?: Date;
  /** How much was credited because goods came back. Units: minor. */
  readonly creditedGoods?: number;
  /** Oldest first. Source: LAW-37. */
  readonly withdrawals: NonNullable<OrderWire['withdrawals']>;
}

type Paid = Pick<PaymentRow, 'status' | 'amount' | 'refunded_at' | 'automatic'>;
type Refunded = Pick<PaymentRow, 'amount' | 'refunded_at'>;

/** Whether a payment is charged without the buyer being present, and its outcome is not known yet. */
export const isRunningCharge = ({ status, automatic }: Pick<PaymentRow, 'status' | 'automatic'>): boolean =>
  automatic && status === 'pending';

const paymentProgress = (
  payments: readonly Paid[],
  byStaff: readonly Refunded[],
): Omit<OrderProgress, 'withdrawals' | 'creditedGoods'> => {
  const refunded = [...payments.filter(({ status }) => status === 'refunded'), ...byStaff];
  const times = refunded.flatMap(({ refunded_at }) => (refunded_at ? [refunded_at.getTime()] : []));
  return {
    ...(payments[0] && { outcome: payments[0].status }),
    ...(payments.some(isRunningCharge) && { isCharging: true }),
    refunded: refunded.reduce((sum, { amount }) => sum + amount, 0),
    ...(byStaff.length > 0 && { givenBack: byStaff.reduce((sum, { amount }) => sum + amount, 0) }),
    ...(times.length > 0 && { refundedAt: new Date(Math.max(...times)) }),
  };
};

/** Returns what a withdrawal names of its order. Undefined until it is known. */
export const withdrawnGoods = ({
  lines,
  pieces,
}: Pick<WithdrawalRow, 'lines' | 'pieces'>): WithdrawnGoods | undefined =>
  lines === null ? undefined : { lines, ...(pieces && { pieces }) };

/** Returns what happened to each of some orders: their payments, refunds and withdrawals. */
export const progressOf = async (
  db: Db,
  tokens: readonly string[],
): Promise<(token: string) => OrderProgress> => {
  if (tokens.length === 0) return () => ({ refunded: 0, withdrawals: [] });
  const payments = await db
    .selectFrom('payment')
    .select(['order_token', 'status', 'amount', 'refunded_at', 'automatic'])
    .where('order_token', 'in', tokens)
    .orderBy(sql`status = 'succeeded'`, 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  const byStaff = await db
    .selectFrom('order_refund')
    .select(['order_token', 'amount', 'refunded_at', 'receipt'])
    .where('order_token', 'in', tokens)
    .where('refunded_at', 'is not', null)
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(['order_token', 'receipt', 'received_at', 'goods', 'lines', 'pieces', 'settled_at'])
    .where('order_token', 'in', tokens)
    .orderBy('received_at')
    .orderBy('receipt')
    .execute();
  const credited = await creditedOf(
    db,
    withdrawals.flatMap(({ order_token }) => order_token ?? []),
  );
  return (token) => {
    const isOf = ({ order_token }: { readonly order_token: string | null }) => order_token === token;
    const refunds = byStaff.filter(isOf);
    return {
      ...paymentProgress(payments.filter(isOf), refunds),
      creditedGoods: credited(token).goods,
      withdrawals: withdrawals.filter(isOf).map(({ receipt, received_at, goods, settled_at, ...row }) => {
        const refund = refunds.find((one) => one.receipt === receipt);
        return {
          receipt,
          received_at: received_at.toISOString(),
          goods,
          ...withdrawnGoods(row),
          ...(settled_at && { settled_at: settled_at.toISOString() }),
          ...(refund?.refunded_at && { refunded_at: refund.refunded_at.toISOString() }),
        };
      }),
    };
  };
};

/** Returns what the settled withdrawals of an order gave back. */
export const settledWithdrawals = async (trx: Trx, token: string): Promise<readonly WithdrawnGoods[]> => {
  const settled = await trx
    .selectFrom('withdrawal')
    .select(['lines', 'pieces'])
    .where('order_token', '=', token)
    .where('settled_at', 'is not', null)
    .execute();
  return settled.flatMap((row) => withdrawnGoods(row) ?? []);
};
