import * as E from 'fp-ts/Either';
import type { PaymentId } from '../../../domain/checkout/payment.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { OrderRow, PaymentRow } from '../db/commerce-tables.ts';
import { findRow, getRow, updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { endAtProvider, initialize } from '../provider/provider-payments.ts';
import type { Sandbox } from '../sandbox.ts';
import { type ExpressRow, readExpress } from './express-store.ts';
import { settlePayment } from './settle-payment.ts';
import { takeStanding } from './take-standing.ts';

/**
 * Inserts the payment for an approval, with the approval's id, so that there is only one however often it is started.
 * Source: EXP-6.
 */
export const announceApproved = async (
  trx: Trx,
  order: OrderRow,
  wanted: Pick<PaymentRow, 'method' | 'return_path'>,
  { id, reference }: ExpressRow,
  now: Date,
): Promise<void> => {
  const known = await findRow(trx, 'payment', { id }, ['id']);
  if (known) return;
  const sum = { amount: order.total, currency: order.currency };
  await trx
    .insertInto('payment')
    .values({ id, order_token: order.token, ...sum, ...wanted, status: 'pending', created_at: now })
    .execute();
  await initialize(trx, { id, order_number: order.number, ...sum, alias: null, keeps: null });
  if (reference !== null) await updateRow(trx, 'provider_payment', { id }, { reference });
};

/** `unknown`: it is not known whether the money was authorised. Asking again is safe and gives the same payment. */
export type ApprovalEnd = 'paid' | 'refused' | 'unknown';

const statusOf = async (sandbox: Sandbox, id: string): Promise<ApprovalEnd> => {
  const payment = await getRow(sandbox.db, 'payment', { id }, ['status']);
  if (payment.status === 'pending') return 'unknown';
  return payment.status === 'succeeded' ? 'paid' : 'refused';
};

/** Charges what a wallet approved, for an order that was placed. Source: EXP-6. */
export const payByApproval = async (sandbox: Sandbox, id: string): Promise<ApprovalEnd> => {
  const { provider, db } = sandbox;
  if (!provider) {
    await endAtProvider(db, id, 'authorized');
    await settlePayment(sandbox, id, 'succeeded');
    return statusOf(sandbox, id);
  }
  const { amount, currency, order_number, reference } = await getRow(db, 'provider_payment', { id }, [
    'amount',
    'currency',
    'order_number',
    'reference',
  ]);
  if (reference === null || !(await readExpress(db, id))) return 'refused';
  const sum = { amount: amount as Minor, currency };
  const confirmed = await provider.express.confirm(reference, {
    payment: id as PaymentId,
    order: order_number,
    ...sum,
  })();
  const standing = await provider.standing(reference)();
  if (E.isRight(standing)) await takeStanding(sandbox, standing.right);
  const end = await statusOf(sandbox, id);
  const isNo = E.isLeft(confirmed) && ['Refused', 'NotFound'].includes(confirmed.left._tag);
  if (end !== 'unknown' || !isNo) return end;
  await settlePayment(sandbox, id, 'declined');
  return 'refused';
};
