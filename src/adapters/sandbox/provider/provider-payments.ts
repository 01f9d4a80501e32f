import type { ProviderPaymentRow, ProviderStatus } from '../db/commerce-tables.ts';
import { findRow, updateRow } from '../db/rows.ts';
import type { Db } from '../db/schema.ts';

/** Announces a payment to the provider, before anybody pays. */
export const initialize = async (
  db: Db,
  payment: Pick<ProviderPaymentRow, 'id' | 'order_number' | 'amount' | 'currency' | 'alias' | 'keeps'>,
): Promise<void> => {
  await db
    .insertInto('provider_payment')
    .values({ ...payment, status: 'initialized', settles_at: null })
    .execute();
};

export const readProviderPayment = (db: Db, id: string): Promise<ProviderPaymentRow | undefined> =>
  findRow(db, 'provider_payment', { id });

/** Ends a payment. Only the first call has an effect. */
export const endAtProvider = async (
  db: Db,
  id: string,
  status: Exclude<ProviderStatus, 'initialized'>,
): Promise<void> => {
  await updateRow(db, 'provider_payment', { id, status: 'initialized' }, { status, settles_at: null });
};

/** Lets a payment succeed by itself later. Has no effect on a payment that has ended or is already slow. */
export const slowDown = async (db: Db, id: string, until: Date): Promise<void> => {
  await db
    .updateTable('provider_payment')
    .set({ settles_at: until })
    .where('id', '=', id)
    .where('status', '=', 'initialized')
    .where('settles_at', 'is', null)
    .execute();
};

/** Ends the slow payments that are due. */
export const endSlowPayments = async (db: Db, now: Date): Promise<void> => {
  await db
    .updateTable('provider_payment')
    .set({ status: 'authorized', settles_at: null })
    .where('settles_at', '<=', now)
    .where('status', '=', 'initialized')
    .execute();
};

/**
 * Voids payments, so that nobody can pay with them any more. One that was just paid stays paid and will be reported. A
 * payment at another provider stays open there until it expires, and is queried as before.
 */
export const voidAtProvider = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .updateTable('provider_payment')
    .set({ status: 'canceled', settles_at: null, heard: true })
    .where('id', 'in', ids)
    .where('reference', 'is', null)
    .where('status', '=', 'initialized')
    .execute();
};

/** Refunds a payment. */
export const credit = async (db: Db, id: string): Promise<void> => {
  await updateRow(db, 'provider_payment', { id }, { credited: true });
};

/** Records that the shop knows how the payment ended. */
export const markNoticeReceived = async (db: Db, id: string): Promise<void> => {
  await updateRow(db, 'provider_payment', { id }, { heard: true });
};

/**
 * Returns the payments that have ended without the shop knowing: their notice was lost or is still on its way. `id`:
 * only this payment.
 */
export const paymentsWithoutNotice = (db: Db, id?: string): Promise<readonly ProviderPaymentRow[]> =>
  db
    .selectFrom('provider_payment')
    .selectAll()
    .where('heard', '=', false)
    .where('status', '<>', 'initialized')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id')
    .execute();
