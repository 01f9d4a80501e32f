import { sql } from 'kysely';
import { numberForOrder } from '../../../domain/customer/miles-and-more.ts';
import type { ReplacedWay } from '../../../domain/orders/reorder-result.ts';
import type { Minor } from '../../../domain/shared/money.ts';
import type { Channel } from '../../contract/channel.ts';
import { paymentsInstead, sendingAgain } from '../../shop-server/checkout/ways-instead.ts';
import { patchCart, readCart } from '../cart/cart-store.ts';
import { viewCart } from '../cart/cart-view.ts';
import { refuseWayToPay, sumOf } from '../checkout/choose-payment.ts';
import { buyerOfCart } from '../checkout/is-known.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { updateRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import type { Sandbox } from '../sandbox.ts';

/** What the account adds to the checkout steps. */
type Buyer = Pick<CustomerRow, 'email' | 'miles_and_more_number'>;

/**
 * Copies the order's addresses, if the shop still delivers to them, into a cart that has no address yet. The e-mail is
 * that of the account: a customer may repeat an order that was made without it. So is the loyalty number, which the
 * address form would fill in. Source: CHK-22, MILES-4.
 */
const takeAddresses = async (
  trx: Trx,
  sandbox: Sandbox,
  token: string,
  { brand, basket }: OrderRow,
  { email, miles_and_more_number: kept }: Buyer,
): Promise<void> => {
  const { billing_address: billing, shipping_address: shipping } = basket;
  const number = numberForOrder(sandbox.shops[brand].features.milesAndMore, kept);
  const isServed = (country: string | undefined) =>
    sandbox.shops[brand].countries.some(({ code }) => code === country);
  if (!billing || !shipping || !isServed(billing.country_code) || !isServed(shipping.country_code)) {
    await updateRow(trx, 'cart', { token, checkout_state: 'cart' }, { email, checkout_state: 'address' });
    return;
  }
  await trx
    .updateTable('cart')
    .set({
      email,
      billing_address: json(billing),
      shipping_address: json(shipping),
      ...(number !== undefined && {
        miles_and_more_number: sql<string>`coalesce(miles_and_more_number, ${number})`,
      }),
      checkout_state: 'addressed',
    })
    .where('token', '=', token)
    .where('billing_address', 'is', null)
    .execute();
};

/** Sets the order's shipping and payment methods. A method that this cart cannot use any more is replaced by another one. */
const takeWays = async (
  trx: Trx,
  sandbox: Sandbox,
  channel: Channel,
  token: string,
  order: OrderRow,
): Promise<readonly ReplacedWay[]> => {
  const stored = await readCart(trx, channel, token);
  if (stored?.row.checkout_state !== 'addressed') return [];
  const view = await viewCart(trx, sandbox, channel, stored);
  const { currency, country } = sandbox.shops[channel.brand_channel];
  const before = order.basket.shipments[0]?.method;
  const open = view.shippingMethods.map(({ row: { key }, price }) => ({
    key,
    price: { minor: price as Minor, currency },
  }));
  const shipping_method = sendingAgain(open, before);
  if (shipping_method === undefined) return [];
  const now = sandbox.clock.now();
  const sent = {
    shipping_method,
    // A consent given for one order is asked for again with the next.
    shipping_opt_in: null,
    checkout_state: 'shipping_selected',
  } as const;
  await patchCart(trx, token, sent, now);
  const { totals } = await viewCart(trx, sandbox, channel, { ...stored, row: { ...stored.row, ...sent } });
  const paid = order.payment_method ?? '';
  const sum = sumOf(sandbox, stored.row, totals);
  const replaced: readonly ReplacedWay[] = shipping_method === before ? [] : ['shipping'];
  for (const payment_method of [paid, ...paymentsInstead(country, paid)]) {
    const refusal = await refuseWayToPay(trx, sandbox, buyerOfCart(stored.row), payment_method, sum);
    if (refusal !== undefined) continue;
    await patchCart(trx, token, { payment_method, checkout_state: 'payment_selected' }, now);
    return payment_method === paid ? replaced : [...replaced, 'payment'];
  }
  return replaced;
};

/**
 * Fills in the checkout steps from the order, so that the repeated order can be placed at once. Returns which methods had to be replaced. Source: REO-2, HOME-3.
 */
export const takeStepsAgain = async (
  trx: Trx,
  sandbox: Sandbox,
  channel: Channel,
  token: string,
  order: OrderRow,
  buyer: Buyer,
): Promise<readonly ReplacedWay[]> => {
  await takeAddresses(trx, sandbox, token, order, buyer);
  return takeWays(trx, sandbox, channel, token, order);
};
