import { matchingEmail } from '../../../domain/customer/matching.ts';
import type { OrderState } from '../../../domain/orders/order-state.ts';
import type { OrderSource } from '../../../domain/tracking/campaign.ts';
import type { OrderWire } from '../../contract/orders/orders.ts';
import { sentLines } from '../../shop-server/cart/cart-facts.ts';
import { cartWire } from '../../shop-server/cart/cart-wire.ts';
import { accountNumber } from '../../shop-server/engine/account-number.ts';
import type { SoldOrder, SoldState } from '../../shop-server/engine/sold-order.ts';
import { basketOf } from '../../shop-server/orders/basket.ts';
import { customerKey } from '../coupons/coupon-store.ts';
import type { OrderRow } from '../db/commerce-tables.ts';
import { json } from '../db/json.ts';
import { lockRow } from '../db/rows.ts';
import type { Trx } from '../db/schema.ts';
import { issueInvoice } from '../invoices/issue-bill.ts';
import { keepLaw } from '../law/law-of-order.ts';
import { progressOf } from '../order-rows/order-progress.ts';
import { arrivalColumns } from '../orders/arrival-of-order.ts';
import { sourceColumn } from '../orders/insert-order.ts';
import { orderWire } from '../orders/order-wire.ts';
import { settleSale } from '../orders/settle-sale.ts';
import { takePrescription } from '../prescriptions/given-prescription.ts';
import type { Sandbox } from '../sandbox.ts';

const states: Readonly<Record<SoldState, OrderState>> = {
  waiting: 'payment_pending',
  open: 'new',
  shipped: 'shipped',
  cancelled: 'cancelled',
};

const destinationOf = ({ cart }: SoldOrder, { shops }: Pick<Sandbox, 'shops'>, brand: SoldOrder['brand']) =>
  cart.shippingAddress?.country_code ?? shops[brand].country;

/** Computes the arrival. Goods that are not known to be in stock are treated as goods that have to be ordered. */
const arrivalOf = (sandbox: Sandbox, sold: SoldOrder) => {
  const { brand, cart, inStock = false, placedAt } = sold;
  const country = destinationOf(sold, sandbox, brand);
  return arrivalColumns(sandbox, {
    brand,
    country,
    at: placedAt.getTime(),
    method: cart.shippingMethod,
    inStock,
  });
};

/** Finds the account that an order names, if this shop still has it. */
const buyerOf = (trx: Trx, { brand, cart }: SoldOrder) =>
  trx
    .selectFrom('customer')
    .select(['id', 'account_id'])
    .where('id', '=', accountNumber(cart.customerId) ?? null)
    .where('brand', '=', brand)
    .executeTakeFirst();

const insertLines = async (trx: Trx, { token, cart, inStock = false }: SoldOrder): Promise<void> => {
  const lines = sentLines(cart);
  if (lines.length === 0) return;
  await trx
    .insertInto('order_line')
    .values(
      lines.map(({ product, variantId, quantity }, i) => ({
        order_token: token,
        position: i + 1,
        product_id: product.id,
        variant_id: variantId,
        quantity,
        from_stock: inStock ? quantity : 0,
      })),
    )
    .execute();
};

/** Records the use of a coupon that the companion knows, so that its owner sees that it was used. Source: ACC-4. */
const noteCoupon = async (trx: Trx, { token, cart, state }: SoldOrder): Promise<void> => {
  const { coupon, email = '' } = cart;
  if (coupon === undefined || state === 'cancelled') return;
  await trx
    .insertInto('coupon_use')
    .columns(['code', 'order_token', 'customer'])
    .expression((from) =>
      from
        .selectFrom('coupon')
        .select(['code', from.val(token).as('order_token'), from.val(customerKey(email)).as('customer')])
        .where('code', '=', coupon),
    )
    .execute();
};

const insertRow = async (
  trx: Trx,
  sandbox: Sandbox,
  sold: SoldOrder,
  source: OrderSource,
): Promise<OrderRow | undefined> => {
  const { token, brand, locale, cart, placedAt } = sold;
  const buyer = await buyerOf(trx, sold);
  const email = cart.email ?? '';
  const prescription = await takePrescription(trx, cart.token);
  return trx
    .insertInto('shop_order')
    .values({
      token,
      cart_token: cart.token,
      number: sold.number,
      brand,
      locale,
      state: states[sold.state],
      email,
      email_key: matchingEmail(email),
      country: destinationOf(sold, sandbox, brand),
      total: cart.totals.total,
      currency: sold.currency,
      payment_method: cart.paymentMethod ?? null,
      basket: json(basketOf(cartWire(sandbox, { brand_channel: brand, locale }, cart), buyer, prescription)),
      ...arrivalOf(sandbox, sold),
      created_at: placedAt,
      paid_at: sold.paidAt ?? null,
      customer_id: buyer?.id ?? null,
      source: sourceColumn(source),
      tracking: sold.tracking ?? null,
      elsewhere: sold.elsewhere ?? null,
      expires_at: sold.state === 'waiting' ? (sold.payableUntil ?? null) : null,
    })
    .onConflict((known) => known.column('token').doNothing())
    .returningAll()
    .executeTakeFirst();
};

/** Inserts the copy of an order without any follow-up. Undefined if it exists already. */
export const insertOrder = async (
  trx: Trx,
  sandbox: Sandbox,
  sold: SoldOrder,
  source: OrderSource = {},
): Promise<OrderRow | undefined> => {
  const made = await insertRow(trx, sandbox, sold, source);
  if (!made) return undefined;
  await insertLines(trx, sold);
  await noteCoupon(trx, sold);
  return made;
};

/**
 * Stores a copy of an order that the engine placed, once, whether the buyer's request or the engine's notice comes
 * first. An order that is sold at once (nothing to pay, or paid later) is confirmed to the buyer. An order placed
 * elsewhere is confirmed by the system that placed it.
 */
export const keepOrder = async (
  trx: Trx,
  sandbox: Sandbox,
  sold: SoldOrder,
  source: OrderSource = {},
): Promise<OrderRow> => {
  const made = await insertOrder(trx, sandbox, sold, source);
  if (!made) return lockRow(trx, 'shop_order', { token: sold.token });
  if (!sold.elsewhere) await keepLaw(trx, sandbox, made);
  const now = new Date(sandbox.clock.now());
  if (sold.state === 'open' && !sold.elsewhere) await settleSale(trx, sandbox, sold.token, now);
  // The first notice of the order came after it was shipped.
  if (sold.state === 'shipped' && !sold.elsewhere) await issueInvoice(trx, sandbox, sold.token, now);
  return made;
};

export const keptOrderWire = async (trx: Trx, order: OrderRow): Promise<OrderWire> =>
  orderWire(order, (await progressOf(trx, [order.token]))(order.token));
