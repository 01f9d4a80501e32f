import { today } from '../../../application/shared/clock.ts';
import { quantityRule } from '../../../domain/cart/quantity.ts';
import { comingDays, leftOut, skipNext } from '../../../domain/orders/subscription/schedule.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { Channel } from '../../contract/channel.ts';
import type { SubscriptionWire } from '../../contract/personal/subscriptions.ts';
import { type CartView, viewCart } from '../cart/cart-view.ts';
import { cartWire } from '../cart/cart-wire.ts';
import type { CartRow } from '../db/commerce-tables.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import type { Db } from '../db/schema.ts';
import type { EventDetail, SubscriptionRow } from '../db/subscription-tables.ts';
import type { Sandbox } from '../sandbox.ts';
import { scheduleOf } from '../subscription-rows/schedule-of.ts';
import { payableBy } from './guest-ways.ts';
import { waysToPay } from './ways-to-pay.ts';

/** Number of days shown after the next one. */
const comingShown = 3;
/** Number of orders listed. */
const ordersShown = 12;

/** The cart that a subscription would be today. It is not stored. */
const cartOfToday = (
  row: SubscriptionRow,
  customer: Pick<CustomerRow, 'id' | 'email'> | undefined,
  now: Date,
): CartRow => ({
  token: row.id,
  id: 0,
  brand: row.brand,
  locale: row.locale,
  checkout_state: 'payment_selected',
  customer_id: customer ? String(customer.id) : null,
  email: customer?.email ?? row.email,
  billing_address: row.billing_address,
  shipping_address: row.shipping_address,
  coupon_code: null,
  comment: null,
  miles_and_more_number: null,
  shipment_id: row.id,
  shipping_method: row.shipping_method,
  shipping_opt_in: null,
  payment_method: row.payment_method,
  gift_declined: true,
  left_behind: null,
  renewed_from: null,
  renewed_by: null,
  renewed_at: null,
  created_at: row.created_at,
  updated_at: now,
});

/**
 * Returns a subscription as a cart at today's prices, with its chosen shipping method, or the cheapest one if that is
 * not available.
 */
export const viewAsCart = async (
  db: Db,
  sandbox: Sandbox,
  channel: Channel,
  row: SubscriptionRow,
  customer: Pick<CustomerRow, 'id' | 'email'> | undefined,
): Promise<CartView> => {
  const cart = cartOfToday(row, customer, new Date(sandbox.clock.now()));
  const lines = row.lines.map((line, i) => ({
    ...line,
    cart_token: row.id,
    position: i + 1,
    created_from: null,
    price_channel: null,
    fk: null,
  }));
  const view = await viewCart(db, sandbox, channel, { row: cart, lines });
  const ways = view.shippingMethods;
  if (ways.length === 0 || ways.some((way) => way.row.key === row.shipping_method)) return view;
  const [cheapest] = ways.toSorted((a, b) => a.price - b.price);
  return viewCart(db, sandbox, channel, {
    row: { ...cart, shipping_method: cheapest?.row.key ?? null },
    lines,
  });
};

/** Returns what an order would cost today, with shipping. Undefined if a part of its goods is not sold any more. */
export const sumOfToday = async (
  db: Db,
  sandbox: Sandbox,
  row: SubscriptionRow,
  customer: Pick<CustomerRow, 'id' | 'email'> | undefined,
): Promise<EventDetail['sum']> => {
  const { brand, locale } = row;
  const { lines, totals } = await viewAsCart(db, sandbox, { brand_channel: brand, locale }, row, customer);
  return lines.length === row.lines.length
    ? { amount: totals.total, currency: sandbox.shops[brand].currency }
    : undefined;
};

const ordersOf = (db: Db, { id }: SubscriptionRow) =>
  db
    .selectFrom('subscription_event as e')
    .innerJoin('shop_order as o', 'o.token', 'e.order_token')
    .select(['o.number', 'o.created_at', 'o.state', 'o.total', 'o.currency'])
    .where('e.subscription_id', '=', id)
    .orderBy('o.created_at', 'desc')
    .limit(ordersShown)
    .execute();

/** Converts a subscription to wire format. Source: ACC-5. */
export const subscriptionWire = async (
  db: Db,
  sandbox: Sandbox,
  channel: Channel,
  row: SubscriptionRow,
  customer: CustomerRow | undefined,
): Promise<SubscriptionWire> => {
  const shop = sandbox.shops[row.brand];
  const view = await viewAsCart(db, sandbox, channel, row, customer);
  const cart = cartWire(sandbox, channel.locale, view);
  const ways = customer ? await waysToPay(db, sandbox, customer) : [];
  const known = ways.find(
    ({ payment_method, alias }) =>
      payment_method === row.payment_method && alias === (row.payment_alias ?? undefined),
  );
  const payable = customer ? undefined : await payableBy(db, sandbox, row);
  const schedule = scheduleOf(row);
  const skipped = leftOut(schedule, today(sandbox.clock));
  const [kind, number] = row.source.split(':');
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    subscription_frequency: row.every,
    subscription_frequency_unit: row.unit,
    next_order_date: row.next_date,
    coming_order_dates: comingDays(skipNext(schedule), comingShown),
    items: cart.items.map((item) => {
      const rule = quantityRule({
        isTrial: item.is_trial,
        codes: { productId: item.product_id, sku: item.sku },
        cappedCodes: shop.quantity.cappedCodes,
        configMax: shop.quantity.max,
        stopOrder: false,
        stock: 0,
      });
      return { ...item, max_quantity: rule._tag === 'Range' ? rule.max : 1 };
    }),
    items_total: cart.items_total,
    shipping_total: cart.shipping_total,
    total: cart.total,
    currency_code: cart.currency_code,
    billing_address: row.billing_address,
    shipping_address: row.shipping_address,
    payment: known ?? { payment_method: row.payment_method },
    orders: (await ordersOf(db, row)).map(({ number: made, created_at, state, total, currency }) => ({
      number: made,
      state,
      created_at: created_at.toISOString(),
      total: total as Minor,
      currency_code: currency,
    })),
    created_at: row.created_at.toISOString(),
    ...(skipped !== undefined && { left_out_order_date: skipped }),
    ...(row.problem && {
      problem: { ...row.problem, ...(row.retry_on !== null && { retry_on: row.retry_on }) },
    }),
    ...(payable && { payable_by: payable }),
    ...(number !== undefined && (kind === 'order' ? { source_order: number } : { source_cart: number })),
    ...(row.prescription && { prescription: row.prescription }),
    ...(row.ends_on !== null && { ends_on: row.ends_on }),
    ...(row.cancelled_at && { cancelled_at: row.cancelled_at.toISOString() }),
  };
};
