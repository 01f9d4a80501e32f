import { randomUUID } from 'node:crypto';
import {
  type Channel,
  CustomerService,
  isGraphQlErrorResult,
  Order,
  OrderService,
  type RequestContext,
} from '@vendure/core';
import { CartFinder } from '../cart/cart-finder';
import { CheckoutChanges } from '../cart/checkout-changes';
import { fieldsOfLine } from '../cart/new-line';
import { NewLines } from '../cart/new-lines';
import { Pricing } from '../cart/pricing';
import { emailKey } from '../coupons/email-key';
import { sumsOf } from '../orders/order-view';
import { Variants } from '../stock/variants';
import { closePastOrder } from './close-past-order';
import type { Shops } from './fill-shops';
import type { Filler } from './filler';
import type { OrderEntry, RangeFile } from './range-file';

/** Units: ms. */
const day = 86_400_000;

const soldAt = ({ daysAgo, second }: OrderEntry, now: number): Date =>
  new Date((Math.floor(now / day) - daysAgo) * day + second * 1000);

/**
 * A cart with its goods at current prices, including discontinued ones, and with its addresses, shipping and payment
 * methods.
 */
const fillCart = async ({ app }: Filler, ctx: RequestContext, entry: OrderEntry): Promise<Order> => {
  const [finder, checkout] = [app.get(CartFinder), app.get(CheckoutChanges)];
  const { account, email, locale, lines, address } = entry;
  const { id } = await app.get(OrderService).create(ctx);
  const order = await finder.read(ctx, id);
  const ids = lines.map(({ shopId }) => shopId);
  const variants = await app.get(Variants).everByShopId(ctx, ids);
  for (const line of lines) {
    const variant = variants.get(line.shopId);
    if (!variant)
      throw new Error(`${entry.number}: the channel ${entry.channel} has no product ${line.shopId}`);
    const { quantity } = line;
    await app.get(NewLines).make(ctx, order, variant, { quantity, fields: fieldsOfLine(line) });
  }
  await finder.set(ctx, order, {
    cartToken: randomUUID(),
    orderToken: randomUUID(),
    buyerLocale: locale,
    destination: 'door',
    giftDeclined: true,
    account,
    email,
    emailKey: emailKey(email),
  });
  await checkout.update(ctx, order, { billing: address, shippingAddress: address });
  await checkout.shipping(ctx, order, { method: entry.method });
  await app.get(Pricing).settle(ctx, order);
  await checkout.payment(ctx, order, entry.payment);
  await finder.set(ctx, order, { checkoutState: 'completed', placedSums: JSON.stringify(sumsOf(order)) });
  return order;
};

const nameCustomer = async (
  { app, connection }: Filler,
  ctx: RequestContext,
  { id }: Order,
  { number, email: emailAddress, address: { firstName, lastName } }: OrderEntry,
): Promise<void> => {
  const customer = await app.get(CustomerService).createOrUpdate(ctx, { emailAddress, firstName, lastName });
  if (isGraphQlErrorResult(customer)) throw new Error(`${number}: ${customer.message}`);
  await connection.getRepository(ctx, Order).update(id, { customer: { id: customer.id } });
};

const fillOrder = async (filler: Filler, channel: Channel, entry: OrderEntry): Promise<boolean> =>
  filler.connection.withTransaction(await filler.contextOf(channel), async (ctx) => {
    const isThere = await filler.connection.getRepository(ctx, Order).existsBy({ code: entry.number });
    if (isThere) return false;
    const order = await fillCart(filler, ctx, entry);
    await nameCustomer(filler, ctx, order, entry);
    await closePastOrder(filler, ctx, { order, entry, at: soldAt(entry, Date.now()) });
    return true;
  });

/** Earlier orders, which the shop requests by their account. */
export const fillOrders = async (
  filler: Filler,
  { orders = [] }: RangeFile,
  { channels }: Shops,
): Promise<void> => {
  let made = 0;
  for (const entry of orders) {
    const channel = channels.get(entry.channel);
    if (channel && (await fillOrder(filler, channel, entry))) made += 1;
  }
  if (orders.length > 0) filler.say(`${made} orders created, ${orders.length - made} already existed`);
};
