import type * as E from 'fp-ts/Either';
import { usualLimits } from '../../../domain/orders/subscription/interval.ts';
import { isRepeatable } from '../../../domain/orders/subscription/repeatable.ts';
import { holdsValues } from '../../../domain/orders/value-retention.ts';
import { type Refusal, refuse, violate } from '../../shop-server/refusal.ts';
import type { Asker } from '../call.ts';
import { readCart } from '../cart/cart-store.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { agreeToWish, wishOf } from './wish.ts';

/**
 * Why a cart with regular goods cannot be ordered. Undefined if it can; then the request is kept until the order is
 * sold. Source: SUBS-4, LAW-30.
 */
export const refuseWish = async (
  trx: Trx,
  sandbox: Sandbox,
  channel: Asker,
  token: string,
  customer: CustomerRow | undefined,
): Promise<E.Either<Refusal, never> | undefined> => {
  const stored = await readCart(trx, channel, token);
  const lines = stored?.lines.filter(({ meta }) => meta.subscription_frequency !== undefined) ?? [];
  if (!stored || lines.length === 0) return undefined;
  const { locale } = channel;
  const method = stored.row.payment_method;
  if (method !== null && !isRepeatable(method))
    return violate([{ path: 'payment_method', code: 'subscription.payment' }]);
  const known = await wishOf(trx, token);
  if (lines.some(({ options }) => holdsValues(options)) && (known?.words ?? null) === null)
    return violate([{ path: 'subscription_consent', code: 'subscription.consent' }]);
  if (customer) {
    const { perCustomer: max } = sandbox.shops[stored.row.brand].subscription ?? usualLimits;
    const { n } = await trx
      .selectFrom('subscription')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('customer_id', '=', customer.id)
      .where('state', '!=', 'cancelled')
      .executeTakeFirstOrThrow();
    if (Number(n) >= max) return refuse(422, 'subscription.too_many', { max });
  }
  if (!known) await agreeToWish(trx, token, { words: null, locale, at: new Date(sandbox.clock.now()) });
  return undefined;
};
