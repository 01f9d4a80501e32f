import { type ClockPort, today } from '../../application/shared/clock.ts';
import { takesAlias } from '../../domain/checkout/payment-code.ts';
import { brandIds } from '../../domain/shared/brand-id.ts';
import { daysAfter } from '../../domain/shared/day-arithmetic.ts';
import { json } from './db/json.ts';
import { newId, newToken } from './db/new-token.ts';
import { findRow } from './db/rows.ts';
import type { Trx } from './db/schema.ts';
import { demoOrderNumber } from './orders/order-number.ts';
import { lastDigitsOf } from './provider/provider-aliases.ts';
import { flagOrder } from './subscription-rows/flag-order.ts';
import { demoSubscriptionNumber, scheduleOrder } from './subscription-rows/subscription-store.ts';

/** Units: ms. */
const year = 365 * 86_400_000;

/** The demonstration's subscriptions: in each shop, the first customer has an active one and the second a paused one. */
const demos = [
  { customer: 0, order: 11, every: 2, unit: 'month', ahead: 34, state: 'active' },
  { customer: 1, order: 6, every: 30, unit: 'day', ahead: 18, state: 'paused' },
] as const;

/** Saves a card for the customer, unless they pay by invoice. */
const keptCard = async (trx: Trx, customer: number, method: string, now: Date): Promise<string | null> => {
  if (!takesAlias(method)) return null;
  const alias = newToken();
  const last_digits = lastDigitsOf(method);
  const expires_at = new Date(now.getTime() + 3 * year);
  await trx.insertInto('provider_alias').values({ alias, method, last_digits, expires_at }).execute();
  await trx
    .insertInto('payment_alias')
    .values({ alias, customer_id: customer, method, last_digits, paid_at: now })
    .execute();
  return alias;
};

/** Source: ACC-5. */
export const seedSubscriptions = async (trx: Trx, clock: ClockPort): Promise<void> => {
  const now = new Date(clock.now());
  for (const brand of brandIds)
    for (const { customer, order, every, unit, ahead, state } of demos) {
      const source = await findRow(trx, 'shop_order', { number: demoOrderNumber(brand, customer, order) });
      const { billing_address: billing, shipping_address: shipping, items } = source?.basket ?? {};
      if (!source || source.customer_id === null || !billing || !shipping || !items) continue;
      const method = source.payment_method ?? 'invoice';
      const next = daysAfter(today(clock), ahead);
      const row = await trx
        .insertInto('subscription')
        .values({
          id: demoSubscriptionNumber(brand, customer),
          customer_id: source.customer_id,
          brand,
          locale: source.locale,
          state,
          every,
          unit,
          anchor: next,
          next_date: next,
          lines: json(
            items.map(({ product_id, variant_id, formatted_options, meta, quantity }) => ({
              id: newId(),
              product_id,
              variant_id,
              options: Object.fromEntries(formatted_options.map(({ code, value }) => [code, value])),
              meta: { ...meta, subscription_frequency: every, subscription_frequency_unit: unit },
              quantity,
            })),
          ),
          billing_address: json(billing),
          shipping_address: json(shipping),
          shipping_method: source.basket.shipments[0]?.method ?? null,
          payment_method: method,
          payment_alias: await keptCard(trx, source.customer_id, method, now),
          prescription: source.basket.prescription ? json(source.basket.prescription) : null,
          source: `order:${source.number}`,
          created_at: source.created_at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await scheduleOrder(trx, row, clock.zone);
      await flagOrder(trx, source.token, { every, unit });
    }
};
