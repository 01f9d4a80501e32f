import * as E from 'fp-ts/Either';
import { today } from '../../../application/shared/clock.ts';
import {
  checkInterval,
  laterBy,
  type SubscriptionLimits,
  usualLimits,
} from '../../../domain/orders/subscription/interval.ts';
import { isRepeatableLine } from '../../../domain/orders/subscription/offer.ts';
import { checkDeliveryDay, startingOn } from '../../../domain/orders/subscription/schedule.ts';
import { type Day, readDay } from '../../../domain/shared/dates.ts';
import type { DeliveryInterval } from '../../../domain/shared/delivery-interval.ts';
import type { AddressWire } from '../../contract/checkout/address.ts';
import type { ShopApi } from '../../contract/shop-api.ts';
import type { CartFacts } from '../../shop-server/cart/cart-facts.ts';
import { notFound, type Refusal, refuse, violate } from '../../shop-server/refusal.ts';
import type { Call } from '../call.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import type { Trx } from '../db/schema.ts';
import type { KeptLine, SubscriptionRow } from '../db/subscription-tables.ts';
import { readProducts } from '../products/read-products.ts';
import type { Sandbox } from '../sandbox.ts';
import { flagOrder } from '../subscription-rows/flag-order.ts';
import { inRhythm, keptLine } from '../subscription-rows/kept-line.ts';
import { asKept } from '../subscription-rows/schedule-of.ts';
import { scheduleOrder, subscriptionNumber } from '../subscription-rows/subscription-store.ts';
import { confirmContract } from './confirm-contract.ts';
import { mayKeepLines } from './may-keep-lines.ts';
import { prescriptionFor } from './prescription-for.ts';
import { type Repeated, readSource } from './read-source.ts';
import { waysToPay } from './ways-to-pay.ts';

type CreateCall = Call<ShopApi['createSubscription']>;

/** Returns the lines that can be ordered repeatedly and are still sold. Source: SUBS-1. */
const linesOf = async (
  trx: Trx,
  sandbox: Sandbox,
  { channel }: CreateCall,
  { items }: Repeated['basket'],
): Promise<readonly KeptLine[]> => {
  const products = await readProducts(trx, sandbox, channel, [
    ...new Set(items.map(({ product_id }) => product_id)),
  ]);
  return items
    .filter(
      ({ is_gift: isGift, is_trial: isTrial, detail: { category }, product_id }) =>
        isRepeatableLine({ category, isTrial, isGift }) && products.get(product_id)?.orderable,
    )
    .map(keptLine);
};

/** Returns a customer's default address, for a cart that has none yet. */
const usualAddress = async (trx: Trx, { id }: CustomerRow): Promise<AddressWire | undefined> =>
  (
    await trx
      .selectFrom('customer_address')
      .select('address')
      .where('customer_id', '=', id)
      .where('is_default', '=', true)
      .executeTakeFirst()
  )?.address;

/**
 * Whether a guest's subscription that began with this order still runs. A second one would deliver the goods twice: an
 * order that joined an account leaves its subscription to the link in the mail. Source: SUBS-6, CHK-29.
 */
const isOfGuest = async (
  trx: Trx,
  { brand_channel: brand }: CreateCall['channel'],
  source: string,
): Promise<boolean> =>
  (await trx
    .selectFrom('subscription')
    .select('id')
    .where('source', '=', source)
    .where('brand', '=', brand)
    .where('customer_id', 'is', null)
    .where('state', '!=', 'cancelled')
    .executeTakeFirst()) !== undefined;

const beginning = (
  { body }: Pick<CreateCall, 'body'>,
  limits: SubscriptionLimits,
  interval: DeliveryInterval,
  from: Day,
): E.Either<Refusal, Day> => {
  if (body.next_order_date === undefined) return E.right(laterBy(interval, from, 1));
  const asked = E.flatMap(checkDeliveryDay(limits, from))(readDay(body.next_order_date));
  return E.isRight(asked) ? asked : violate([{ path: 'next_order_date', code: 'subscription.date' }]);
};

