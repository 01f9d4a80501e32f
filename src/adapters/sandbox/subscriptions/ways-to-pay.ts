import type { SubscriptionPaymentWire } from '../../contract/personal/subscriptions.ts';
import { paymentMethodsFor, refusePayment } from '../checkout/choose-payment.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Returns the ways in which a customer can pay a subscription: saved payment methods that have not expired, and invoice
 * if they may use it. Source: ACC-5, ACC-15.
 */
export const waysToPay = async (
  db: Db,
  sandbox: Sandbox,
  { id, brand }: Pick<CustomerRow, 'id' | 'brand'>,
): Promise<readonly SubscriptionPaymentWire[]> => {
  const kept = await db
    .selectFrom('payment_alias as kept')
    .innerJoin('provider_alias as held', 'held.alias', 'kept.alias')
    .selectAll('kept')
    .where('kept.customer_id', '=', id)
    .where('held.expires_at', '>', new Date(sandbox.clock.now()))
    .orderBy('kept.paid_at', 'desc')
    .orderBy('kept.alias')
    .execute();
  const methods = await paymentMethodsFor(db, sandbox, { brand, account: id });
  const onAccount = refusePayment(methods, 'invoice') === undefined;
  return [
    ...kept.map(({ alias, method, last_digits }) => ({
      payment_method: method,
      alias,
      ...(last_digits !== '' && { label: last_digits }),
    })),
    ...(onAccount ? [{ payment_method: 'invoice' }] : []),
  ];
};
