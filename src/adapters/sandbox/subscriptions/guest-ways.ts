import { isRepeatable } from '../../../domain/orders/subscription/repeatable.ts';
import type { BrandId } from '../../../domain/shared/brand-id.ts';
import { paymentMethodsFor, refusePayment } from '../checkout/choose-payment.ts';
import type { Db } from '../db/schema.ts';
import type { SubscriptionRow } from '../db/subscription-tables.ts';
import type { Sandbox } from '../sandbox.ts';

const declined: ReadonlySet<string> = new Set(['payment_declined', 'payment_given_up']);

/** Whether a delivery waits for its guest to pay it, because the stored payment method was declined. Source: SUBS-8. */
const awaitsGuest = ({ state, problem }: SubscriptionRow): boolean =>
  state !== 'cancelled' && problem !== null && declined.has(problem.code);

export const guestMethods = async (db: Db, sandbox: Sandbox, brand: BrandId): Promise<readonly string[]> => {
  const methods = await paymentMethodsFor(db, sandbox, { brand });
  return methods
    .map(({ code }) => code)
    .filter((code) => isRepeatable(code) && refusePayment(methods, code) === undefined);
};

/** Returns the payment methods with which a guest can pay a declined delivery. Undefined if there is none to pay. */
export const payableBy = async (
  db: Db,
  sandbox: Sandbox,
  row: SubscriptionRow,
): Promise<readonly string[] | undefined> =>
  awaitsGuest(row) ? guestMethods(db, sandbox, row.brand) : undefined;
