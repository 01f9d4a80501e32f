import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { Allocated } from '../../../domain/orders/allocate.ts';
import { type OrderSource, orderSource } from '../../../domain/tracking/campaign.ts';
import { maxTrackingLength } from '../../../domain/tracking/tracking-cookie.ts';
import type { Channel } from '../../contract/channel.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import { isPaidLater } from '../../shop-server/checkout/payment-methods.ts';
import { basketOf } from '../../shop-server/orders/basket.ts';
import { patchCart } from '../cart/cart-store.ts';
import { type CartView, sentLines } from '../cart/cart-view.ts';
import { cartWire } from '../cart/cart-wire.ts';
import { customerKey } from '../coupons/coupon-store.ts';
import type { CustomerRow } from '../db/customer-tables.ts';
import { json } from '../db/json.ts';
import { newToken } from '../db/new-token.ts';
import type { Trx } from '../db/schema.ts';
import { keepLaw } from '../law/law-of-order.ts';
import { takePrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';
import { arrivalColumns } from './arrival-of-order.ts';
import { orderNumber } from './order-number.ts';
import { orderWire } from './order-wire.ts';
import { settleSale } from './settle-sale.ts';

/** How long stock is reserved while a payment is awaited. */
export const paymentWindowMs = 30 * 60_000;

/** Keeps only the known fields of an order's source, each cut to the length that a shop stores. */
export const sourceColumn = (source: OrderSource) => {
  const known = Object.entries(orderSource(source)).map(([key, text]) => [
    key,
    text.slice(0, maxTrackingLength),
  ]);
  return known.length > 0 ? json(Object.fromEntries(known)) : null;
};

/** The country an order is sent to, and its arrival days with the chosen shipping method. */
const arrivalOf = (sandbox: Sandbox, { row }: CartView, allocated: readonly Allocated[]) => {
  const { brand, shipping_address: to, shipping_method: method } = row;
  const country = to?.country_code ?? sandbox.shops[brand].country;
  const inStock = allocated.every(({ quantity, fromStock }) => fromStock === quantity);
  const at = sandbox.clock.now();
  return { country, ...arrivalColumns(sandbox, { brand, country, at, method, inStock }) };
};

/**
 * Inserts an order with its dependent rows, and closes its cart. `customer`: the buyer, if signed in. Returns the order
 * in wire format.
 */
export const insertOrder = async (
  trx: Trx,
  sandbox: Sandbox,
  channel: Channel,
  view: CartView,
  allocated: readonly Allocated[],
  customer: CustomerRow | undefined,
  source: OrderSource = {},
): Promise<OrderWire> => {
  const { row, totals, coupon } = view;
  const lines = sentLines(view);
  const now = new Date(sandbox.clock.now());
  const nothingToPay = row.checkout_state === 'payment_skipped';
  const settled = nothingToPay || isPaidLater(row.payment_method ?? '');
  const email = row.email ?? '';
  const prescription = await takePrescription(trx, row.token);
  const token = newToken();
  const order = await trx
    .insertInto('shop_order')
    .values({
      token,
      cart_token: row.token,
      number: orderNumber(row.brand),
      brand: row.brand,
      locale: channel.locale,
      state: settled ? 'new' : 'payment_pending',
      email,
      email_key: matchingEmail(email),
      total: totals.total,
      currency: sandbox.shops[row.brand].currency,
      payment_method: row.payment_method,
      basket: json(basketOf(cartWire(sandbox, channel.locale, view), customer, prescription)),
      ...arrivalOf(sandbox, view, allocated),
      created_at: now,
      paid_at: nothingToPay ? now : null,
      customer_id: customer?.id ?? null,
      source: sourceColumn(source),
      expires_at: settled ? null : new Date(now.getTime() + paymentWindowMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_line')
    .values(
      allocated.map(({ variantId, quantity, fromStock }, i) => ({
        order_token: token,
        position: i + 1,
        product_id: lines[i]?.product.id ?? '',
        variant_id: variantId,
        quantity,
        from_stock: fromStock,
      })),
    )
    .execute();
  if (coupon)
    await trx
      .insertInto('coupon_use')
      .values({ code: coupon.code, order_token: token, customer: customerKey(email) })
      .execute();
  await keepLaw(trx, sandbox, order);
  if (settled) await settleSale(trx, sandbox, token, now);
  await patchCart(trx, row.token, { checkout_state: 'completed' }, now.getTime());
  return orderWire(order);
};