/**
 * Creates a subscription from an order or a cart. `cart`: the cart at an engine. The customer's row must be locked.
 * Source: ACC-5.
 */
export const createSubscription = async (
  trx: Trx,
  sandbox: Sandbox,
  call: CreateCall,
  customer: CustomerRow,
  cart?: CartFacts,
): Promise<E.Either<Refusal, SubscriptionRow>> => {
  const { channel, body } = call;
  const { locale } = channel;
  const limits = sandbox.shops[channel.brand_channel].subscription ?? usualLimits;
  const repeated = await readSource(trx, sandbox, call, { customer, cart });
  if (!repeated) return notFound('order');
  const theirs = await trx
    .selectFrom('subscription')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('state', '!=', 'cancelled')
    .execute();
  const known = theirs.find(({ source }) => source === repeated.source);
  if (known) return E.right(known);
  if (await isOfGuest(trx, channel, repeated.source)) return refuse(422, 'subscription.begun');
  if (theirs.length >= limits.perCustomer)
    return refuse(422, 'subscription.too_many', { max: limits.perCustomer });

  const unit = body.subscription_frequency_unit ?? 'day';
  const interval = checkInterval(limits)({ every: body.subscription_frequency, unit });
  if (E.isLeft(interval)) {
    const { min, max } = interval.left;
    return violate([
      { path: 'subscription_frequency', code: `subscription.interval_${unit}`, values: { min, max } },
    ]);
  }
  const now = new Date(sandbox.clock.now());
  const first = beginning(call, limits, interval.right, today(sandbox.clock));
  if (E.isLeft(first)) return first;

  const once = await linesOf(trx, sandbox, call, repeated.basket);
  // An engine has no prices for regular deliveries.
  const isCheaper = !sandbox.engine && sandbox.shops[channel.brand_channel].regularSaving !== undefined;
  const lines = isCheaper ? once.map((line) => inRhythm(line, interval.right)) : once;
  if (lines.length === 0) return refuse(422, 'subscription.nothing');
  if (!(await mayKeepLines(trx, customer, lines, body.consent))) return refuse(422, 'subscription.consent');
  const { basket } = repeated;
  const usual = basket.billing_address ? undefined : await usualAddress(trx, customer);
  const { billing_address: billing = usual, shipping_address: shipping = billing, shipments } = basket;
  if (!billing || !shipping) return refuse(422, 'subscription.no_address');

  const prescription = prescriptionFor(sandbox, channel, body.prescription, {
    goods: repeated.basket.items
      .filter(({ product_id }) => lines.some((line) => line.product_id === product_id))
      .map(({ detail }) => detail),
    country: shipping.country_code,
    before: repeated.basket.prescription,
  });
  if (E.isLeft(prescription)) return prescription;

  const ways = await waysToPay(trx, sandbox, customer);
  const wanted = body.payment_method ?? repeated.paymentMethod;
  const same = ways.find(
    ({ payment_method, alias }) =>
      payment_method === wanted && (body.payment_alias === undefined || alias === body.payment_alias),
  );
  const way = same ?? (body.payment_method === undefined ? ways[0] : undefined);
  if (!way) return violate([{ path: 'payment_method', code: 'subscription.payment' }]);

  const row = await trx
    .insertInto('subscription')
    .values({
      id: subscriptionNumber(),
      customer_id: customer.id,
      brand: channel.brand_channel,
      locale,
      state: 'active',
      ...asKept(startingOn(interval.right, first.right)),
      lines: json(lines),
      billing_address: json(billing),
      shipping_address: json(shipping),
      shipping_method: shipments[0]?.method ?? null,
      payment_method: way.payment_method,
      payment_alias: way.alias ?? null,
      prescription: prescription.right === undefined ? null : json(prescription.right),
      source: repeated.source,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (repeated.orderToken !== undefined) await flagOrder(trx, repeated.orderToken, interval.right);
  await scheduleOrder(trx, row, sandbox.clock.zone);
  await confirmContract(trx, sandbox, row, 'created', customer);
  return E.right(row);
};
