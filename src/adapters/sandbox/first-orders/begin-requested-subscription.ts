import { laterBy } from '../../../domain/orders/subscription/interval.ts';
import { startingOn } from '../../../domain/orders/subscription/schedule.ts';
import { shopDay } from '../../../domain/shared/shop-day.ts';
import { isPaidLater } from '../../shop-server/checkout/payment-methods.ts';
import { noteConsent } from '../consents/consent-store.ts';
import { noteValues } from '../consents/value-consents.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { newToken } from '../db/new-token.ts';
import { findRow, getRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { SubscriptionRow, WishRow } from '../db/subscription-tables.ts';
import { lawDigestsOf } from '../law/law-of-order.ts';
import { isRegular } from '../order-rows/begun-subscription.ts';
import { aliasOfPayment } from '../provider/provider-aliases.ts';
import type { Sandbox } from '../sandbox.ts';
import { agreedGoods } from '../subscription-rows/agreed-goods.ts';
import { keptLine } from '../subscription-rows/kept-line.ts';
import { asKept } from '../subscription-rows/schedule-of.ts';
import { note, scheduleOrder, subscriptionNumber } from '../subscription-rows/subscription-store.ts';
import { continuePaid } from './continue-paid.ts';
import { takeWish } from './wish.ts';

/** Returns the payment method of an order, if it can be charged again without the buyer. */
const wayOf = async (trx: Trx, { token, payment_method }: OrderRow, now: Date) => {
  const paid = await findRow(trx, 'payment', { order_token: token, status: 'succeeded' }, ['id']);
  const kept = paid && (await aliasOfPayment(trx, paid.id, now));
  if (kept) return { payment_method: kept.method, payment_alias: kept.alias };
  return isPaidLater(payment_method ?? '')
    ? { payment_method: payment_method ?? '', payment_alias: null }
    : undefined;
};

const noteAgreed = async (
  trx: Trx,
  { customer_id: id, brand, email }: OrderRow,
  { words, locale, said_at: at }: WishRow,
  subject: string,
): Promise<void> => {
  if (words === null) return;
  const said = { words, locale, at };
  if (id !== null) {
    await noteValues(trx, { id, brand, email }, 'subscription', { given: true, ...said });
    return;
  }
  await noteConsent(trx, { brand, email, purpose: 'subscription', subject, act: 'given', ...said });
};

/**
 * Begins the subscription that the buyer requested with an order, once the order is sold: the regular goods, first one
 * interval later, paid like the order. If that payment cannot be repeated, the subscription is paused until the problem
 * is resolved. Source: SUBS-4.
 */
export const beginRequestedSubscription = async (
  trx: Trx,
  sandbox: Pick<Sandbox, 'clock' | 'provider'>,
  token: string,
  now: Date,
): Promise<void> => {
  const { clock } = sandbox;
  const order = await getRow(trx, 'shop_order', { token });
  const wish = await takeWish(trx, order.cart_token);
  const way = await wayOf(trx, order, now);
  if (await continuePaid(trx, sandbox, order, way, now)) return;
  const items = order.basket.items.filter(isRegular);
  const { subscription_frequency: every, subscription_frequency_unit: unit = 'day' } = items[0]?.meta ?? {};
  const { billing_address: billing, shipping_address: shipping = billing, prescription } = order.basket;
  if (!wish || every === undefined || !billing || !shipping || order.account_gone_at) return;
  const first = laterBy({ every, unit }, shopDay(now.getTime(), clock.zone), 1);
  const row: SubscriptionRow = await trx
    .insertInto('subscription')
    .values({
      id: subscriptionNumber(),
      customer_id: order.customer_id,
      ...(order.customer_id === null && { email: order.email, key: newToken() }),
      brand: order.brand,
      locale: order.locale,
      state: way ? 'active' : 'paused',
      ...asKept(startingOn({ every, unit }, first)),
      lines: json(items.map(keptLine)),
      billing_address: json(billing),
      shipping_address: json(shipping),
      shipping_method: order.basket.shipments[0]?.method ?? null,
      ...(way ?? { payment_method: order.payment_method ?? '', payment_alias: null }),
      ...(!way && { problem: json({ code: 'payment_given_up', goods: [] }) }),
      prescription: prescription === undefined ? null : json(prescription),
      source: `order:${order.number}`,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteAgreed(trx, order, wish, row.id);
  await scheduleOrder(trx, row, clock.zone);
  const contract = {
    every,
    unit,
    goods: agreedGoods(items),
    currency: order.currency,
    law: await lawDigestsOf(trx, token),
  };
  await note(trx, row, 'created', now, { detail: { next: first, contract } });
};
