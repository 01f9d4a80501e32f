import type { SubscriptionPaymentWire } from '../../contract/personal/subscriptions.ts';
import { paymentMethodsFor, refusePayment } from '../checkout/choose-payment.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * How a customer can pay for what comes by itself: by what they had kept, and by invoice where they may.
 * Source: ACC-5.
 */
export const waysToPay = async (
  db: Db,
  sandbox: Sandbox,
  { id, brand }: Pick<CustomerRow, 'id' | 'brand'>,
): Promise<readonly SubscriptionPaymentWire[]> => {
  const kept = await db
    .selectFrom('payment_alias')
    .selectAll()
    .where('customer_id', '=', id)
    .orderBy('paid_at', 'desc')
    .orderBy('alias')
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
